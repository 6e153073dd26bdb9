import UIKitEngines

/// One thing that was dropped on a list.
@MainActor final class ListDropItem: NSObject, UITableViewDropItem, UICollectionViewDropItem {
    let dragItem: UIDragItem
    let sourceIndexPath: IndexPath?
    let previewSize: CGSize

    private init(dragItem: UIDragItem, sourceIndexPath: IndexPath?, previewSize: CGSize) {
        (self.dragItem, self.sourceIndexPath, self.previewSize) = (dragItem, sourceIndexPath, previewSize)
        super.init()
    }

    static func items(of drop: ListDrop, in list: any ListDragHost) -> [ListDropItem] {
        drop.session.items.map { item in
            let home = list.dragging.home(of: item)
            let size = home.flatMap { list.shownFrame(at: list.gap?.place(of: $0) ?? $0)?.size }
            return ListDropItem(dragItem: item, sourceIndexPath: home, previewSize: size ?? .zero)
        }
    }
}
