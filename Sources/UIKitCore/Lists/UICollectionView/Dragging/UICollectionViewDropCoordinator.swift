/// Tells what was dropped on a collection view, and has each item go to its place.
///
/// - Source: https://developer.apple.com/documentation/uikit/uicollectionviewdropcoordinator
@preconcurrency @MainActor public protocol UICollectionViewDropCoordinator: NSObjectProtocol, Sendable {
    /// What was dropped.
    var items: [any UICollectionViewDropItem] { get }
    /// Where it was dropped; `nil` for no place in particular.
    var destinationIndexPath: IndexPath? { get }
    /// The last proposal.
    var proposal: UICollectionViewDropProposal { get }
    /// The drag.
    var session: any UIDropSession { get }
    /// Has an item go to the item that was inserted or moved for it, counted after the change.
    @discardableResult func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
    /// Has an item go into a item that is there, to a rectangle in points of its cell, and become smaller on the way.
    @discardableResult func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating
    /// Has an item go to a placeholder that is shown for it, until the app has what it stands for.
    @discardableResult func drop(_ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder)
        -> any UICollectionViewDropPlaceholderContext
    /// Has an item go anywhere.
    @discardableResult func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// One thing that was dropped on a collection view.
///
/// - Source: https://developer.apple.com/documentation/uikit/uicollectionviewdropitem
@preconcurrency @MainActor public protocol UICollectionViewDropItem: NSObjectProtocol {
    /// The item.
    var dragItem: UIDragItem { get }
    /// The item of the same collection view that it was dragged from; `nil` if it came from elsewhere, or the item is gone.
    var sourceIndexPath: IndexPath? { get }
    /// How large it was under the finger, in points.
    var previewSize: CGSize { get }
}

@MainActor final class CollectionDrop: NSObject, UICollectionViewDropCoordinator {
    private let drop: ListDrop
    private let list: UICollectionView
    let items: [any UICollectionViewDropItem]
    let proposal: UICollectionViewDropProposal

    init(_ drop: ListDrop, _ proposal: UICollectionViewDropProposal, in list: UICollectionView) {
        self.drop = drop
        self.proposal = proposal
        self.list = list
        items = ListDropItem.items(of: drop, in: list)
    }

    var destinationIndexPath: IndexPath? { drop.destination }
    var session: any UIDropSession { drop.session }

    @discardableResult func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
        drop.send(dragItem, to: .row(indexPath))
    }

    @discardableResult func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
        drop.send(dragItem, to: .into(indexPath, rect))
    }

    @discardableResult func drop(_ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder)
        -> any UICollectionViewDropPlaceholderContext
    {
        let id = list.insert(placeholder)
        return ListPlaceholder(id, dragItem, drop.send(dragItem, to: .placeholder(id)), in: list)
    }

    @discardableResult func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
        drop.send(dragItem, to: .target(target))
    }
}
