import CaretTesting
import Testing
import UIKit
import UIKitCore

@Suite @MainActor struct DiffableDataSourceTests {
    private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

    private func snapshot(_ sections: [(String, [Int])]) -> Snapshot {
        var result = Snapshot()
        for (section, items) in sections {
            result.appendSections([section])
            result.appendItems(items)
        }
        return result
    }

    private func table(_ stage: Stage) -> (UITableView, UITableViewDiffableDataSource<String, Int>) {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
        table.rowHeight = 44
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { table, path, item in
            let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
            cell.textLabel?.text = "\(item)"
            return cell
        }
        stage.show(table)
        return (table, source)
    }

    @Test(.app) func `R74 one assignment shows the data in one pass`() throws {
        let stage = try Stage()
        defer { stage.end() }
        let (table, source) = table(stage)
        source.apply(snapshot([("a", [1, 2]), ("b", [3])]), animatingDifferences: false)
        stage.advance()
        #expect(table.words == ["1", "2", "3"])
        #expect(source.itemIdentifier(for: IndexPath(row: 0, section: 1)) == 3 && source.indexPath(for: 2) == IndexPath(row: 1, section: 0))
    }

    @Test(.app) func differencesMoveCellsAndKeepThem() throws {
        let stage = try Stage()
        defer { stage.end() }
        let (table, source) = table(stage)
        source.apply(snapshot([("a", [1, 2, 3]), ("b", [4])]), animatingDifferences: false)
        stage.advance()
        let two = table.cellForRow(at: IndexPath(row: 1, section: 0))
        source.apply(snapshot([("b", [4, 2, 9]), ("a", [3])]))
        stage.advance(40)
        #expect(table.words == ["4", "2", "9", "3"])
        #expect(table.cellForRow(at: IndexPath(row: 1, section: 0)) === two)
    }

    @Test(.app) func manyRandomSnapshotsAreShownCorrectly() throws {
        let stage = try Stage()
        defer { stage.end() }
        let (table, source) = table(stage)
        var chance = Chance(seed: 5)
        for round in 0..<300 {
            var next = Snapshot()
            var items = Array(0..<12)
            for section in ["a", "b", "c"].prefix(1 + chance.next(3)) {
                next.appendSections([section])
                for _ in 0..<chance.next(5) where !items.isEmpty { next.appendItems([items.remove(at: chance.next(items.count))]) }
            }
            source.apply(next, animatingDifferences: round % 2 == 0)
            if round % 4 == 0 { stage.advance(chance.next(25)) }
            stage.advance()
            #expect(table.words == next.itemIdentifiers.map(String.init))
        }
    }

    @Test(.app) func reconfiguringAndReloadingShowNewContent() throws {
        let stage = try Stage()
        defer { stage.end() }
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        let suffix = Suffix()
        let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { table, path, item in
            let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
            cell.textLabel?.text = "\(item)\(suffix.text)"
            return cell
        }
        stage.show(table)
        source.apply(snapshot([("a", [1, 2, 3])]), animatingDifferences: false)
        stage.advance()
        let cell = table.cellForRow(at: IndexPath(row: 1, section: 0))
        suffix.text = "!"
        var next = source.snapshot()
        next.reconfigureItems([2])
        next.reloadItems([3])
        source.apply(next, animatingDifferences: false)
        stage.advance()
        #expect(table.words == ["1", "2!", "3!"] && table.cellForRow(at: IndexPath(row: 1, section: 0)) === cell)
    }

    @Test(.app) func collectionViewsShowSnapshotsToo() throws {
        let stage = try Stage()
        defer { stage.end() }
        let layout = UICollectionViewFlowLayout()
        let list = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 568), collectionViewLayout: layout)
        let suffix = Suffix()
        let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, item in
            cell.tag = item
            cell.accessibilityLabel = "\(item)\(suffix.text)"
        }
        let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: list) { list, path, item in
            list.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        stage.show(list)
        source.apply(snapshot([("a", [1, 2, 3])]), animatingDifferences: false)
        stage.advance()
        source.apply(snapshot([("a", [3, 7, 1])]))
        stage.advance(2)
        let tags = (0..<3).map { list.cellForItem(at: IndexPath(item: $0, section: 0))?.tag }
        #expect(tags == [3, 7, 1])
        stage.advance(30)
        let cell = try #require(list.cellForItem(at: IndexPath(item: 1, section: 0)))
        suffix.text = "!"
        var next = source.snapshot()
        next.reconfigureItems([7])
        source.apply(next)
        stage.advance(2)
        let labels = (0..<3).map { list.cellForItem(at: IndexPath(item: $0, section: 0))?.accessibilityLabel }
        #expect(labels == ["3", "7!", "1"], "of one that was configured anew, and of no other")
        #expect(list.cellForItem(at: IndexPath(item: 1, section: 0)) === cell)
    }
}

/// A suffix that cells append to their items, to detect whether they were configured again.
@MainActor private final class Suffix {
    var text = ""
}
