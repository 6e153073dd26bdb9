import CaretTesting
import Testing
import UIKit
import UIKitCore

/// Reloaded rows and items are no longer selected.
@Suite @MainActor struct ReloadedSelectionTests {
    @Test(.app) func reloadedRowsLoseTheirSelection() throws {
        let stage = try Stage()
        defer { stage.end() }
        let rows = Rows(5, 5)
        let table = UITableView.make(rows)
        table.allowsMultipleSelection = true
        stage.show(table)
        for path: IndexPath in [[0, 1], [0, 2], [1, 4]] { table.selectRow(at: path, animated: false, scrollPosition: .none) }
        table.reloadRows(at: [[0, 1]], with: .none)
        stage.advance()
        #expect(table.indexPathsForSelectedRows?.sorted() == [[0, 2], [1, 4]] && table.cellForRow(at: [0, 1])?.isSelected == false)
        rows.sections[1] = ["only"]
        table.reloadSections([1], with: .none)
        stage.advance()
        #expect(table.indexPathsForSelectedRows == [[0, 2]])
        table.reconfigureRows(at: [[0, 2]])
        #expect(table.indexPathsForSelectedRows == [[0, 2]] && table.cellForRow(at: [0, 2])?.isSelected == true)
        rows.log = []
        stage.tap(CGPoint(x: 100, y: 60))
        #expect(!rows.log.contains("willDeselect 4"))
    }

    @Test(.app) func reloadedItemsLoseTheirSelection() throws {
        let stage = try Stage()
        defer { stage.end() }
        let items = Items(5, 5)
        let view = UICollectionView.make(items, itemSize: CGSize(width: 320, height: 40))
        view.allowsMultipleSelection = true
        stage.show(view)
        for path: IndexPath in [[0, 1], [0, 2], [1, 4]] { view.selectItem(at: path, animated: false, scrollPosition: []) }
        view.reloadItems(at: [[0, 1]])
        stage.advance(30)
        #expect(view.indexPathsForSelectedItems?.sorted() == [[0, 2], [1, 4]])
        items.sections[1] = 1
        view.reloadSections([1])
        stage.advance(30)
        #expect(view.indexPathsForSelectedItems == [[0, 2]] && view.cellForItem(at: [0, 2])?.isSelected == true)
    }
}
