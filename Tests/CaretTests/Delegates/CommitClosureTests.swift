import Caret
import CaretTesting
import Testing
import UIKit

/// Swipes to delete rows, by closures alone.
@MainActor @Suite(.app) struct CommitClosureTests {
    private func launch(_ more: @escaping (UITableView) -> Void) async throws -> (TestApp, UITableView) {
        try await ListScreen.launch { table in
            table.answer(.numberOfRowsInSection) { _ in 3 }
            table.answer(.cellForRow) { _ in UITableViewCell() }
            more(table)
        }
    }

    private func swipe(_ app: TestApp, _ table: UITableView) async throws -> CGFloat {
        let row = table.convert(table.rectForRow(at: IndexPath(row: 1, section: 0)), to: nil)
        await app.drag(from: CGPoint(x: row.maxX - 40, y: row.midY), to: CGPoint(x: row.maxX - 140, y: row.midY))
        try await app.settle()
        // Without rows there would be nothing to swipe.
        return try #require(table.cellForRow(at: IndexPath(row: 1, section: 0))).frame.minX
    }

    @Test func aCommitClosureEnablesSwipes() async throws {
        var edits: [IndexPath] = []
        let (app, table) = try await launch { $0.on(.commitEditing) { edits.append($0.indexPath) } }
        #expect(try await swipe(app, table) < -60)
        try await app.tap("Delete")
        #expect(edits == [IndexPath(row: 1, section: 0)])
    }

    @Test func withoutACommitClosureRowsAreNotSwiped() async throws {
        let (app, table) = try await launch { _ in }
        #expect(try await swipe(app, table) == 0)
    }

    @Test func aHandlerMayForbidEdits() async throws {
        let (app, table) = try await launch { table in
            table.on(.commitEditing) { _ in }
            table.answer(.canEditRow) { $0.row != 1 }
        }
        #expect(try await swipe(app, table) == 0)
    }
}
