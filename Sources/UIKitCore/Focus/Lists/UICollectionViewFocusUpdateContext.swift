/// How the focus moves from or to an item of a collection view.
///
/// - Source: https://developer.apple.com/documentation/uikit/uicollectionviewfocusupdatecontext
@preconcurrency @MainActor open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
    /// The item that had the focus; `nil` where none of the list's had.
    public final let previouslyFocusedIndexPath: IndexPath?
    /// The item that gets it; `nil` where none of the list's does.
    public final let nextFocusedIndexPath: IndexPath?

    init(_ context: UIFocusUpdateContext, in list: UICollectionView) {
        previouslyFocusedIndexPath = list.path(of: context.previouslyFocusedView)
        nextFocusedIndexPath = list.path(of: context.nextFocusedView)
        super.init(from: context.previouslyFocusedItem, to: context.nextFocusedItem, context.focusHeading)
    }
}

extension UICollectionView {
    /// The item whose cell a view is, or stands in, as the app knows it.
    fileprivate func path(of view: UIView?) -> IndexPath? {
        guard let view, view.isDescendant(of: self) else { return nil }
        let cell = view.firstInChain { ($0 as? UICollectionViewCell).flatMap { indexPath(for: $0) } != nil } as? UICollectionViewCell
        return cell.flatMap { indexPath(for: $0) }.map(told)
    }

    func delegateAgrees(to context: UIFocusUpdateContext) -> Bool {
        let own = UICollectionViewFocusUpdateContext(context, in: self)
        return collectionHub.should { $0.collectionView(self, shouldUpdateFocusIn: own) }
    }

    func tellDelegate(of context: UIFocusUpdateContext, _ coordinator: UIFocusAnimationCoordinator) {
        let own = UICollectionViewFocusUpdateContext(context, in: self)
        collectionHub.tell { $0.collectionView(self, didUpdateFocusIn: own, with: coordinator) }
    }
}
