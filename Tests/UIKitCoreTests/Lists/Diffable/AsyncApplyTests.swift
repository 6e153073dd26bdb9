import CaretTesting
import Testing
import UIKit

/// Snapshots that are applied with `await`.
@Suite @MainActor struct AsyncApplyTests {
    private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

    private func snapshot(_ items: [Int]) -> Snapshot {
        var result = Snapshot()
        result.appendSections(["a"])
        result.appendItems(items)
        return result
    }

    /// Advances the clock until the work has ended, for two seconds of the app's at most, and returns whether the
    /// work has ended. Work that it has begun by then has had its turn, because others use the main actor, too.
    private func settles(_ stage: Stage, _ work: @escaping @MainActor () async -> Void) async -> Bool {
        var isDone = false
        let task = Task {
            await work()
            isDone = true
        }
        for _ in 0..<120 where !isDone {
            await Task.yield()
            stage.advance()
        }
        for _ in 0..<10_000 where !isDone { await Task.yield() }
        task.cancel()
        return isDone
    }

    @Test(.app) func applyReturnsWhenTheRowsOfATableAreInserted() async throws {
        let stage = try Stage()
        defer { stage.end() }
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { table, path, item in
            let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
            cell.textLabel?.text = "\(item)"
            return cell
        }
        stage.show(table)
        #expect(await settles(stage) { await source.apply(self.snapshot([1, 2]), animatingDifferences: false) })
        #expect(table.words == ["1", "2"])
        let start = stage.now
        #expect(await settles(stage) { await source.apply(self.snapshot([3, 2])) })
        #expect(table.words == ["3", "2"] && stage.now - start > 0.2)
        #expect(await settles(stage) { await source.applySnapshotUsingReloadData(self.snapshot([4])) })
        stage.advance()
        #expect(table.words == ["4"])
    }

    @Test(.app) func applyReturnsWhenTheItemsOfACollectionViewAreInserted() async throws {
        let stage = try Stage()
        defer { stage.end() }
        let list = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 568), collectionViewLayout: UICollectionViewFlowLayout())
        list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: list) { list, path, _ in
            list.dequeueReusableCell(withReuseIdentifier: "item", for: path)
        }
        stage.show(list)
        #expect(await settles(stage) { await source.apply(self.snapshot([1, 2])) })
        #expect(list.visibleCells.count == 2)
        var outline = NSDiffableDataSourceSectionSnapshot<Int>()
        outline.append([1, 2, 3])
        #expect(await settles(stage) { await source.apply(outline, to: "a") })
        #expect(list.visibleCells.count == 3)
        #expect(await settles(stage) { await source.applySnapshotUsingReloadData(self.snapshot([9])) })
        stage.advance()
        #expect(list.visibleCells.count == 1)
    }

    /// A caller that awaits must continue, even if the list is gone.
    @Test(.app) func aListThatIsFreedMeanwhileResumesItsCaller() async throws {
        let stage = try Stage()
        defer { stage.end() }
        var table: UITableView? = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
        table?.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        let source = try UITableViewDiffableDataSource<String, Int>(tableView: #require(table)) { table, path, _ in
            table.dequeueReusableCell(withIdentifier: "row", for: path)
        }
        try stage.show(#require(table))
        #expect(await settles(stage) { await source.apply(self.snapshot([1]), animatingDifferences: false) })
        stage.advance()
        #expect(
            await settles(stage) {
                Task { @MainActor in
                    table?.removeFromSuperview()
                    table = nil
                }
                await source.apply(self.snapshot([1, 2]))
            })
        #expect(await settles(stage) { await source.apply(self.snapshot([5])) })
    }
}
