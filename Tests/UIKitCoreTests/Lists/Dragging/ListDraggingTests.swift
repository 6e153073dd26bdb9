import Testing
import UIKit
import UIKitCore

/// A table of words above a grid of words; things are dragged between and within both.
@MainActor private final class TwoLists: NSObject, UITableViewDataSource, UITableViewDragDelegate, UITableViewDropDelegate {
    var rows = ["a", "b", "c", "d"]
    var log: [String] = []
    var intent = UITableViewDropProposal.Intent.insertAtDestinationIndexPath
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 280))
    let grid: GridSide

    init(_ stage: Stage) {
        grid = GridSide()
        super.init()
        table.dataSource = self
        table.dragDelegate = self
        table.dropDelegate = self
        table.rowHeight = 44
        stage.show(table)
        stage.show(grid.view)
        stage.advance(2)
    }

    var words: [String] { table.visibleCells.compactMap { $0.textLabel?.text } }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = rows[indexPath.row]
        return cell
    }
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
    func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
        log.append("moveRow")
        rows.insert(rows.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
    }
    func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
        let item = UIDragItem(itemProvider: NSItemProvider(object: rows[indexPath.row] as NSString))
        item.localObject = rows[indexPath.row]
        return [item]
    }
    func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) { log.append("begin") }
    func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) { log.append("dragEnd") }
    func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) { log.append("enter") }
    func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) { log.append("exit") }
    func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) { log.append("dropEnd") }
    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession, withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
        UITableViewDropProposal(operation: tableView.hasActiveDrag ? .move : .copy, intent: intent)
    }
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
        let target = coordinator.destinationIndexPath ?? IndexPath(row: rows.count, section: 0)
        log.append("perform \(target.row)")
        for item in coordinator.items {
            guard coordinator.proposal.intent != .insertIntoDestinationIndexPath else {
                coordinator.drop(item.dragItem, intoRowAt: target, rect: CGRect(x: 0, y: 0, width: 20, height: 20))
                continue
            }
            tableView.performBatchUpdates {
                if let source = item.sourceIndexPath {
                    self.rows.remove(at: source.row)
                    tableView.deleteRows(at: [source], with: .automatic)
                }
                self.rows.insert(item.dragItem.localObject as? String ?? "?", at: target.row)
                tableView.insertRows(at: [target], with: .automatic)
            }
            coordinator.drop(item.dragItem, toRowAt: target)
        }
    }
}

@MainActor private final class GridSide: NSObject, UICollectionViewDataSource, UICollectionViewDragDelegate, UICollectionViewDropDelegate {
    var items = ["1", "2", "3", "4", "5"]
    var log: [String] = []
    let view: UICollectionView

    override init() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 60, height: 60)
        view = UICollectionView(frame: CGRect(x: 0, y: 300, width: 320, height: 260), collectionViewLayout: layout)
        super.init()
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = self
        view.dragDelegate = self
        view.dropDelegate = self
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { items.count }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        cell.accessibilityLabel = items[indexPath.item]
        return cell
    }
    func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
        let item = UIDragItem(itemProvider: NSItemProvider(object: items[indexPath.item] as NSString))
        item.localObject = items[indexPath.item]
        return [item]
    }
    func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
        UICollectionViewDropProposal(
            operation: collectionView.hasActiveDrag ? .move : .copy, intent: .insertAtDestinationIndexPath)
    }
    func collectionView(_ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator) {
        let target = coordinator.destinationIndexPath ?? IndexPath(item: items.count, section: 0)
        for item in coordinator.items {
            collectionView.performBatchUpdates {
                if let source = item.sourceIndexPath {
                    self.items.remove(at: source.item)
                    collectionView.deleteItems(at: [source])
                }
                self.items.insert(item.dragItem.localObject as? String ?? "?", at: target.item)
                collectionView.insertItems(at: [target])
            }
            coordinator.drop(item.dragItem, toItemAt: target)
        }
    }
    var words: [String] {
        view.indexPathsForVisibleItems.sorted().compactMap { view.cellForItem(at: $0)?.accessibilityLabel }
    }
}

