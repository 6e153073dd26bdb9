/// The object through which a drop delegate handles a drop on a table and animates each item to its destination.
///
/// - Source: https://developer.apple.com/documentation/uikit/uitableviewdropcoordinator
@preconcurrency @MainActor public protocol UITableViewDropCoordinator: NSObjectProtocol, Sendable {
    /// The dropped items.
    var items: [any UITableViewDropItem] { get }
    /// The index path of the drop; `nil` if the table has no destination at the touch.
    var destinationIndexPath: IndexPath? { get }
    /// The last proposal.
    var proposal: UITableViewDropProposal { get }
    /// The drag session.
    var session: any UIDropSession { get }
    /// Animates an item to the row that was inserted or moved for the item. `indexPath` is the index path after the
    /// change.
    @discardableResult func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
    /// Animates an item into an existing row, to a rectangle in the cell's coordinates. The preview is scaled down to
    /// the rectangle.
    @discardableResult func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating
    /// Animates an item to a placeholder, which is shown until the app has loaded the item's data.
    @discardableResult func drop(_ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder)
        -> any UITableViewDropPlaceholderContext
    /// Animates an item to any target.
    @discardableResult func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// An item that was dropped on a table.
///
/// - Source: https://developer.apple.com/documentation/uikit/uitableviewdropitem
@preconcurrency @MainActor public protocol UITableViewDropItem: NSObjectProtocol {
    /// The drag item.
    var dragItem: UIDragItem { get }
    /// The row of the same table from which the item was dragged; `nil` if the item is from elsewhere or the row no
    /// longer exists.
    var sourceIndexPath: IndexPath? { get }
    /// The size of the item's drag preview, in points.
    var previewSize: CGSize { get }
}

/// The drop coordinator of a table.
@MainActor final class TableDropCoordinator: NSObject, UITableViewDropCoordinator {
    private let drop: ListDrop
    private let list: UITableView
    let items: [any UITableViewDropItem]
    let proposal: UITableViewDropProposal

    init(_ drop: ListDrop, _ proposal: UITableViewDropProposal, in list: UITableView) {
        self.drop = drop
        self.proposal = proposal
        self.list = list
        items = ListDropItem.items(of: drop, in: list)
    }

    var destinationIndexPath: IndexPath? { drop.destination }
    var session: any UIDropSession { drop.session }

    @discardableResult func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
        drop.assignTarget(dragItem, to: .row(indexPath))
    }

    @discardableResult func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
        drop.assignTarget(dragItem, to: .into(indexPath, rect))
    }

    @discardableResult func drop(_ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder)
        -> any UITableViewDropPlaceholderContext
    {
        let id = list.insert(placeholder)
        return ListPlaceholder(id, dragItem, drop.assignTarget(dragItem, to: .placeholder(id)), in: list)
    }

    @discardableResult func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
        drop.assignTarget(dragItem, to: .target(target))
    }
}
