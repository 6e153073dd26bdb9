import Testing
import UIKit
import UIKitCore

/// Changes to rows whose deletion is still animated.
@Suite(.app) @MainActor struct RowRemovalTests {
    /// Keeps a cell for each row, as settings screens do.
    final class FixedRows: NSObject, UITableViewDataSource, UITableViewDelegate {
        var cells: [UITableViewCell]
        var begins = 0
        var ends = 0

        init(identifier: String?) {
            cells = (0..<4).map { number in
                let cell = UITableViewCell(style: .default, reuseIdentifier: identifier)
                cell.textLabel?.text = "\(number)"
                return cell
            }
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { cells.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { cells[indexPath.row] }
        func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) { begins += 1 }
        func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) { ends += 1 }
    }

    private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

    private func make(_ rows: FixedRows, _ stage: Stage) -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
        table.rowHeight = 44
        table.dataSource = rows
        table.delegate = rows
        stage.show(table)
        return table
    }

    private func check(_ table: UITableView, _ rows: FixedRows) {
        #expect(table.visibleCells.map(ObjectIdentifier.init) == rows.cells.map(ObjectIdentifier.init))
        #expect(table.visibleCells.map(\.frame.minY) == rows.cells.indices.map { CGFloat($0) * 44 })
        #expect(rows.cells.allSatisfy { $0.superview === table && $0.alpha == 1 && $0.layer.presentation()?.opacity ?? 1 == 1 })
        #expect(rows.begins - rows.ends == rows.cells.count, "\(rows.begins) begins, \(rows.ends) ends")
    }

    @Test(arguments: [nil, "fixed"]) func aRowThatIsReloadedMayHaveTheSameCell(identifier: String?) throws {
        let stage = try Stage()
        defer { stage.end() }
        let rows = FixedRows(identifier: identifier)
        let table = make(rows, stage)
        table.reloadRows(at: [path(1)], with: .automatic)
        stage.advance(6)
        table.reloadRows(at: [path(1), path(2)], with: .left)
        stage.advance(3)
        table.reloadSections([0], with: .fade)
        stage.advance(40)
        check(table, rows)
    }

    @Test func aDeletedRowMayReturnAtOnce() throws {
        let stage = try Stage()
        defer { stage.end() }
        let rows = FixedRows(identifier: nil)
        let table = make(rows, stage)
        let cell = rows.cells.remove(at: 1)
        table.deleteRows(at: [path(1)], with: .right)
        stage.advance(6)
        rows.cells.append(cell)
        table.insertRows(at: [path(3)], with: .left)
        // The row is deleted once more before the first deletion has ended.
        stage.advance(6)
        rows.cells.removeLast()
        table.deleteRows(at: [path(3)], with: .right)
        stage.advance(8)
        #expect(cell.superview === table)
        stage.advance(40)
        #expect(cell.superview == nil)
        check(table, rows)
    }

    @Test func aReloadEndsTheDisplayOfDeletedRows() throws {
        let stage = try Stage()
        defer { stage.end() }
        let rows = Rows(6)
        let table = UITableView.make(rows)
        stage.show(table)
        rows.sections[0].removeFirst(2)
        table.deleteRows(at: [path(0), path(1)], with: .fade)
        stage.advance(4)
        rows.log = []
        table.reloadData()
        #expect(rows.log == ["end 0", "end 1", "end 0", "end 1", "end 2", "end 3"])
        stage.advance(40)
        #expect(rows.log.filter { $0.hasPrefix("end") }.count == 6)
    }

    @Test func rowsDeletedTogetherEndFromTopToBottom() throws {
        let stage = try Stage()
        defer { stage.end() }
        let rows = Rows(400)
        let table = UITableView.make(rows)
        stage.show(table)
        rows.log = []
        table.contentOffset.y = 8_000
        stage.advance()
        #expect(rows.log.filter { $0.hasPrefix("end") } == (0..<13).map { "end \($0)" })
    }

    @Test func itemsDeletedTogetherEndInOrder() throws {
        let stage = try Stage()
        defer { stage.end() }
        let items = Items(400)
        let view = UICollectionView.make(items, itemSize: CGSize(width: 320, height: 44))
        stage.show(view)
        items.log = []
        view.contentOffset.y = 12_000
        stage.advance()
        #expect(items.log.filter { $0.hasPrefix("end") } == (0..<13).map { "end \($0)" })
    }

    /// Returns the same dequeued cell for an item during its lifetime.
    final class RetainingItems: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
        var kept: [Int: UICollectionViewCell] = [:]
        var numbers = [0, 1, 2]
        var begins = 0
        var ends = 0

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { numbers.count }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            let number = numbers[indexPath.item]
            if let cell = kept[number] { return cell }
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
            kept[number] = cell
            return cell
        }
        func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {
            begins += 1
        }
        func collectionView(
            _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
        ) { ends += 1 }
    }

    @Test func anItemThatIsReloadedMayHaveTheSameCell() throws {
        let stage = try Stage()
        defer { stage.end() }
        let items = RetainingItems()
        let view = UICollectionView.make(Items(0), itemSize: CGSize(width: 320, height: 60))
        view.dataSource = items
        view.delegate = items
        stage.show(view)
        view.reloadItems(at: [path(1)])
        stage.advance(6)
        view.reloadItems(at: [path(1)])
        stage.advance(40)
        let cell = try #require(items.kept[1])
        #expect(cell.superview === view && cell.alpha == 1 && view.cellForItem(at: path(1)) === cell && cell.frame.minY == 60)
        #expect(items.begins - items.ends == 3)
    }

    /// Reloads its data when its first header is about to be displayed.
    final class Restless: NSObject, UITableViewDataSource, UITableViewDelegate {
        var reloads = 2
        func numberOfSections(in tableView: UITableView) -> Int { 2 }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Header" }
        func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { "Footer" }
        func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) { reload(tableView) }
        func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) { reload(tableView) }
        private func reload(_ table: UITableView) {
            guard reloads > 0 else { return }
            reloads -= 1
            table.reloadData()
        }
    }

    @Test func aReloadDuringTheDisplayOfAHeaderLeavesNoneBehind() throws {
        let stage = try Stage()
        defer { stage.end() }
        let rows = Restless()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
        table.dataSource = rows
        table.delegate = rows
        stage.show(table)
        stage.advance(5)
        #expect(rows.reloads == 0 && table.subviews.filter { $0 is UITableViewHeaderFooterView }.count == 4)
        rows.reloads = 1
        table.reloadData()
        stage.advance(5)
        #expect(table.subviews.filter { $0 is UITableViewHeaderFooterView }.count == 4)
    }
}