@MainActor struct ListDraggingTests {
    private func carry(_ stage: Stage, from start: CGPoint, to end: CGPoint) {
        stage.down(start)
        stage.advance(45)
        for step in 1...12 {
            let share = CGFloat(step) / 12
            stage.move(CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share))
        }
        stage.advance(30)
    }

    private func drop(_ stage: Stage, _ end: CGPoint) {
        stage.up(end)
        stage.advance(50)
    }

    @Test(.app) func aRowIsMovedWithinATable() throws {
        let stage = try Stage()
        defer { stage.end() }
        let lists = TwoLists(stage)
        let end = CGPoint(x: 100, y: 110)
        carry(stage, from: CGPoint(x: 100, y: 22), to: end)
        #expect(lists.table.hasActiveDrag && lists.table.hasActiveDrop)
        #expect(lists.words == ["b", "c", "a", "d"], "the others make room")
        #expect(lists.rows == ["a", "b", "c", "d"])
        drop(stage, end)
        #expect(lists.rows == ["b", "c", "a", "d"] && lists.words == lists.rows)
        #expect(lists.log == ["begin", "enter", "perform 2", "dropEnd", "dragEnd"])
        #expect(lists.table.visibleCells.map(\.frame.minY) == [0, 44, 88, 132])
        #expect(lists.table.visibleCells.allSatisfy { $0.layer.mask == nil && $0.alpha == 1 })
        #expect(!lists.table.hasActiveDrag && !lists.table.hasActiveDrop)
    }

    @Test(.app) func aRowIsCopiedIntoAGridThatMakesRoom() throws {
        let stage = try Stage()
        defer { stage.end() }
        let lists = TwoLists(stage)
        let end = CGPoint(x: 110, y: 330)
        carry(stage, from: CGPoint(x: 100, y: 22), to: end)
        #expect(lists.grid.view.numberOfItems(inSection: 0) == 6 && lists.grid.words == ["1", "2", "3", "4", "5"])
        #expect(lists.grid.view.cellForItem(at: IndexPath(item: 2, section: 0))?.accessibilityLabel == "2")
        drop(stage, end)
        #expect(lists.grid.items == ["1", "a", "2", "3", "4", "5"] && lists.grid.words == lists.grid.items)
        #expect(lists.rows == ["a", "b", "c", "d"])
        #expect(lists.log == ["begin", "enter", "exit", "dragEnd"])
    }

    @Test(.app) func anItemIsMovedWithinAGrid() throws {
        let stage = try Stage()
        defer { stage.end() }
        let lists = TwoLists(stage)
        let end = CGPoint(x: 290, y: 330)
        carry(stage, from: CGPoint(x: 30, y: 330), to: end)
        #expect(lists.grid.words == ["2", "3", "4", "1", "5"])
        drop(stage, end)
        #expect(lists.grid.items == ["2", "3", "4", "1", "5"] && lists.grid.words == lists.grid.items)
        #expect(lists.grid.view.visibleCells.allSatisfy { $0.layer.mask == nil && $0.alpha == 1 })
    }

    @Test(.app) func anItemGoesFromAGridToATable() throws {
        let stage = try Stage()
        defer { stage.end() }
        let lists = TwoLists(stage)
        let end = CGPoint(x: 110, y: 60)
        carry(stage, from: CGPoint(x: 30, y: 330), to: end)
        #expect(lists.table.numberOfRows(inSection: 0) == 5 && lists.words == ["a", "b", "c", "d"])
        #expect(lists.table.visibleCells.count == 4)
        drop(stage, end)
        #expect(lists.rows == ["a", "1", "b", "c", "d"] && lists.words == lists.rows)
    }

    @Test(.app) func aCancelledDragClosesTheRoom() throws {
        let stage = try Stage()
        defer { stage.end() }
        let lists = TwoLists(stage)
        carry(stage, from: CGPoint(x: 30, y: 330), to: CGPoint(x: 110, y: 60))
        #expect(lists.table.numberOfRows(inSection: 0) == 5)
        for step in 1...6 { stage.move(CGPoint(x: 110, y: 60 + CGFloat(step) * 38)) }
        stage.advance(30)
        #expect(lists.table.numberOfRows(inSection: 0) == 4)
        drop(stage, CGPoint(x: 110, y: 290))
        #expect(lists.rows.count == 4 && lists.words == lists.rows && lists.grid.words == ["1", "2", "3", "4", "5"])
        #expect(lists.table.visibleCells.map(\.frame.minY) == [0, 44, 88, 132])
    }

    @Test(.app) func aRowTakesWhatIsDroppedIntoIt() throws {
        let stage = try Stage()
        defer { stage.end() }
        let lists = TwoLists(stage)
        lists.intent = .insertIntoDestinationIndexPath
        let end = CGPoint(x: 110, y: 60)
        carry(stage, from: CGPoint(x: 30, y: 330), to: end)
        let cell = try #require(lists.table.cellForRow(at: IndexPath(row: 1, section: 0)))
        #expect(cell.isHighlighted && cell.configurationState.cellDropState == .targeted)
        #expect(lists.table.numberOfRows(inSection: 0) == 4)
        drop(stage, end)
        #expect(!cell.isHighlighted && lists.log.contains("perform 1"))
    }

    @Test(.app) func withoutADropDelegateTheDataSourceMovesRows() throws {
        let stage = try Stage()
        defer { stage.end() }
        let lists = TwoLists(stage)
        lists.table.dropDelegate = nil
        let end = CGPoint(x: 100, y: 154)
        carry(stage, from: CGPoint(x: 100, y: 22), to: end)
        drop(stage, end)
        #expect(lists.rows == ["b", "c", "d", "a"] && lists.words == lists.rows)
        #expect(lists.log == ["begin", "moveRow", "dragEnd"])
        lists.table.dragInteractionEnabled = false
        carry(stage, from: CGPoint(x: 100, y: 22), to: end)
        drop(stage, end)
        #expect(lists.rows == ["b", "c", "d", "a"])
    }

    @Test(.app) func dataMayChangeUnderADrag() throws {
        let stage = try Stage()
        defer { stage.end() }
        let lists = TwoLists(stage)
        let end = CGPoint(x: 100, y: 110)
        carry(stage, from: CGPoint(x: 100, y: 22), to: end)
        lists.table.performBatchUpdates {
            lists.rows.insert("new", at: 0)
            lists.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        }
        stage.advance(30)
        #expect(lists.words == lists.rows)
        stage.move(CGPoint(x: 100, y: 112))
        drop(stage, CGPoint(x: 100, y: 112))
        #expect(lists.rows.sorted() == ["a", "b", "c", "d", "new"] && lists.words == lists.rows)
        #expect(lists.rows.firstIndex(of: "a") == 2)
    }
}
