import UIKitEngines

/// An item that was dropped on a list.
@MainActor final class ListDropItem: NSObject, UITableViewDropItem, UICollectionViewDropItem {
    let dragItem: UIDragItem
    let sourceIndexPath: IndexPath?
    let previewSize: CGSize

    private init(dragItem: UIDragItem, sourceIndexPath: IndexPath?, previewSize: CGSize) {
        self.dragItem = dragItem
        self.sourceIndexPath = sourceIndexPath
        self.previewSize = previewSize
        super.init()
    }

    static func items(of drop: ListDrop, in list: any ListDragHost) -> [ListDropItem] {
        drop.session.items.map { item in
            ListDropItem(
                dragItem: item, sourceIndexPath: list.dragging.sourceIndexPath(of: item).map { list.dataIndexPath(forPresented: $0) },
                previewSize: item.sourceSize ?? .zero)
        }
    }
}

extension UIDragItem {
    /// The size of the row from which the item was lifted, in points; `nil` if the item was not lifted from a list.
    var sourceSize: CGSize? {
        guard let source = sourceInList, let list = source.list() as? any ListDragHost,
            list.dragging.sourceIndexPath(of: self) != nil
        else { return nil }
        return list.presentedFrame(at: list.gap?.presentedIndexPath(forData: source.path) ?? source.path)?.size
    }
}
