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
            ListDropItem(
                dragItem: item, sourceIndexPath: list.dragging.home(of: item).map { list.told($0) }, previewSize: item.homeSize ?? .zero)
        }
    }
}

extension UIDragItem {
    /// How large the row is that it was lifted from, in points, whichever list that is in; `nil` if it came from no list.
    var homeSize: CGSize? {
        guard let home, let list = home.list() as? any ListDragHost, list.dragging.home(of: self) != nil else { return nil }
        return list.shownFrame(at: list.gap?.place(of: home.path) ?? home.path)?.size
    }
}
