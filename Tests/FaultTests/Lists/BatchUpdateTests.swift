import CaretTesting
import Testing
import UIKit
import UIKitCore

/// Batch updates that change no item, that reload, and that run outside of windows.
@Suite @MainActor struct BatchUpdateTests {
    private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    /// Returns the frame of the second item on the screen, half way through an update of 0.3 s, and at its end.
    private func course(_ update: (UICollectionView, RecordedItems, @escaping (Bool) -> Void) -> Void) async throws -> [CGFloat] {
        let items = RecordedItems(["a", "b", "c"])
        let list = items.list()
        let screen = try await ListScreen(list)
        defer { screen.app.terminate() }
        var isDone = false
        update(list, items) { isDone = $0 }
        await screen.app.advance(frames: 9)
        let third = try #require(list.cellForItem(at: path(2)))
        let middle = try #require(third.layer.presentation()).frame.height
        #expect(!isDone)
        await screen.app.advance(frames: 30)
        #expect(isDone)
        return [middle, third.frame.height]
    }

    @Test(.app) func `B2 performBatchUpdates(nil) animates to the sizes that the delegate returns now`() async throws {
        let heights = try await course { list, items, done in
            items.size = { _ in CGSize(width: 100, height: 150) }
            list.performBatchUpdates(nil, completion: done)
        }
        #expect(heights[0] > 52 && heights[0] < 148 && heights[1] == 150, "\(heights)")
    }

    @Test(.app) func `B2 a batch that only invalidates the layout is animated`() async throws {
        let heights = try await course { list, items, done in
            list.performBatchUpdates(
                {
                    items.size = { _ in CGSize(width: 100, height: 150) }
                    list.collectionViewLayout.invalidateLayout()
                }, completion: done)
        }
        #expect(heights[0] > 52 && heights[0] < 148 && heights[1] == 150, "\(heights)")
    }

    @Test(.app) func `B2 an item size that is set in a batch with an insertion is animated, too`() async throws {
        let heights = try await course { list, items, done in
            list.performBatchUpdates(
                {
                    items.texts.append("d")
                    items.size = { _ in CGSize(width: 100, height: 150) }
                    list.collectionViewLayout.invalidateLayout()
                    list.insertItems(at: [self.path(3)])
                }, completion: done)
        }
        #expect(heights[0] > 52 && heights[0] < 148 && heights[1] == 150, "\(heights)")
    }

    @Test(.app) func `B2 reconfigured items keep their cells, and the completion is called at the end`() async throws {
        let items = RecordedItems(["a", "b"])
        let list = items.list()
        let screen = try await ListScreen(list)
        defer { screen.app.terminate() }
        let cell = try #require(list.cellForItem(at: path(1)))
        var isDone = false
        list.performBatchUpdates({
            items.texts[1] = "new"
            list.reconfigureItems(at: [self.path(1)])
        }) { isDone = $0 }
        #expect(cell.accessibilityLabel == "new" && !isDone)
        await screen.app.advance(frames: 30)
        #expect(list.cellForItem(at: path(1)) === cell && isDone)
    }

    @Test(.app) func `B2 a row height that is set in a batch keeps the cells and moves them`() async throws {
        let rows = RecordedRows(["a", "b", "c"])
        let table = rows.table()
        let screen = try await ListScreen(table)
        defer { screen.app.terminate() }
        let cells = table.visibleCells
        var isDone = false
        table.performBatchUpdates({ table.rowHeight = 80 }) { isDone = $0 }
        await screen.app.advance(frames: 9)
        let y = try #require(cells[2].layer.presentation()).frame.minY
        #expect(y > 82 && y < 158 && !isDone, "\(y)")
        await screen.app.advance(frames: 30)
        #expect(table.visibleCells.map(ObjectIdentifier.init) == cells.map(ObjectIdentifier.init))
        #expect(cells[2].frame.minY == 160 && isDone)
    }

