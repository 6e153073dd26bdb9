/// A proxy that forwards the methods of `UICollectionViewDelegate` to closures.
final class CollectionDelegateProxy: NSObject, DelegateProxy, UICollectionViewDelegateFlowLayout {
    lazy var shouldHighlightItem = DelegateSlot<IndexPath, Bool>(self)
    lazy var didHighlightItem = DelegateSlot<IndexPath, Void>(self)
    lazy var didUnhighlightItem = DelegateSlot<IndexPath, Void>(self)
    lazy var shouldSelectItem = DelegateSlot<IndexPath, Bool>(self)
    lazy var shouldDeselectItem = DelegateSlot<IndexPath, Bool>(self)
    lazy var didSelectItem = DelegateSlot<IndexPath, Void>(self)
    lazy var didDeselectItem = DelegateSlot<IndexPath, Void>(self)
    lazy var shouldBeginMultipleSelection = DelegateSlot<IndexPath, Bool>(self)
    lazy var didBeginMultipleSelection = DelegateSlot<IndexPath, Void>(self)
    lazy var didEndMultipleSelection = DelegateSlot<Void, Void>(self)
    lazy var canPerformPrimaryActionForItem = DelegateSlot<IndexPath, Bool>(self)
    lazy var performPrimaryActionForItem = DelegateSlot<IndexPath, Void>(self)
    lazy var canEditItem = DelegateSlot<IndexPath, Bool>(self)
    lazy var targetContentOffset = DelegateSlot<CGPoint, CGPoint>(self)
    lazy var willDisplayCell = DelegateSlot<(cell: UICollectionViewCell, indexPath: IndexPath), Void>(self)
    lazy var didEndDisplayingCell = DelegateSlot<(cell: UICollectionViewCell, indexPath: IndexPath), Void>(self)
    lazy var willDisplaySupplementaryView = DelegateSlot<(view: UICollectionReusableView, elementKind: String, indexPath: IndexPath), Void>(
        self)
    lazy var didEndDisplayingSupplementaryView = DelegateSlot<
        (view: UICollectionReusableView, elementKind: String, indexPath: IndexPath), Void
    >(self)
    lazy var sizeForItem = DelegateSlot<IndexPath, CGSize>(self)
    lazy var insetForSection = DelegateSlot<Int, UIEdgeInsets>(self)
    lazy var minimumLineSpacingForSection = DelegateSlot<Int, CGFloat>(self)
    lazy var minimumInteritemSpacingForSection = DelegateSlot<Int, CGFloat>(self)
    lazy var referenceSizeForHeaderInSection = DelegateSlot<Int, CGSize>(self)
    lazy var referenceSizeForFooterInSection = DelegateSlot<Int, CGSize>(self)
    lazy var canFocusItem = DelegateSlot<IndexPath, Bool>(self)
    lazy var shouldUpdateFocus = DelegateSlot<UICollectionViewFocusUpdateContext, Bool>(self)
    lazy var didUpdateFocus = DelegateSlot<(context: UICollectionViewFocusUpdateContext, coordinator: UIFocusAnimationCoordinator), Void>(
        self)
    lazy var indexPathForPreferredFocusedView = DelegateSlot<Void, IndexPath?>(self)
    lazy var selectionFollowsFocus = DelegateSlot<IndexPath, Bool>(self)
    lazy var contextMenuConfigurationForItems = DelegateSlot<(indexPaths: [IndexPath], point: CGPoint), UIContextMenuConfiguration?>(self)
    lazy var contextMenuConfigurationForItem = DelegateSlot<(indexPath: IndexPath, point: CGPoint), UIContextMenuConfiguration?>(self)
    lazy var highlightPreviewForItem = DelegateSlot<(configuration: UIContextMenuConfiguration, indexPath: IndexPath), UITargetedPreview?>(
        self)
    lazy var dismissalPreviewForItem = DelegateSlot<(configuration: UIContextMenuConfiguration, indexPath: IndexPath), UITargetedPreview?>(
        self)
    lazy var previewForDismissingContextMenu = DelegateSlot<UIContextMenuConfiguration, UITargetedPreview?>(self)
    lazy var previewForHighlightingContextMenu = DelegateSlot<UIContextMenuConfiguration, UITargetedPreview?>(self)
    lazy var willPerformPreviewAction = DelegateSlot<
        (configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating), Void
    >(self)
    lazy var willDisplayContextMenu = DelegateSlot<
        (configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?), Void
    >(self)
    lazy var willEndContextMenuInteraction = DelegateSlot<
        (configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?), Void
    >(self)
    lazy var transitionLayout = DelegateSlot<
        (fromLayout: UICollectionViewLayout, toLayout: UICollectionViewLayout), UICollectionViewTransitionLayout
    >(self)
    lazy var targetIndexPathForMoveOfItem = DelegateSlot<
        (originalIndexPath: IndexPath, currentIndexPath: IndexPath, proposedIndexPath: IndexPath), IndexPath
    >(self)
    lazy var targetIndexPathForMove = DelegateSlot<(originalIndexPath: IndexPath, proposedIndexPath: IndexPath), IndexPath>(self)

    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        shouldHighlightItem.agree(indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        didHighlightItem.notify(indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        didUnhighlightItem.notify(indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        shouldSelectItem.agree(indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
        shouldDeselectItem.agree(indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        didSelectItem.notify(indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        didDeselectItem.notify(indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool {
        shouldBeginMultipleSelection.ask(indexPath, Hooks.noAnswer(false))
    }

    func collectionView(_ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
        didBeginMultipleSelection.notify(indexPath)
    }

    func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
        didEndMultipleSelection.notify(())
    }

    func collectionView(_ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath) -> Bool {
        canPerformPrimaryActionForItem.ask(indexPath, Hooks.noAnswer(!collectionView.isEditing))
    }

    func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
        performPrimaryActionForItem.notify(indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool {
        canEditItem.ask(indexPath, Hooks.noAnswer(true))
    }

    func collectionView(
        _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint {
        targetContentOffset.ask(proposedContentOffset, Hooks.noAnswer(proposedContentOffset))
    }

    func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {
        willDisplayCell.notify((cell: cell, indexPath: indexPath))
    }

    func collectionView(_ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {
        didEndDisplayingCell.notify((cell: cell, indexPath: indexPath))
    }

    func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView, forElementKind elementKind: String,
        at indexPath: IndexPath
    ) {
        willDisplaySupplementaryView.notify((view: view, elementKind: elementKind, indexPath: indexPath))
    }

    func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) {
        didEndDisplayingSupplementaryView.notify((view: view, elementKind: elementKind, indexPath: indexPath))
    }
}
