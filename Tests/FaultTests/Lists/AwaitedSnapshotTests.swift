import CaretTesting
import Testing
import UIKit
import UIKitCore

/// Snapshots that a test awaits, without advancing the clock itself.
@Suite @MainActor struct AwaitedSnapshotTests {
    private func snapshot(_ items: [Int]) -> NSDiffableDataSourceSnapshot<Int, Int> {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(items)
        return snapshot
    }

    @Test(.app) func `J3 a snapshot of a table may be awaited in a test`() async throws {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { table, path, item in
            let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
            cell.textLabel?.text = "\(item)"
            return cell
        }
        await source.apply(snapshot([1]))
        let screen = try await ListScreen(table)
        defer { screen.app.terminate() }
        #expect(table.shownTexts == ["1"])
        let start = screen.app.now
        await source.apply(snapshot([1, 2, 3]))
        #expect(table.shownTexts == ["1", "2", "3"] && screen.app.now - start > 0.2)
        #expect(table.visibleCells.allSatisfy { $0.layer.presentation()?.frame == $0.frame })
        await source.apply(snapshot([3]), animatingDifferences: false)
        await source.applySnapshotUsingReloadData(snapshot([4]))
        #expect(table.shownTexts == ["4"])
    }

    @Test(.app) func `J3 a snapshot of a collection view may be awaited in a test`() async throws {
        let list = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: UICollectionViewFlowLayout())
        list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: list) { list, path, _ in
            list.dequeueReusableCell(withReuseIdentifier: "item", for: path)
        }
        let screen = try await ListScreen(list)
        defer { screen.app.terminate() }
        await source.apply(snapshot([1, 2]))
        await source.apply(snapshot([2, 3, 4]))
        #expect(list.visibleCells.count == 3)
        var outline = NSDiffableDataSourceSectionSnapshot<Int>()
        outline.append([7])
        await source.apply(outline, to: 0)
        #expect(list.visibleCells.count == 1)
    }

    @Test(.app) func `J3 a clock that the test advances is not advanced by tasks that the app awaits`() async throws {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { table, path, _ in
            table.dequeueReusableCell(withIdentifier: "row", for: path)
        }
        let screen = try await ListScreen(table)
        defer { screen.app.terminate() }
        await source.apply(snapshot([1]))
        let start = screen.app.now
        var isDone = false
        Task {
            await source.apply(self.snapshot([1, 2]))
            isDone = true
        }
        await screen.app.advance(frames: 6)
        #expect(!isDone && abs(screen.app.now - start - 0.1) < 0.001)
        await screen.app.advance(frames: 20)
        #expect(isDone && abs(screen.app.now - start - 26.0 / 60) < 0.001)
    }
}