    @Test(.app) func `B2 heights of rows off the screen are requested again by an empty batch`() async throws {
        let rows = RecordedRows((0..<40).map { "\($0)" })
        rows.height = { _ in 40 }
        let table = rows.table()
        let screen = try await ListScreen(table)
        defer { screen.app.terminate() }
        table.contentOffset.y = 1000
        await screen.app.advance(frames: 2)
        rows.height = { _ in 20 }
        table.beginUpdates()
        table.endUpdates()
        table.scrollToRow(at: path(0), at: .top, animated: false)
        await screen.app.advance(frames: 40)
        #expect(table.rectForRow(at: path(3)) == CGRect(x: 0, y: 60, width: 320, height: 20))
    }

    @Test(.app, arguments: [true, false])
    func `B3 a row that is reloaded without an animation has another cell`(isInWindow: Bool) async throws {
        let rows = RecordedRows(["a", "b"])
        let table = rows.table()
        let screen = try await isInWindow ? ListScreen(table) : nil
        defer { screen?.app.terminate() }
        let cell = try #require(table.cellForRow(at: path(0)))
        table.reloadRows(at: [path(0)], with: .none)
        let second = try #require(table.cellForRow(at: path(0)))
        #expect(second !== cell && cell.superview == nil && table.visibleCells.count == 2)
        table.reconfigureRows(at: [path(0)])
        #expect(table.cellForRow(at: path(0)) === second)
        UIView.performWithoutAnimation { table.reloadSections([0], with: .automatic) }
        #expect(table.cellForRow(at: path(0)) !== second)
    }

    @Test(.app) func `B3 an item that is reloaded without an animation has another cell`() async throws {
        let items = RecordedItems(["a", "b"])
        let list = items.list()
        let screen = try await ListScreen(list)
        defer { screen.app.terminate() }
        let cell = try #require(list.cellForItem(at: path(0)))
        UIView.performWithoutAnimation { list.reloadItems(at: [path(0)]) }
        #expect(list.cellForItem(at: path(0)) !== cell && cell.superview == nil && list.visibleCells.count == 2)
    }

    @Test(.app) func `B3 reloadItems of a snapshot replaces cells, and reconfigureItems keeps them`() async throws {
        let list = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: UICollectionViewFlowLayout())
        list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: list) { list, path, _ in
            list.dequeueReusableCell(withReuseIdentifier: "item", for: path)
        }
        let screen = try await ListScreen(list)
        defer { screen.app.terminate() }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["a", "b"])
        await source.apply(snapshot, animatingDifferences: false)
        let cell = try #require(list.cellForItem(at: path(0)))
        snapshot.reconfigureItems(["a"])
        await source.apply(snapshot, animatingDifferences: false)
        #expect(list.cellForItem(at: path(0)) === cell)
        snapshot = source.snapshot()
        snapshot.reloadItems(["a"])
        await source.apply(snapshot, animatingDifferences: false)
        #expect(list.cellForItem(at: path(0)) !== cell)
    }

    @Test func `B5 a batch outside of a window creates the cells at once`() {
        let items = RecordedItems(["a"])
        let list = items.list()
        list.performBatchUpdates {
            items.texts.append("b")
            list.insertItems(at: [path(1)])
        }
        #expect(items.log == ["cell a", "cell b"] && list.shownTexts == ["a", "b"])
        list.performBatchUpdates(nil)
        let rows = RecordedRows(["a"])
        let table = rows.table()
        table.performBatchUpdates {
            rows.texts.append("b")
            table.insertRows(at: [path(1)], with: .automatic)
        }
        #expect(rows.log.filter { $0.hasPrefix("cell") } == ["cell a", "cell b"] && table.shownTexts == ["a", "b"])
    }

    @Test func `F2 closures that do not escape may be called in a batch`() {
        func both(_ table: UITableView, _ list: UICollectionView, _ update: () -> Void) {
            table.performBatchUpdates({ update() })
            list.performBatchUpdates({ update() }) { _ in }
            table.performBatchUpdates {
                update()
            } completion: { _ in
            }
        }
        var count = 0
        both(UITableView(), UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())) { count += 1 }
        #expect(count == 3)
        let optional: (() -> Void)? = { count += 1 }
        UITableView().performBatchUpdates(optional)
        #expect(count == 4)
    }
}
