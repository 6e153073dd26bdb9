import CaretTesting
import Testing
import UIKit
import UIKitCore

@Suite @MainActor struct UITableViewSelectionTests {
    @Test(.app) func aTapNotifiesInUIKitsOrder() throws {
        let stage = try Stage()
        defer { stage.end() }
        let rows = Rows(5)
        let table = UITableView.make(rows)
        stage.show(table)
        stage.tap(CGPoint(x: 50, y: 20))
        rows.log = []
        stage.tap(CGPoint(x: 50, y: 64))
        #expect(
            rows.log == [
                "shouldHighlight 1", "didHighlight 1", "didUnhighlight 1", "willSelect 1", "willDeselect 0", "didDeselect 0", "didSelect 1",
            ])
        #expect(table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
        #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.isSelected == true)
        rows.isRefusing = true
        stage.tap(CGPoint(x: 50, y: 20))
        #expect(table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
    }

    @Test(.app) func severalRowsAreSelectedOneByOneAndStaySelectedOffTheScreen() throws {
        let stage = try Stage()
        defer { stage.end() }
        let table = UITableView.make(Rows(100))
        table.allowsMultipleSelection = true
        stage.show(table)
        stage.tap(CGPoint(x: 50, y: 20))
        stage.tap(CGPoint(x: 50, y: 64))
        table.contentOffset.y = 2_000
        stage.advance()
        #expect(table.visibleCells.allSatisfy { !$0.isSelected })
        table.contentOffset.y = 0
        stage.advance()
        #expect(table.visibleCells.prefix(3).map(\.isSelected) == [true, true, false])
        stage.tap(CGPoint(x: 50, y: 20))
        #expect(table.indexPathsForSelectedRows == [IndexPath(row: 1, section: 0)])
        table.deselectRow(at: IndexPath(row: 1, section: 0), animated: false)
        #expect(table.indexPathsForSelectedRows == nil)
    }

    @Test(.app) func aSelectedCellHasAGrayBackground() throws {
        let stage = try Stage()
        defer { stage.end() }
        let table = UITableView.make(Rows(5))
        stage.show(table)
        table.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
        let cell = try #require(table.cellForRow(at: IndexPath(row: 2, section: 0)))
        #expect(cell.subviews.first?.backgroundColor == .systemGray4)
        cell.selectionStyle = .none
        #expect(cell.subviews.first === cell.contentView)
    }
}
