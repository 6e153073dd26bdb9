import Caret
import CaretTesting
import Testing

/// Handlers that are added while a cell is configured.
@MainActor @Suite(.app) struct FillingTests {
    @MainActor private final class Player {
        static let ended = Notification.Name("FillingTests.ended")
        var count = 0

        init(outlasts: Bool) {
            let handler = NotificationCenter.default.on(.posted(Self.ended), self) { $0.count += 1 }
            if outlasts { handler.endsWithOwner() }
        }
    }

    @Test(arguments: [true, false]) func aHandlerMayOutliveTheConfigurationOfItsCell(outlasts: Bool) async throws {
        var player: Player?
        let (app, table) = try await ListScreen.launch { table in
            table.sections {
                Section {
                    Row(1, cell: UITableViewCell.self) { _ in if player == nil { player = Player(outlasts: outlasts) } }
                }
            }
        }
        NotificationCenter.default.post(name: Player.ended, object: nil)
        await app.advance(frames: 1)
        #expect(player?.count == 1)
        table.sections { Section { Row(2, .default, "Other") } }
        await app.advance(frames: 2)
        NotificationCenter.default.post(name: Player.ended, object: nil)
        await app.advance(frames: 1)
        #expect(player?.count == (outlasts ? 2 : 1))
    }
}
