/// The context of a movement of the focus from or to an item of a collection view.
///
/// - Source: https://developer.apple.com/documentation/uikit/uicollectionviewfocusupdatecontext
@preconcurrency @MainActor open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
    /// The index path of the previously focused item; `nil` if it is not in the list.
    public final let previouslyFocusedIndexPath: IndexPath?
    /// The index path of the item that gains the focus; `nil` if it is not in the list.
    public final let nextFocusedIndexPath: IndexPath?

    init(_ context: UIFocusUpdateContext, in list: UICollectionView) {
        previouslyFocusedIndexPath = list.path(of: context.previouslyFocusedView)
        nextFocusedIndexPath = list.path(of: context.nextFocusedView)
        super.init(from: context.previouslyFocusedItem, to: context.nextFocusedItem, context.focusHeading)
    }
}

extension UICollectionView {
    /// Returns the index path, in the data, of the cell that is or contains a view; `nil` if there is none.
    fileprivate func path(of view: UIView?) -> IndexPath? {
        guard let view, view.isDescendant(of: self) else { return nil }
        let cell = view.firstInChain { ($0 as? UICollectionViewCell).flatMap { indexPath(for: $0) } != nil } as? UICollectionViewCell
        return cell.flatMap { indexPath(for: $0) }.map(dataIndexPath(forPresented:))
    }

    func delegateAgrees(to context: UIFocusUpdateContext) -> Bool {
        let listContext = UICollectionViewFocusUpdateContext(context, in: self)
        return collectionHub.allAgree { $0.collectionView(self, shouldUpdateFocusIn: listContext) }
    }

    func notifyDelegate(of context: UIFocusUpdateContext, _ coordinator: UIFocusAnimationCoordinator) {
        let listContext = UICollectionViewFocusUpdateContext(context, in: self)
        collectionHub.notify { $0.collectionView(self, didUpdateFocusIn: listContext, with: coordinator) }
    }
}
