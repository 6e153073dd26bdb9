/// Tells what was dropped on a table, and has each item go to its place.
///
/// - Source: https://developer.apple.com/documentation/uikit/uitableviewdropcoordinator
@preconcurrency @MainActor public protocol UITableViewDropCoordinator: NSObjectProtocol, Sendable {
    /// What was dropped.
    var items: [any UITableViewDropItem] { get }
    /// Where it was dropped; `nil` for no place in particular.
    var destinationIndexPath: IndexPath? { get }
    /// The last proposal.
    var proposal: UITableViewDropProposal { get }
    /// The drag.
    var session: any UIDropSession { get }
    /// Has an item go to the row that was inserted or moved for it, counted after the change.
    @discardableResult func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
    /// Has an item go into a row that is there, to a rectangle in points of its cell, and become smaller on the way.
    @discardableResult func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating
    /// Has an item go to a placeholder that is shown for it, until the app has what it stands for.
    @discardableResult func drop(_ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder)
        -> any UITableViewDropPlaceholderContext
    /// Has an item go anywhere.
    @discardableResult func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// One thing that was dropped on a table.
///
/// - Source: https://developer.apple.com/documentation/uikit/uitableviewdropitem
@preconcurrency @MainActor public protocol UITableViewDropItem: NSObjectProtocol {
    /// The item.
    var dragItem: UIDragItem { get }
    /// The row of the same table that it was dragged from; `nil` if it came from elsewhere, or the row is gone.
    var sourceIndexPath: IndexPath? { get }
    /// How large it was under the finger, in points.
    var previewSize: CGSize { get }
}

@MainActor final class TableDrop: NSObject, UITableViewDropCoordinator {
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
        drop.send(dragItem, to: .row(indexPath))
    }

    @discardableResult func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
        drop.send(dragItem, to: .into(indexPath, rect))
    }

    @discardableResult func drop(_ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder)
        -> any UITableViewDropPlaceholderContext
    {
        let id = list.insert(placeholder)
        return ListPlaceholder(id, dragItem, drop.send(dragItem, to: .placeholder(id)), in: list)
    }

    @discardableResult func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
        drop.send(dragItem, to: .target(target))
    }
}
