import UIKitEngines

/// An item that was dropped on a list.
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
            ListDropItem(
                dragItem: item, sourceIndexPath: list.dragging.home(of: item).map { list.dataIndexPath(forPresented: $0) },
                previewSize: item.homeSize ?? .zero)
        }
    }
}

extension UIDragItem {
    /// The size of the row from which the item was lifted, in points; `nil` if the item was not lifted from a list.
    var homeSize: CGSize? {
        guard let source = home, let list = source.list() as? any ListDragHost, list.dragging.home(of: self) != nil else { return nil }
        return list.shownFrame(at: list.gap?.place(of: source.path) ?? source.path)?.size
    }
}
