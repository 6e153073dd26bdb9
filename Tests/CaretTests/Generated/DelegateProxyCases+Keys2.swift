// Made by `make keys` from Sources/Caret and Sources/CaretMaps. Do not edit.

import CaretMaps

extension DelegateProxyCases {
    mutating func addUICollectionView() {
        asked("canEditItem", .canEditItem as Question<UICollectionView, IndexPath, Bool>, (any UICollectionViewDelegateFlowLayout).self) {
            d, s, a in d.collectionView(s, canEditItemAt: a[0])
        }
        agreed("canFocusItem", .canFocusItem as Question<UICollectionView, IndexPath, Bool>, (any UICollectionViewDelegateFlowLayout).self)
        { d, s, a in d.collectionView(s, canFocusItemAt: a[0]) }
        agreed(
            "canHandleDrop", .canHandleDrop as Question<UICollectionView, any UIDropSession, Bool>, (any UICollectionViewDropDelegate).self
        ) { d, s, a in d.collectionView(s, canHandle: a[0]) }
        asked("canMoveItem", .canMoveItem as Question<UICollectionView, IndexPath, Bool>, (any UICollectionViewDataSource).self) {
            d, s, a in d.collectionView(s, canMoveItemAt: a[0])
        }
        asked(
            "canPerformPrimaryActionForItem", .canPerformPrimaryActionForItem as Question<UICollectionView, IndexPath, Bool>,
            (any UICollectionViewDelegateFlowLayout).self
        ) { d, s, a in d.collectionView(s, canPerformPrimaryActionForItemAt: a[0]) }
        notified(
            "cancelPrefetchingForItems", .cancelPrefetchingForItems as ControlEvent<UICollectionView, [IndexPath]>,
            (any UICollectionViewDataSourcePrefetching).self
        ) { d, s, a in d.collectionView(s, cancelPrefetchingForItemsAt: a[0]) }
        asked(
            "cellForItem", .cellForItem as Question<UICollectionView, IndexPath, UICollectionViewCell>,
            (any UICollectionViewDataSource).self
        ) { d, s, a in d.collectionView(s, cellForItemAt: a[0]) }
        asked(
            "contextMenuConfigurationForItem",
            .contextMenuConfigurationForItem
                as Question<UICollectionView, (indexPath: IndexPath, point: CGPoint), UIContextMenuConfiguration?>,
            (any UICollectionViewDelegateFlowLayout).self
        ) { d, s, a in d.collectionView(s, contextMenuConfigurationForItemAt: a[0], point: a[1]) }
        asked(
            "contextMenuConfigurationForItems",
            .contextMenuConfigurationForItems
                as Question<UICollectionView, (indexPaths: [IndexPath], point: CGPoint), UIContextMenuConfiguration?>,
            (any UICollectionViewDelegateFlowLayout).self
        ) { d, s, a in d.collectionView(s, contextMenuConfigurationForItemsAt: a[0], point: a[1]) }
        notified(
            "didBeginMultipleSelection", .didBeginMultipleSelection as ControlEvent<UICollectionView, IndexPath>,
            (any UICollectionViewDelegateFlowLayout).self
        ) { d, s, a in d.collectionView(s, didBeginMultipleSelectionInteractionAt: a[0]) }
        notified(
            "didDeselectItem", .didDeselectItem as ControlEvent<UICollectionView, IndexPath>, (any UICollectionViewDelegateFlowLayout).self
        ) { d, s, a in d.collectionView(s, didDeselectItemAt: a[0]) }
        notified(
            "didEndDisplayingCell",
            .didEndDisplayingCell as ControlEvent<UICollectionView, (cell: UICollectionViewCell, indexPath: IndexPath)>,
            (any UICollectionViewDelegateFlowLayout).self
        ) { d, s, a in d.collectionView(s, didEndDisplaying: a[0], forItemAt: a[1]) }
        notified(
            "didEndDisplayingSupplementaryView",
            .didEndDisplayingSupplementaryView
                as ControlEvent<UICollectionView, (view: UICollectionReusableView, elementKind: String, indexPath: IndexPath)>,
            (any UICollectionViewDelegateFlowLayout).self
        ) { d, s, a in d.collectionView(s, didEndDisplayingSupplementaryView: a[0], forElementOfKind: a[1], at: a[2]) }
        notified(
            "didEndMultipleSelection", .didEndMultipleSelection as ControlEvent<UICollectionView, Void>,
            (any UICollectionViewDelegateFlowLayout).self
        ) { d, s, _ in d.collectionViewDidEndMultipleSelectionInteraction(s) }
        notified(
            "didHighlightItem", .didHighlightItem as ControlEvent<UICollectionView, IndexPath>,
            (any UICollectionViewDelegateFlowLayout).self
        ) { d, s, a in d.collectionView(s, didHighlightItemAt: a[0]) }
        notified(
            "didSelectItem", .didSelectItem as ControlEvent<UICollectionView, IndexPath>, (any UICollectionViewDelegateFlowLayout).self
        ) { d, s, a in d.collectionView(s, didSelectItemAt: a[0]) }
        notified(
            "didUnhighlightItem", .didUnhighlightItem as ControlEvent<UICollectionView, IndexPath>,
            (any UICollectionViewDelegateFlowLayout).self
        ) { d, s, a in d.collectionView(s, didUnhighlightItemAt: a[0]) }
        notified(
            "didUpdateFocus",
            .didUpdateFocus
                as ControlEvent<UICollectionView, (context: UICollectionViewFocusUpdateContext, coordinator: UIFocusAnimationCoordinator)>,
            (any UICollectionViewDelegateFlowLayout).self
        ) { d, s, a in d.collectionView(s, didUpdateFocusIn: a[0], with: a[1]) }
        asked(
            "dismissalPreviewForItem",
            .dismissalPreviewForItem
                as Question<UICollectionView, (configuration: UIContextMenuConfiguration, indexPath: IndexPath), UITargetedPreview?>,
            (any UICollectionViewDelegateFlowLayout).self
        ) { d, s, a in d.collectionView(s, contextMenuConfiguration: a[0], dismissalPreviewForItemAt: a[1]) }
        asked(
            "dragItems", .dragItems as Question<UICollectionView, (session: any UIDragSession, indexPath: IndexPath), [UIDragItem]>,
            (any UICollectionViewDragDelegate).self
        ) { d, s, a in d.collectionView(s, itemsForBeginning: a[0], at: a[1]) }
        asked(
            "dragPreviewParameters", .dragPreviewParameters as Question<UICollectionView, IndexPath, UIDragPreviewParameters?>,
            (any UICollectionViewDragDelegate).self
        ) { d, s, a in d.collectionView(s, dragPreviewParametersForItemAt: a[0]) }
        agreed(
            "dragSessionAllowsMoveOperation", .dragSessionAllowsMoveOperation as Question<UICollectionView, any UIDragSession, Bool>,
            (any UICollectionViewDragDelegate).self
        ) { d, s, a in d.collectionView(s, dragSessionAllowsMoveOperation: a[0]) }
        notified(
            "dragSessionDidEnd", .dragSessionDidEnd as ControlEvent<UICollectionView, any UIDragSession>,
            (any UICollectionViewDragDelegate).self
        ) { d, s, a in d.collectionView(s, dragSessionDidEnd: a[0]) }
        asked(
            "dragSessionIsRestrictedToDraggingApplication",
            .dragSessionIsRestrictedToDraggingApplication as Question<UICollectionView, any UIDragSession, Bool>,
            (any UICollectionViewDragDelegate).self
        ) { d, s, a in d.collectionView(s, dragSessionIsRestrictedToDraggingApplication: a[0]) }
        notified(
            "dragSessionWillBegin", .dragSessionWillBegin as ControlEvent<UICollectionView, any UIDragSession>,
            (any UICollectionViewDragDelegate).self
        ) { d, s, a in d.collectionView(s, dragSessionWillBegin: a[0]) }
        asked(
            "dropPreviewParameters", .dropPreviewParameters as Question<UICollectionView, IndexPath, UIDragPreviewParameters?>,
            (any UICollectionViewDropDelegate).self
        ) { d, s, a in d.collectionView(s, dropPreviewParametersForItemAt: a[0]) }
        notified(
            "dropSessionDidEnd", .dropSessionDidEnd as ControlEvent<UICollectionView, any UIDropSession>,
            (any UICollectionViewDropDelegate).self
        ) { d, s, a in d.collectionView(s, dropSessionDidEnd: a[0]) }
        notified(
            "dropSessionDidEnter", .dropSessionDidEnter as ControlEvent<UICollectionView, any UIDropSession>,
            (any UICollectionViewDropDelegate).self
        ) { d, s, a in d.collectionView(s, dropSessionDidEnter: a[0]) }
        notified(
            "dropSessionDidExit", .dropSessionDidExit as ControlEvent<UICollectionView, any UIDropSession>,
            (any UICollectionViewDropDelegate).self
        ) { d, s, a in d.collectionView(s, dropSessionDidExit: a[0]) }
        asked(
            "dropSessionDidUpdate",
            .dropSessionDidUpdate
                as Question<UICollectionView, (session: any UIDropSession, destinationIndexPath: IndexPath?), UICollectionViewDropProposal>,
            (any UICollectionViewDropDelegate).self
        ) { d, s, a in d.collectionView(s, dropSessionDidUpdate: a[0], withDestinationIndexPath: a[1]) }
        asked(
            "highlightPreviewForItem",
            .highlightPreviewForItem
                as Question<UICollectionView, (configuration: UIContextMenuConfiguration, indexPath: IndexPath), UITargetedPreview?>,
            (any UICollectionViewDelegateFlowLayout).self
        ) { d, s, a in d.collectionView(s, contextMenuConfiguration: a[0], highlightPreviewForItemAt: a[1]) }
        asked(
            "indexPathForIndexTitle", .indexPathForIndexTitle as Question<UICollectionView, (title: String, index: Int), IndexPath>,
            (any UICollectionViewDataSource).self
        ) { d, s, a in d.collectionView(s, indexPathForIndexTitle: a[0], at: a[1]) }
        asked(
            "indexPathForPreferredFocusedView", .indexPathForPreferredFocusedView as Question<UICollectionView, Void, IndexPath?>,
            (any UICollectionViewDelegateFlowLayout).self
        ) { d, s, _ in d.indexPathForPreferredFocusedView(in: s) }
        asked("indexTitles", .indexTitles as Question<UICollectionView, Void, [String]?>, (any UICollectionViewDataSource).self) {
            d, s, _ in d.indexTitles(for: s)
        }
        asked(
            "insetForSection", .insetForSection as Question<UICollectionView, Int, UIEdgeInsets>,
            (any UICollectionViewDelegateFlowLayout).self
        ) { d, s, a in d.collectionView(s, layout: a.layout, insetForSectionAt: a[0]) }
        asked(
            "itemsForAdding",
            .itemsForAdding as Question<UICollectionView, (session: any UIDragSession, indexPath: IndexPath, point: CGPoint), [UIDragItem]>,
            (any UICollectionViewDragDelegate).self
        ) { d, s, a in d.collectionView(s, itemsForAddingTo: a[0], at: a[1], point: a[2]) }
        asked(
            "minimumInteritemSpacingForSection", .minimumInteritemSpacingForSection as Question<UICollectionView, Int, CGFloat>,
            (any UICollectionViewDelegateFlowLayout).self
        ) { d, s, a in d.collectionView(s, layout: a.layout, minimumInteritemSpacingForSectionAt: a[0]) }
        asked(
            "minimumLineSpacingForSection", .minimumLineSpacingForSection as Question<UICollectionView, Int, CGFloat>,
            (any UICollectionViewDelegateFlowLayout).self
        ) { d, s, a in d.collectionView(s, layout: a.layout, minimumLineSpacingForSectionAt: a[0]) }
        notified(
            "moveItem", .moveItem as ControlEvent<UICollectionView, (sourceIndexPath: IndexPath, destinationIndexPath: IndexPath)>,
            (any UICollectionViewDataSource).self
        ) { d, s, a in d.collectionView(s, moveItemAt: a[0], to: a[1]) }
        asked(
            "numberOfItemsInSection", .numberOfItemsInSection as Question<UICollectionView, Int, Int>, (any UICollectionViewDataSource).self
        ) { d, s, a in d.collectionView(s, numberOfItemsInSection: a[0]) }
        asked("numberOfSections", .numberOfSections as Question<UICollectionView, Void, Int>, (any UICollectionViewDataSource).self) {
            d, s, _ in d.numberOfSections(in: s)
        }
        notified(
            "performDrop", .performDrop as ControlEvent<UICollectionView, any UICollectionViewDropCoordinator>,
            (any UICollectionViewDropDelegate).self
        ) { d, s, a in d.collectionView(s, performDropWith: a[0]) }
        notified(
            "performPrimaryActionForItem", .performPrimaryActionForItem as ControlEvent<UICollectionView, IndexPath>,
            (any UICollectionViewDelegateFlowLayout).self
        ) { d, s, a in d.collectionView(s, performPrimaryActionForItemAt: a[0]) }
        notified(
            "prefetchItems", .prefetchItems as ControlEvent<UICollectionView, [IndexPath]>, (any UICollectionViewDataSourcePrefetching).self
        ) { d, s, a in d.collectionView(s, prefetchItemsAt: a[0]) }
        asked(
            "previewForDismissingContextMenu",
            .previewForDismissingContextMenu as Question<UICollectionView, UIContextMenuConfiguration, UITargetedPreview?>,
            (any UICollectionViewDelegateFlowLayout).self
        ) { d, s, a in d.collectionView(s, previewForDismissingContextMenuWithConfiguration: a[0]) }
        asked(
            "previewForHighlightingContextMenu",
            .previewForHighlightingContextMenu as Question<UICollectionView, UIContextMenuConfiguration, UITargetedPreview?>,
            (any UICollectionViewDelegateFlowLayout).self
        ) { d, s, a in d.collectionView(s, previewForHighlightingContextMenuWithConfiguration: a[0]) }
        asked(
            "referenceSizeForFooterInSection", .referenceSizeForFooterInSection as Question<UICollectionView, Int, CGSize>,
            (any UICollectionViewDelegateFlowLayout).self
        ) { d, s, a in d.collectionView(s, layout: a.layout, referenceSizeForFooterInSection: a[0]) }
        asked(
            "referenceSizeForHeaderInSection", .referenceSizeForHeaderInSection as Question<UICollectionView, Int, CGSize>,
            (any UICollectionViewDelegateFlowLayout).self
        ) { d, s, a in d.collectionView(s, layout: a.layout, referenceSizeForHeaderInSection: a[0]) }
        asked(
            "selectionFollowsFocus", .selectionFollowsFocus as Question<UICollectionView, IndexPath, Bool>,
            (any UICollectionViewDelegateFlowLayout).self
        ) { d, s, a in d.collectionView(s, selectionFollowsFocusForItemAt: a[0]) }
        asked(
            "shouldBeginMultipleSelection", .shouldBeginMultipleSelection as Question<UICollectionView, IndexPath, Bool>,
            (any UICollectionViewDelegateFlowLayout).self
        ) { d, s, a in d.collectionView(s, shouldBeginMultipleSelectionInteractionAt: a[0]) }
        agreed(
            "shouldDeselectItem", .shouldDeselectItem as Question<UICollectionView, IndexPath, Bool>,
            (any UICollectionViewDelegateFlowLayout).self
        ) { d, s, a in d.collectionView(s, shouldDeselectItemAt: a[0]) }
        agreed(
            "shouldHighlightItem", .shouldHighlightItem as Question<UICollectionView, IndexPath, Bool>,
            (any UICollectionViewDelegateFlowLayout).self
        ) { d, s, a in d.collectionView(s, shouldHighlightItemAt: a[0]) }
        agreed(
            "shouldSelectItem", .shouldSelectItem as Question<UICollectionView, IndexPath, Bool>,
            (any UICollectionViewDelegateFlowLayout).self
        ) { d, s, a in d.collectionView(s, shouldSelectItemAt: a[0]) }
        agreed(
            "shouldUpdateFocus", .shouldUpdateFocus as Question<UICollectionView, UICollectionViewFocusUpdateContext, Bool>,
            (any UICollectionViewDelegateFlowLayout).self
        ) { d, s, a in d.collectionView(s, shouldUpdateFocusIn: a[0]) }
        asked("sizeForItem", .sizeForItem as Question<UICollectionView, IndexPath, CGSize>, (any UICollectionViewDelegateFlowLayout).self) {
            d, s, a in d.collectionView(s, layout: a.layout, sizeForItemAt: a[0])
        }
        asked(
            "targetContentOffset", .targetContentOffset as Question<UICollectionView, CGPoint, CGPoint>,
            (any UICollectionViewDelegateFlowLayout).self
        ) { d, s, a in d.collectionView(s, targetContentOffsetForProposedContentOffset: a[0]) }
        asked(
            "targetIndexPathForMove",
            .targetIndexPathForMove as Question<UICollectionView, (originalIndexPath: IndexPath, proposedIndexPath: IndexPath), IndexPath>,
            (any UICollectionViewDelegateFlowLayout).self
        ) { d, s, a in d.collectionView(s, targetIndexPathForMoveFromItemAt: a[0], toProposedIndexPath: a[1]) }
        asked(
            "targetIndexPathForMoveOfItem",
            .targetIndexPathForMoveOfItem
                as Question<
                    UICollectionView, (originalIndexPath: IndexPath, currentIndexPath: IndexPath, proposedIndexPath: IndexPath), IndexPath
                >, (any UICollectionViewDelegateFlowLayout).self
        ) { d, s, a in
            d.collectionView(
                s, targetIndexPathForMoveOfItemFromOriginalIndexPath: a[0], atCurrentIndexPath: a[1], toProposedIndexPath: a[2])
        }
        asked(
            "transitionLayout",
            .transitionLayout
                as Question<
                    UICollectionView, (fromLayout: UICollectionViewLayout, toLayout: UICollectionViewLayout),
                    UICollectionViewTransitionLayout
                >, (any UICollectionViewDelegateFlowLayout).self
        ) { d, s, a in d.collectionView(s, transitionLayoutForOldLayout: a[0], newLayout: a[1]) }
        asked(
            "viewForSupplementaryElement",
            .viewForSupplementaryElement as Question<UICollectionView, (kind: String, indexPath: IndexPath), UICollectionReusableView>,
            (any UICollectionViewDataSource).self
        ) { d, s, a in d.collectionView(s, viewForSupplementaryElementOfKind: a[0], at: a[1]) }
        notified(
            "willDisplayCell", .willDisplayCell as ControlEvent<UICollectionView, (cell: UICollectionViewCell, indexPath: IndexPath)>,
            (any UICollectionViewDelegateFlowLayout).self
        ) { d, s, a in d.collectionView(s, willDisplay: a[0], forItemAt: a[1]) }
        notified(
            "willDisplayContextMenu",
            .willDisplayContextMenu
                as ControlEvent<
                    UICollectionView, (configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)
                >, (any UICollectionViewDelegateFlowLayout).self
        ) { d, s, a in d.collectionView(s, willDisplayContextMenu: a[0], animator: a[1]) }
        notified(
            "willDisplaySupplementaryView",
            .willDisplaySupplementaryView
                as ControlEvent<UICollectionView, (view: UICollectionReusableView, elementKind: String, indexPath: IndexPath)>,
            (any UICollectionViewDelegateFlowLayout).self
        ) { d, s, a in d.collectionView(s, willDisplaySupplementaryView: a[0], forElementKind: a[1], at: a[2]) }
        notified(
            "willEndContextMenuInteraction",
            .willEndContextMenuInteraction
                as ControlEvent<
                    UICollectionView, (configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)
                >, (any UICollectionViewDelegateFlowLayout).self
        ) { d, s, a in d.collectionView(s, willEndContextMenuInteraction: a[0], animator: a[1]) }
        notified(
            "willPerformPreviewAction",
            .willPerformPreviewAction
                as ControlEvent<
                    UICollectionView, (configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating)
                >, (any UICollectionViewDelegateFlowLayout).self
        ) { d, s, a in d.collectionView(s, willPerformPreviewActionForMenuWith: a[0], animator: a[1]) }
    }
}
