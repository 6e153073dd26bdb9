import Testing

@testable import UIKitCore

/// Placeholders for dropped rows until the app has the data.
@Suite(.app) @MainActor struct DropPlaceholderTests {
    private func carry(_ stage: Stage, from start: CGPoint, to end: CGPoint) {
        stage.down(start)
        stage.advance(45)
        for step in 1...12 {
            let share = CGFloat(step) / 12
            stage.move(CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share))
        }
        stage.advance(30)
        stage.up(end)
        stage.advance(60)
    }

    /// Drops the grid's first item on the second row of the table, which shows a placeholder for the item.
    private func placeholder(_ stage: Stage, _ lists: TwoLists, height: CGFloat = 44) throws -> any UITableViewDropPlaceholderContext {
        lists.table.register(UITableViewCell.self, forCellReuseIdentifier: "waiting")
        var context: (any UITableViewDropPlaceholderContext)?
        lists.takesDrop = { coordinator in
            let place = coordinator.destinationIndexPath ?? IndexPath(row: 0, section: 0)
            let placeholder = UITableViewDropPlaceholder(insertionIndexPath: place, reuseIdentifier: "waiting", rowHeight: height)
            placeholder.cellUpdateHandler = { $0.textLabel?.text = "…" }
            if let item = coordinator.items.first { context = coordinator.drop(item.dragItem, to: placeholder) }
        }
        carry(stage, from: CGPoint(x: 30, y: 330), to: CGPoint(x: 110, y: 60))
        return try #require(context)
    }

    @Test func aPlaceholderIsInsertedAtTheDrop() throws {
        let stage = try Stage()
        defer { stage.end() }
        let lists = TwoLists(stage)
        let context = try placeholder(stage, lists, height: 60)
        #expect(lists.words == ["a", "…", "b", "c", "d"] && lists.rows == ["a", "b", "c", "d"])
        #expect(lists.table.hasUncommittedUpdates && lists.table.numberOfRows(inSection: 0) == 5)
        #expect(lists.table.visibleCells.map(\.frame.minY) == [0, 44, 104, 148, 192], "it is as high as it says")
        #expect(lists.table.visibleCells.allSatisfy { $0.layer.mask == nil && $0.alpha == 1 })
        #expect(context.dragItem.localObject as? String == "1")
        var places: [IndexPath] = []
        let isDone = context.commitInsertion { path in
            places.append(path)
            lists.rows.insert("new", at: path.row)
        }
        stage.advance(40)
        #expect(isDone && places == [IndexPath(row: 1, section: 0)])
        #expect(lists.words == ["a", "new", "b", "c", "d"] && !lists.table.hasUncommittedUpdates)
        #expect(lists.table.visibleCells.map(\.frame.minY) == [0, 44, 88, 132, 176])
        #expect(!context.commitInsertion { _ in places = [] } && !context.deletePlaceholder() && places.count == 1, "it is gone")
    }

    @Test func aPlaceholderIsDeletedAgain() throws {
        let stage = try Stage()
        defer { stage.end() }
        let lists = TwoLists(stage)
        let context = try placeholder(stage, lists)
        #expect(context.deletePlaceholder())
        stage.advance(40)
        #expect(lists.words == ["a", "b", "c", "d"] && !lists.table.hasUncommittedUpdates)
        #expect(lists.table.visibleCells.map(\.frame.minY) == [0, 44, 88, 132])
    }

    @Test func delegatesAreNotifiedOfPlacesInTheData() throws {
        let stage = try Stage()
        defer { stage.end() }
        let lists = TwoLists(stage)
        let listener = Listener()
        lists.table.delegate = listener
        _ = try placeholder(stage, lists)
        listener.log = []
        stage.tap(CGPoint(x: 100, y: 66))
        stage.advance(5)
        #expect(listener.log.isEmpty && lists.table.indexPathForSelectedRow == nil, "nothing is there yet")
        stage.tap(CGPoint(x: 100, y: 110))
        stage.advance(5)
        #expect(listener.log == ["select 1"])
        lists.table.reloadRows(at: [IndexPath(row: 2, section: 0)], with: .none)
        stage.advance(5)
        #expect(lists.words == ["a", "…", "b", "c", "d"])
    }

    private final class Listener: NSObject, UITableViewDelegate {
        var log: [String] = []
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { log.append("select \(indexPath.row)") }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { indexPath.row < 4 ? 44 : .nan }
    }

    @Test func theDataMayChangeMeanwhile() throws {
        let stage = try Stage()
        defer { stage.end() }
        let lists = TwoLists(stage)
        let context = try placeholder(stage, lists)
        lists.table.performBatchUpdates {
            lists.rows.insert("z", at: 0)
            lists.rows.remove(at: 3)
            lists.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
            lists.table.deleteRows(at: [IndexPath(row: 2, section: 0)], with: .fade)
        }
        stage.advance(40)
        #expect(lists.rows == ["z", "a", "b", "d"] && lists.words == ["z", "a", "…", "b", "d"])
        context.commitInsertion { lists.rows.insert("new", at: $0.row) }
        stage.advance(40)
        #expect(lists.rows == ["z", "a", "new", "b", "d"] && lists.words == lists.rows)
    }

    @Test func reloadingRemovesIt() throws {
        let stage = try Stage()
        defer { stage.end() }
        let lists = TwoLists(stage)
        let context = try placeholder(stage, lists)
        lists.table.reloadData()
        stage.advance(2)
        #expect(lists.words == ["a", "b", "c", "d"] && !lists.table.hasUncommittedUpdates)
        #expect(!context.commitInsertion { _ in lists.rows = [] } && lists.rows.count == 4)
    }

    @Test func severalPlaceholdersAreInTheOrderOfTheirDrops() throws {
        let stage = try Stage()
        defer { stage.end() }
        let lists = TwoLists(stage)
        let grid = lists.grid
        grid.view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "waiting")
        var contexts: [any UICollectionViewDropPlaceholderContext] = []
        var filled = 0
        grid.takesDrop = { coordinator in
            for item in coordinator.items + coordinator.items {
                let place = coordinator.destinationIndexPath ?? IndexPath(item: 0, section: 0)
                let placeholder = UICollectionViewDropPlaceholder(insertionIndexPath: place, reuseIdentifier: "waiting")
                placeholder.cellUpdateHandler = { cell in
                    filled += 1
                    cell.accessibilityLabel = "…"
                }
                contexts.append(coordinator.drop(item.dragItem, to: placeholder))
            }
        }
        carry(stage, from: CGPoint(x: 100, y: 22), to: CGPoint(x: 110, y: 330))
        #expect(grid.words == ["1", "…", "…", "2", "3", "4", "5"] && grid.view.hasUncommittedUpdates && filled == 2)
        contexts[0].setNeedsCellUpdate()
        #expect(filled == 3)
        grid.view.performBatchUpdates {
            grid.items.removeFirst()
            grid.view.deleteItems(at: [IndexPath(item: 0, section: 0)])
        }
        stage.advance(40)
        #expect(grid.words == ["…", "…", "2", "3", "4", "5"])
        contexts[1].commitInsertion { grid.items.insert("second", at: $0.item) }
        stage.advance(40)
        #expect(grid.words == ["…", "second", "2", "3", "4", "5"])
        contexts[0].commitInsertion { grid.items.insert("first", at: $0.item) }
        stage.advance(40)
        #expect(grid.words == ["first", "second", "2", "3", "4", "5"] && grid.words == grid.items)
        #expect(!grid.view.hasUncommittedUpdates && !contexts[0].deletePlaceholder())
    }

    @Test func anEmptyGridShowsAPlaceholder() throws {
        let stage = try Stage()
        defer { stage.end() }
        let lists = TwoLists(stage)
        let grid = lists.grid
        grid.items = []
        grid.view.reloadData()
        grid.view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "waiting")
        var context: (any UICollectionViewDropPlaceholderContext)?
        grid.takesDrop = { coordinator in
            let placeholder = UICollectionViewDropPlaceholder(
                insertionIndexPath: IndexPath(item: 0, section: 0), reuseIdentifier: "waiting")
            if let item = coordinator.items.first { context = coordinator.drop(item.dragItem, to: placeholder) }
        }
        carry(stage, from: CGPoint(x: 100, y: 22), to: CGPoint(x: 30, y: 330))
        #expect(grid.view.numberOfItems(inSection: 0) == 1 && grid.view.visibleCells.count == 1)
        #expect(context?.deletePlaceholder() == true)
        stage.advance(40)
        #expect(grid.view.visibleCells.isEmpty)
    }
}
