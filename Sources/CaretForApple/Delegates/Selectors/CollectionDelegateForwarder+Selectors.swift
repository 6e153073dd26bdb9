#if canImport(ObjectiveC)
    // Compiled on Apple's systems only: selectors need Objective-C.
    extension CollectionDelegateForwarder {
        /// Whether closures handle the methods of the protocols, by selector.
        var collectionDelegateProxyMethods: [Selector: @MainActor () -> Bool] {
            let collectionDelegateProxy = collectionDelegateProxy
            return [
                #selector(UICollectionViewDelegateFlowLayout.collectionView(_:layout:sizeForItemAt:)): {
                    collectionDelegateProxy.sizeForItem.hasHandlers
                },
                #selector(UICollectionViewDelegateFlowLayout.collectionView(_:layout:insetForSectionAt:)): {
                    collectionDelegateProxy.insetForSection.hasHandlers
                },
                #selector(UICollectionViewDelegateFlowLayout.collectionView(_:layout:minimumLineSpacingForSectionAt:)): {
                    collectionDelegateProxy.minimumLineSpacingForSection.hasHandlers
                },
                #selector(UICollectionViewDelegateFlowLayout.collectionView(_:layout:minimumInteritemSpacingForSectionAt:)): {
                    collectionDelegateProxy.minimumInteritemSpacingForSection.hasHandlers
                },
                #selector(UICollectionViewDelegateFlowLayout.collectionView(_:layout:referenceSizeForHeaderInSection:)): {
                    collectionDelegateProxy.referenceSizeForHeaderInSection.hasHandlers
                },
                #selector(UICollectionViewDelegateFlowLayout.collectionView(_:layout:referenceSizeForFooterInSection:)): {
                    collectionDelegateProxy.referenceSizeForFooterInSection.hasHandlers
                },
                #selector(UICollectionViewDelegate.collectionView(_:canFocusItemAt:)): { collectionDelegateProxy.canFocusItem.hasHandlers },
                #selector(UICollectionViewDelegate.collectionView(_:shouldUpdateFocusIn:)): {
                    collectionDelegateProxy.shouldUpdateFocus.hasHandlers
                },
                #selector(UICollectionViewDelegate.collectionView(_:didUpdateFocusIn:with:)): {
                    collectionDelegateProxy.didUpdateFocus.hasHandlers
                },
                #selector(UICollectionViewDelegate.indexPathForPreferredFocusedView(in:)): {
                    collectionDelegateProxy.indexPathForPreferredFocusedView.hasHandlers
                },
                #selector(UICollectionViewDelegate.collectionView(_:selectionFollowsFocusForItemAt:)): {
                    collectionDelegateProxy.selectionFollowsFocus.hasHandlers
                },
                #selector(UICollectionViewDelegate.collectionView(_:contextMenuConfigurationForItemsAt:point:)): {
                    collectionDelegateProxy.contextMenuConfigurationForItems.hasHandlers
                },
                #selector(UICollectionViewDelegate.collectionView(_:contextMenuConfigurationForItemAt:point:)): {
                    collectionDelegateProxy.contextMenuConfigurationForItem.hasHandlers
                },
                #selector(UICollectionViewDelegate.collectionView(_:contextMenuConfiguration:highlightPreviewForItemAt:)): {
                    collectionDelegateProxy.highlightPreviewForItem.hasHandlers
                },
                #selector(UICollectionViewDelegate.collectionView(_:contextMenuConfiguration:dismissalPreviewForItemAt:)): {
                    collectionDelegateProxy.dismissalPreviewForItem.hasHandlers
                },
                #selector(UICollectionViewDelegate.collectionView(_:previewForDismissingContextMenuWithConfiguration:)): {
                    collectionDelegateProxy.previewForDismissingContextMenu.hasHandlers
                },
                #selector(UICollectionViewDelegate.collectionView(_:previewForHighlightingContextMenuWithConfiguration:)): {
                    collectionDelegateProxy.previewForHighlightingContextMenu.hasHandlers
                },
                #selector(UICollectionViewDelegate.collectionView(_:willPerformPreviewActionForMenuWith:animator:)): {
                    collectionDelegateProxy.willPerformPreviewAction.hasHandlers
                },
                #selector(UICollectionViewDelegate.collectionView(_:willDisplayContextMenu:animator:)): {
                    collectionDelegateProxy.willDisplayContextMenu.hasHandlers
                },
                #selector(UICollectionViewDelegate.collectionView(_:willEndContextMenuInteraction:animator:)): {
                    collectionDelegateProxy.willEndContextMenuInteraction.hasHandlers
                },
                #selector(UICollectionViewDelegate.collectionView(_:transitionLayoutForOldLayout:newLayout:)): {
                    collectionDelegateProxy.transitionLayout.hasHandlers
                },
                #selector(
                    UICollectionViewDelegate.collectionView(
                        _:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)): {
                        collectionDelegateProxy.targetIndexPathForMoveOfItem.hasHandlers
                    },
                #selector(UICollectionViewDelegate.collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)): {
                    collectionDelegateProxy.targetIndexPathForMove.hasHandlers
                },
                #selector(UICollectionViewDelegate.collectionView(_:shouldHighlightItemAt:)): {
                    collectionDelegateProxy.shouldHighlightItem.hasHandlers
                },
                #selector(UICollectionViewDelegate.collectionView(_:didHighlightItemAt:)): {
                    collectionDelegateProxy.didHighlightItem.hasHandlers
                },
                #selector(UICollectionViewDelegate.collectionView(_:didUnhighlightItemAt:)): {
                    collectionDelegateProxy.didUnhighlightItem.hasHandlers
                },
                #selector(UICollectionViewDelegate.collectionView(_:shouldSelectItemAt:)): {
                    collectionDelegateProxy.shouldSelectItem.hasHandlers
                },
                #selector(UICollectionViewDelegate.collectionView(_:shouldDeselectItemAt:)): {
                    collectionDelegateProxy.shouldDeselectItem.hasHandlers
                },
                #selector(UICollectionViewDelegate.collectionView(_:didSelectItemAt:)): {
                    collectionDelegateProxy.didSelectItem.hasHandlers
                },
                #selector(UICollectionViewDelegate.collectionView(_:didDeselectItemAt:)): {
                    collectionDelegateProxy.didDeselectItem.hasHandlers
                },
                #selector(UICollectionViewDelegate.collectionView(_:shouldBeginMultipleSelectionInteractionAt:)): {
                    collectionDelegateProxy.shouldBeginMultipleSelection.hasHandlers
                },
                #selector(UICollectionViewDelegate.collectionView(_:didBeginMultipleSelectionInteractionAt:)): {
                    collectionDelegateProxy.didBeginMultipleSelection.hasHandlers
                },
                #selector(UICollectionViewDelegate.collectionViewDidEndMultipleSelectionInteraction(_:)): {
                    collectionDelegateProxy.didEndMultipleSelection.hasHandlers
                },
                #selector(UICollectionViewDelegate.collectionView(_:canPerformPrimaryActionForItemAt:)): {
                    collectionDelegateProxy.canPerformPrimaryActionForItem.hasHandlers
                },
                #selector(UICollectionViewDelegate.collectionView(_:performPrimaryActionForItemAt:)): {
                    collectionDelegateProxy.performPrimaryActionForItem.hasHandlers
                },
                #selector(UICollectionViewDelegate.collectionView(_:canEditItemAt:)): { collectionDelegateProxy.canEditItem.hasHandlers },
                #selector(UICollectionViewDelegate.collectionView(_:targetContentOffsetForProposedContentOffset:)): {
                    collectionDelegateProxy.targetContentOffset.hasHandlers
                },
                #selector(UICollectionViewDelegate.collectionView(_:willDisplay:forItemAt:)): {
                    collectionDelegateProxy.willDisplayCell.hasHandlers
                },
                #selector(UICollectionViewDelegate.collectionView(_:didEndDisplaying:forItemAt:)): {
                    collectionDelegateProxy.didEndDisplayingCell.hasHandlers
                },
                #selector(UICollectionViewDelegate.collectionView(_:willDisplaySupplementaryView:forElementKind:at:)): {
                    collectionDelegateProxy.willDisplaySupplementaryView.hasHandlers
                },
                #selector(UICollectionViewDelegate.collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)): {
                    collectionDelegateProxy.didEndDisplayingSupplementaryView.hasHandlers
                },
            ]
        }
    }
#endif
