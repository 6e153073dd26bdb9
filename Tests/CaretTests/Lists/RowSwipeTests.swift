import Caret
import CaretTesting
import Testing

/// Swipe actions of rows, by closures, and by methods of owners.
@MainActor @Suite(.app) struct RowSwipeTests {
    @MainActor private final class Desk {
        var log: [String] = []
        func archive() -> [UIContextualAction] { [action("Archive")] }
        func action(_ title: String) -> UIContextualAction {
            UIContextualAction(style: .normal, title: title) { [weak self] _, _, done in
                self?.log.append(title)
                done(true)
            }
        }
    }

    private func launch(_ row: @escaping @MainActor () -> Row<UITableViewCell>) async throws -> (TestApp, UITableView) {
        try await ListScreen.launch { table in
            table.rowHeight = 60
            table.sections { Section { row() } }
        }
    }

    private func swipe(_ app: TestApp, by distance: CGFloat) async throws {
        let start = CGPoint(x: distance < 0 ? 300 : 90, y: 30)
        await app.drag(from: start, to: CGPoint(x: start.x + distance, y: 30), over: .milliseconds(300), rest: .milliseconds(200))
        try await app.settle()
    }

    @Test func aSwipeShowsTheActionsOfAClosure() async throws {
        let desk = Desk()
        let (app, table) = try await launch {
            Row(1, .default, "a").trailingActions { [desk.action("Later"), desk.action("Flag")] }.leadingActions { [desk.action("Read")] }
        }
        try await swipe(app, by: -150)
        #expect((table.visibleCells.first?.frame.minX ?? 0) < -70)
        try await app.tap("Flag")
        try await app.settle()
        try await swipe(app, by: 80)
        try await app.tap("Read")
        try await app.settle()
        #expect(desk.log == ["Flag", "Read"] && table.visibleCells.first?.frame.minX == 0)
    }

    @Test func ownersProvideActionsAsLongAsTheyLive() async throws {
        var desk: Desk? = Desk()
        weak let weakDesk = desk
        let (app, table) = try await ListScreen.launch { [weak desk] table in
            table.rowHeight = 60
            guard let desk else { return }
            table.sections([
                Section { Row(1, .default, "a").trailingActions(desk, call: Desk.archive).leadingActions(desk) { [$0.action("Read")] } }
            ])
        }
        try await swipe(app, by: -80)
        try await app.tap("Archive")
        try await app.settle()
        try await swipe(app, by: 80)
        try await app.tap("Read")
        try await app.settle()
        #expect(desk?.log == ["Archive", "Read"])
        desk = nil
        #expect(weakDesk == nil)
        try await swipe(app, by: -80)
        #expect(table.visibleCells.first?.frame.minX == 0)
    }

    @Test func aRowIsIndentedByItsLevel() async throws {
        let (_, table) = try await launch { Row(1, .default, "a").indentation(3).estimatedHeight(60) }
        #expect(table.visibleCells.first?.indentationLevel == 3)
    }
}
