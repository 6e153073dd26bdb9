import Testing
import UIKit

/// A table of texts above a grid of texts; items are dragged between and within both.
@MainActor final class TwoLists: NSObject, UITableViewDataSource, UITableViewDragDelegate, UITableViewDropDelegate {
    var rows = ["a", "b", "c", "d"]
    var log: [String] = []
    var intent = UITableViewDropProposal.Intent.insertAtDestinationIndexPath
    /// Performs drops instead of the standard code of this class.
    var takesDrop: ((any UITableViewDropCoordinator) -> Void)?
    /// Whether taps of other touches add rows, and the added rows.
    var isAdding = false
    var added: [IndexPath] = []
    /// The preview parameters of dropped rows, and the rows for which the table asked.
    var dropLook: UIDragPreviewParameters?
    var lookedAt: [IndexPath] = []
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
    func tableView(
        _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem] {
        guard isAdding else { return [] }
        added.append(indexPath)
        return self.tableView(tableView, itemsForBeginning: session, at: indexPath)
    }
    func tableView(_ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath) -> UIDragPreviewParameters? {
        lookedAt.append(indexPath)
        return dropLook
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
        if let takesDrop { return takesDrop(coordinator) }
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

@MainActor final class GridSide: NSObject, UICollectionViewDataSource, UICollectionViewDragDelegate, UICollectionViewDropDelegate {
    var items = ["1", "2", "3", "4", "5"]
    /// Performs drops instead of the standard code of this class.
    var takesDrop: ((any UICollectionViewDropCoordinator) -> Void)?
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
        if let takesDrop { return takesDrop(coordinator) }
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
