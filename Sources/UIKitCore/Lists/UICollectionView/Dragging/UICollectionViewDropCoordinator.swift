/// The object through which a drop delegate handles a drop on a collection view and animates each item to its
/// destination.
///
/// - Source: https://developer.apple.com/documentation/uikit/uicollectionviewdropcoordinator
@preconcurrency @MainActor public protocol UICollectionViewDropCoordinator: NSObjectProtocol, Sendable {
    /// The dropped items.
    var items: [any UICollectionViewDropItem] { get }
    /// The index path of the drop; `nil` if the collection view has no destination at the touch.
    var destinationIndexPath: IndexPath? { get }
    /// The last proposal.
    var proposal: UICollectionViewDropProposal { get }
    /// The drag session.
    var session: any UIDropSession { get }
    /// Animates a drag item to the item that was inserted or moved for it. `indexPath` is the index path after the
    /// change.
    @discardableResult func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
    /// Animates a drag item into an existing item, to a rectangle in the cell's coordinates. The preview is scaled
    /// down to the rectangle.
    @discardableResult func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating
    /// Animates an item to a placeholder, which is shown until the app has loaded the item's data.
    @discardableResult func drop(_ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder)
        -> any UICollectionViewDropPlaceholderContext
    /// Animates an item to any target.
    @discardableResult func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// An item that was dropped on a collection view.
///
/// - Source: https://developer.apple.com/documentation/uikit/uicollectionviewdropitem
@preconcurrency @MainActor public protocol UICollectionViewDropItem: NSObjectProtocol {
    /// The drag item.
    var dragItem: UIDragItem { get }
    /// The index path from which the item was dragged in the same collection view. `nil` if the item is from
    /// elsewhere or no longer exists.
    var sourceIndexPath: IndexPath? { get }
    /// The size of the item's drag preview, in points.
    var previewSize: CGSize { get }
}

/// The drop coordinator of a collection view.
@MainActor final class CollectionDropCoordinator: NSObject, UICollectionViewDropCoordinator {
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
        drop.assignTarget(dragItem, to: .row(indexPath))
    }

    @discardableResult func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
        drop.assignTarget(dragItem, to: .into(indexPath, rect))
    }

    @discardableResult func drop(_ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder)
        -> any UICollectionViewDropPlaceholderContext
    {
        let id = list.insert(placeholder)
        return ListPlaceholder(id, dragItem, drop.assignTarget(dragItem, to: .placeholder(id)), in: list)
    }

    @discardableResult func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
        drop.assignTarget(dragItem, to: .target(target))
    }
}
