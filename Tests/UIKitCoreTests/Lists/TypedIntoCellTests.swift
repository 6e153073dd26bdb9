import CaretTesting
import Testing
import UIKit
import UIKitCore

/// Cells that contain the first responder, and scroll away.
@Suite @MainActor struct TypedIntoCellTests {
    private func field(in cell: UIView) -> UITextField {
        let field = UITextField(frame: CGRect(x: 100, y: 4, width: 120, height: 30))
        cell.addSubview(field)
        return field
    }

    @Test(.app) func aTableKeepsTheCellOfTheFirstResponder() throws {
        let stage = try Stage()
        defer { stage.end() }
        let rows = Rows(1000)
        let table = UITableView.make(rows)
        stage.show(table)
        let path = IndexPath(row: 2, section: 0)
        let cell = try #require(table.cellForRow(at: path))
        let field = field(in: cell)
        field.becomeFirstResponder()
        for offset in stride(from: 0, through: 8_000, by: 400) {
            table.contentOffset.y = CGFloat(offset)
            stage.advance()
        }
        #expect(field.isFirstResponder && table.cellForRow(at: path) === cell && cell.frame.minY == 88)
        #expect(!table.visibleCells.contains(cell) && table.indexPathsForVisibleRows?.contains(path) == false)
        #expect(!rows.log.contains("end 2"))
        let asked = rows.configured
        table.contentOffset.y = 0
        stage.advance()
        #expect(table.visibleCells.contains(cell) && table.words[2] == "0.2" && rows.configured == asked + 12)
    }

    @Test(.app) func aCellWithoutTheFirstResponderIsReused() throws {
        let stage = try Stage()
        defer { stage.end() }
        let rows = Rows(1000)
        let table = UITableView.make(rows)
        stage.show(table)
        let field = field(in: try #require(table.cellForRow(at: IndexPath(row: 2, section: 0))))
        field.becomeFirstResponder()
        table.contentOffset.y = 8_000
        stage.advance()
        field.resignFirstResponder()
        table.contentOffset.y += 10
        stage.advance()
        #expect(table.cellForRow(at: IndexPath(row: 2, section: 0)) == nil && rows.log.filter { $0 == "end 2" }.count == 1)
    }

    @Test(.app, arguments: [true, false]) func theCellMovesWithItsRowAndIsRemovedWithIt(isAnimated: Bool) throws {
        let stage = try Stage()
        defer { stage.end() }
        let rows = Rows(1000)
        let table = UITableView.make(rows)
        stage.show(table)
        let cell = try #require(table.cellForRow(at: IndexPath(row: 2, section: 0)))
        let field = field(in: cell)
        field.becomeFirstResponder()
        table.contentOffset.y = 8_000
        stage.advance()
        let top = table.words.first
        rows.sections[0].insert("new", at: 0)
        let animation = isAnimated ? UITableView.RowAnimation.fade : .none
        table.insertRows(at: [IndexPath(row: 0, section: 0)], with: animation)
        stage.advance(40)
        #expect(table.cellForRow(at: IndexPath(row: 3, section: 0)) === cell && field.isFirstResponder && table.words.first == top)
        rows.sections[0].remove(at: 3)
        table.deleteRows(at: [IndexPath(row: 3, section: 0)], with: animation)
        stage.advance(40)
        #expect(!field.isFirstResponder && cell.window == nil && table.words.first == top)
    }

    @Test(.app) func aCollectionViewKeepsItsCell() throws {
        let stage = try Stage()
        defer { stage.end() }
        let items = Items(1000)
        let view = UICollectionView.make(items, itemSize: CGSize(width: 320, height: 60))
        stage.show(view)
        let path = IndexPath(item: 2, section: 0)
        let cell = try #require(view.cellForItem(at: path))
        let field = field(in: cell)
        field.becomeFirstResponder()
        for offset in [200, 2_000, 20_000] {
            view.contentOffset.y = CGFloat(offset)
            stage.advance()
            #expect(field.isFirstResponder && view.cellForItem(at: path) === cell && cell.frame.minY == 120)
            #expect(!view.visibleCells.contains(cell) && !view.indexPathsForVisibleItems.contains(path))
        }
        view.contentOffset.y = 100
        stage.advance()
        #expect(view.visibleCells.contains(cell) && (cell as? CountingCell)?.reuses == 0)
        view.contentOffset.y = 20_000
        stage.advance()
        items.sections[0] = 999
        view.deleteItems(at: [path])
        stage.advance(40)
        #expect(!field.isFirstResponder && cell.window == nil)
    }

    @Test(.app) func reloadedDataLeavesNothingBehind() throws {
        let stage = try Stage()
        defer { stage.end() }
        let (rows, items) = (Rows(1000), Items(1000))
        let table = UITableView.make(rows)
        let view = UICollectionView.make(items, itemSize: CGSize(width: 320, height: 60))
        let half = CGRect(x: 0, y: 0, width: 320, height: 284)
        for list in [table, view] {
            list.frame = half
            stage.show(list)
            field(in: list === table ? table.visibleCells[1] : view.visibleCells[1]).becomeFirstResponder()
            list.contentOffset.y = 8_000
            stage.advance()
            if list === table { rows.sections = [["only"]] } else { items.sections = [1] }
            list === table ? table.reloadData() : view.reloadData()
            stage.advance(2)
            #expect(stage.window.firstResponder == nil)
            #expect(list.subviews.filter { $0 is UITableViewCell || $0 is UICollectionViewCell }.count == 1)
            list.removeFromSuperview()
        }
    }
}
