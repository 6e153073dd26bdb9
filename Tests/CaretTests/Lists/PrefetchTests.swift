import Caret
import CaretTesting
import Observation
import Testing

/// Tasks that prepare rows, while the list changes.
@MainActor @Suite(.app) struct PrefetchTests {
    @MainActor @Observable final class Mailbox {
        var numbers = Array(0..<300)
        var title = ""
    }

    private let mailbox = Mailbox()
    private let gates = Gates()

    private var cancelled: [String] { gates.log.filter { $0.hasSuffix("cancelled") } }
    private var started: [String] { gates.log.filter { !$0.hasSuffix("cancelled") } }

    private func launchTable() async throws -> (TestApp, UITableView) {
        let (mailbox, gates) = (mailbox, gates)
        let (app, table) = try await ListScreen.launch { table in
            table.sections {
                let title = mailbox.title
                Section("mail", lazy: mailbox.numbers) { number in
                    Row(number, .default, "\(title)\(number)").onPrefetch { try? await gates.wait("\(number)") }
                }
            }
        }
        await app.advance(frames: 2)
        return (app, table)
    }

    @Test func aRefreshKeepsTheTasksOfLazyRows() async throws {
        let (app, table) = try await launchTable()
        let before = started
        #expect(before.count > 5)
        mailbox.title = "New "
        try await app.settle()
        #expect(table.words.first == "New 0" && cancelled.isEmpty && gates.waitingCount >= before.count)
    }

    /// New mails arrive above, as after a pull to refresh.
    @Test(arguments: [3, 1]) func tasksFollowTheirRows(count: Int) async throws {
        let (app, table) = try await launchTable()
        let before = started
        mailbox.numbers.insert(contentsOf: (0..<count).map { 1_000 + $0 }, at: 0)
        try await app.settle()
        #expect(table.words.first == "1000" && cancelled.isEmpty)
        // No row is prepared twice.
        #expect(Set(started).count == started.count && started.starts(with: before))
        mailbox.numbers.removeSubrange(0..<count)
        try await app.settle()
        #expect(table.words.first == "0" && cancelled.isEmpty && Set(started).count == started.count)
    }

    @Test func rowsThatComeNearArePrepared() async throws {
        let (app, table) = try await launchTable()
        let last = started.compactMap { Int($0) }.max() ?? 0
        mailbox.numbers.removeFirst(3)
        try await app.settle()
        #expect(table.words.first == "3" && Set(started).isSuperset(of: (1...3).map { "\(last + $0)" }))
        #expect(cancelled.isEmpty && Set(started).count == started.count)
    }

    @Test func theTasksOfRemovedRowsAreCancelled() async throws {
        let (app, _) = try await launchTable()
        let count = gates.waitingCount
        mailbox.numbers = Array(5_000..<5_300)
        try await app.settle()
        #expect(cancelled.count == count)
        mailbox.numbers = []
        try await app.settle()
        #expect(gates.waitingCount == 0 && cancelled.count == started.count)
    }

    @Test func aPullKeepsTheTasksOfItems() async throws {
        let (mailbox, gates) = (mailbox, gates)
        let (app, grid) = try await ItemScreen.launch(ItemScreen.squares()) { grid in
            grid.sections {
                Section("mail", lazy: mailbox.numbers) { number in
                    Row(number, cell: NumberCell.self) { $0.number = number }.onPrefetch { try? await gates.wait("\(number)") }
                }
            }
        }
        await app.advance(frames: 2)
        #expect(!started.isEmpty)
        mailbox.numbers.insert(1_000, at: 0)
        try await app.settle()
        #expect(grid.numbers.first == 1_000 && cancelled.isEmpty && Set(started).count == started.count)
    }
}
