/// Becomes the delegate of an object, and forwards the methods of `UICollectionViewDelegateFlowLayout` to its
/// recipients.
final class CollectionDelegateForwarder: ScrollDelegateForwarder, UICollectionViewDelegateFlowLayout {
    let collectionDelegateProxy = CollectionDelegateProxy()
    private var flows: Recipients<any UICollectionViewDelegateFlowLayout> { Recipients(list) }
    private var collections: Recipients<any UICollectionViewDelegate> { Recipients(list) }

    override init() {
        super.init()
        add(collectionDelegateProxy)
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        flows.ask(collectionView, collectionViewLayout, indexPath) { $0.collectionView(_:layout:sizeForItemAt:) }
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, insetForSectionAt section: Int
    ) -> UIEdgeInsets {
        flows.ask(collectionView, collectionViewLayout, section) { $0.collectionView(_:layout:insetForSectionAt:) }
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat {
        flows.ask(collectionView, collectionViewLayout, section) { $0.collectionView(_:layout:minimumLineSpacingForSectionAt:) }
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat {
        flows.ask(collectionView, collectionViewLayout, section) { $0.collectionView(_:layout:minimumInteritemSpacingForSectionAt:) }
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize {
        flows.ask(collectionView, collectionViewLayout, section) { $0.collectionView(_:layout:referenceSizeForHeaderInSection:) }
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize {
        flows.ask(collectionView, collectionViewLayout, section) { $0.collectionView(_:layout:referenceSizeForFooterInSection:) }
    }

    func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
        collections.agree(collectionView, indexPath) { $0.collectionView(_:canFocusItemAt:) }
    }

    func collectionView(_ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext) -> Bool {
        collections.agree(collectionView, context) { $0.collectionView(_:shouldUpdateFocusIn:) }
    }

    func collectionView(
        _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) {
        collections.notify(collectionView, context, coordinator) { $0.collectionView(_:didUpdateFocusIn:with:) }
    }

    func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? {
        collections.ask(collectionView) { $0.indexPathForPreferredFocusedView(in:) }
    }

    func collectionView(_ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath) -> Bool {
        collections.ask(collectionView, indexPath) { $0.collectionView(_:selectionFollowsFocusForItemAt:) }
    }

    func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint)
        -> UIContextMenuConfiguration?
    {
        collections.ask(collectionView, indexPaths, point) { $0.collectionView(_:contextMenuConfigurationForItemsAt:point:) }
    }

    func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint)
        -> UIContextMenuConfiguration?
    {
        collections.ask(collectionView, indexPath, point) { $0.collectionView(_:contextMenuConfigurationForItemAt:point:) }
    }

    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
        highlightPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
        collections.ask(collectionView, configuration, indexPath) {
            $0.collectionView(_:contextMenuConfiguration:highlightPreviewForItemAt:)
        }
    }

    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
        collections.ask(collectionView, configuration, indexPath) {
            $0.collectionView(_:contextMenuConfiguration:dismissalPreviewForItemAt:)
        }
    }

    func collectionView(
        _ collectionView: UICollectionView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        collections.ask(collectionView, configuration) { $0.collectionView(_:previewForDismissingContextMenuWithConfiguration:) }
    }

    func collectionView(
        _ collectionView: UICollectionView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        collections.ask(collectionView, configuration) { $0.collectionView(_:previewForHighlightingContextMenuWithConfiguration:) }
    }

    func collectionView(
        _ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        collections.notify(collectionView, configuration, animator) { $0.collectionView(_:willPerformPreviewActionForMenuWith:animator:) }
    }

    func collectionView(
        _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        collections.notify(collectionView, configuration, animator) { $0.collectionView(_:willDisplayContextMenu:animator:) }
    }

    func collectionView(
        _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        collections.notify(collectionView, configuration, animator) { $0.collectionView(_:willEndContextMenuInteraction:animator:) }
    }

    func collectionView(
        _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout {
        collections.ask(collectionView, fromLayout, toLayout) { $0.collectionView(_:transitionLayoutForOldLayout:newLayout:) }
    }

    func collectionView(
        _ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        collections.ask(collectionView, originalIndexPath, currentIndexPath, proposedIndexPath) {
            $0.collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)
        }
    }

    func collectionView(
        _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        collections.ask(collectionView, originalIndexPath, proposedIndexPath) {
            $0.collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)
        }
    }

    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        collections.agree(collectionView, indexPath) { $0.collectionView(_:shouldHighlightItemAt:) }
    }

    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        collections.notify(collectionView, indexPath) { $0.collectionView(_:didHighlightItemAt:) }
    }

    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        collections.notify(collectionView, indexPath) { $0.collectionView(_:didUnhighlightItemAt:) }
    }

    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        collections.agree(collectionView, indexPath) { $0.collectionView(_:shouldSelectItemAt:) }
    }

    func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
        collections.agree(collectionView, indexPath) { $0.collectionView(_:shouldDeselectItemAt:) }
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collections.notify(collectionView, indexPath) { $0.collectionView(_:didSelectItemAt:) }
    }

    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        collections.notify(collectionView, indexPath) { $0.collectionView(_:didDeselectItemAt:) }
    }

    func collectionView(_ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool {
        collections.ask(collectionView, indexPath) { $0.collectionView(_:shouldBeginMultipleSelectionInteractionAt:) }
    }

    func collectionView(_ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
        collections.notify(collectionView, indexPath) { $0.collectionView(_:didBeginMultipleSelectionInteractionAt:) }
    }

    func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
        collections.notify(collectionView) { $0.collectionViewDidEndMultipleSelectionInteraction(_:) }
    }

    func collectionView(_ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath) -> Bool {
        collections.ask(collectionView, indexPath) { $0.collectionView(_:canPerformPrimaryActionForItemAt:) }
    }

    func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
        collections.notify(collectionView, indexPath) { $0.collectionView(_:performPrimaryActionForItemAt:) }
    }

    func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool {
        collections.ask(collectionView, indexPath) { $0.collectionView(_:canEditItemAt:) }
    }

    func collectionView(_ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint)
        -> CGPoint
    {
        collections.ask(collectionView, proposedContentOffset) { $0.collectionView(_:targetContentOffsetForProposedContentOffset:) }
    }

    func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {
        collections.notify(collectionView, cell, indexPath) { $0.collectionView(_:willDisplay:forItemAt:) }
    }

    func collectionView(_ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {
        collections.notify(collectionView, cell, indexPath) { $0.collectionView(_:didEndDisplaying:forItemAt:) }
    }

    func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView, forElementKind elementKind: String,
        at indexPath: IndexPath
    ) {
        collections.notify(collectionView, view, elementKind, indexPath) {
            $0.collectionView(_:willDisplaySupplementaryView:forElementKind:at:)
        }
    }

    func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) {
        collections.notify(collectionView, view, elementKind, indexPath) {
            $0.collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)
        }
    }

    #if canImport(ObjectiveC)
        override func makeMethods() -> [Selector: @MainActor () -> Bool] {
            super.makeMethods().merging(collectionDelegateProxyMethods) { first, _ in first }
        }
    #endif
}
