import CaretMaps

@testable import Caret
@testable import CaretMaps

extension EventTable {
    func addCollections() {
        addCollection()
        addCollectionMore()
        addCollectionData()
        addCollectionPrefetch()
        addCollectionDrag()
        addCollectionDrop()
    }

    private func addCollection() {
        let rows = rows(UICollectionView.self) { $0.collectionProxy as any UICollectionViewDelegateFlowLayout }
        rows.event("didHighlightItem", .didHighlightItem) { $0.collectionView($1.sender, didHighlightItemAt: $1[0]) }
        rows.event("didUnhighlightItem", .didUnhighlightItem) { $0.collectionView($1.sender, didUnhighlightItemAt: $1[0]) }
        rows.event("didSelectItem", .didSelectItem) { $0.collectionView($1.sender, didSelectItemAt: $1[0]) }
        rows.event("didDeselectItem", .didDeselectItem) { $0.collectionView($1.sender, didDeselectItemAt: $1[0]) }
        rows.event("performPrimaryActionForItem", .performPrimaryActionForItem) {
            $0.collectionView($1.sender, performPrimaryActionForItemAt: $1[0])
        }
        rows.event("willDisplayCell", .willDisplayCell) { $0.collectionView($1.sender, willDisplay: $1[0], forItemAt: $1[1]) }
        rows.event("didEndDisplayingCell", .didEndDisplayingCell) {
            $0.collectionView($1.sender, didEndDisplaying: $1[0], forItemAt: $1[1])
        }
        rows.event("willDisplaySupplementaryView", .willDisplaySupplementaryView) {
            $0.collectionView($1.sender, willDisplaySupplementaryView: $1[0], forElementKind: $1[1], at: $1[2])
        }
        rows.event("didEndDisplayingSupplementaryView", .didEndDisplayingSupplementaryView) {
            $0.collectionView($1.sender, didEndDisplayingSupplementaryView: $1[0], forElementOfKind: $1[1], at: $1[2])
        }
        rows.question(.shouldHighlightItem) { $0.collectionView($1.sender, shouldHighlightItemAt: $1[0]) }
        rows.question(.shouldSelectItem) { $0.collectionView($1.sender, shouldSelectItemAt: $1[0]) }
        rows.question(.shouldDeselectItem) { $0.collectionView($1.sender, shouldDeselectItemAt: $1[0]) }
        rows.question(.canPerformPrimaryActionForItem) { $0.collectionView($1.sender, canPerformPrimaryActionForItemAt: $1[0]) }
        rows.question(.canEditItem) { $0.collectionView($1.sender, canEditItemAt: $1[0]) }
        rows.question(.targetContentOffset) { $0.collectionView($1.sender, targetContentOffsetForProposedContentOffset: $1[0]) }
        rows.question(.shouldBeginMultipleSelection) { $0.collectionView($1.sender, shouldBeginMultipleSelectionInteractionAt: $1[0]) }
        rows.event("didBeginMultipleSelection", .didBeginMultipleSelection) {
            $0.collectionView($1.sender, didBeginMultipleSelectionInteractionAt: $1[0])
        }
        rows.event("didEndMultipleSelection", .didEndMultipleSelection) { $0.collectionViewDidEndMultipleSelectionInteraction($1.sender) }
        rows.question(.canFocusItem) { $0.collectionView($1.sender, canFocusItemAt: $1[0]) }
        rows.question(.selectionFollowsFocus) { $0.collectionView($1.sender, selectionFollowsFocusForItemAt: $1[0]) }
        rows.question(.shouldUpdateFocus) { $0.collectionView($1.sender, shouldUpdateFocusIn: $1[0]) }
        rows.question(.indexPathForPreferredFocusedView) { $0.indexPathForPreferredFocusedView(in: $1.sender) }
        rows.event("didUpdateFocus", .didUpdateFocus) { $0.collectionView($1.sender, didUpdateFocusIn: $1[0], with: $1[1]) }
        rows.question(.contextMenuConfigurationForItems) {
            $0.collectionView($1.sender, contextMenuConfigurationForItemsAt: $1[0], point: $1[1])
        }
        rows.question(.contextMenuConfigurationForItem) {
            $0.collectionView($1.sender, contextMenuConfigurationForItemAt: $1[0], point: $1[1])
        }
        rows.question(.previewForHighlightingContextMenu) {
            $0.collectionView($1.sender, previewForHighlightingContextMenuWithConfiguration: $1[0])
        }
    }

    private func addCollectionMore() {
        let rows = rows(UICollectionView.self) { $0.collectionProxy as any UICollectionViewDelegateFlowLayout }
        rows.question(.previewForDismissingContextMenu) {
            $0.collectionView($1.sender, previewForDismissingContextMenuWithConfiguration: $1[0])
        }
        rows.question(.highlightPreviewForItem) {
            $0.collectionView($1.sender, contextMenuConfiguration: $1[0], highlightPreviewForItemAt: $1[1])
        }
        rows.question(.dismissalPreviewForItem) {
            $0.collectionView($1.sender, contextMenuConfiguration: $1[0], dismissalPreviewForItemAt: $1[1])
        }
        rows.event("willPerformPreviewAction", .willPerformPreviewAction) {
            $0.collectionView($1.sender, willPerformPreviewActionForMenuWith: $1[0], animator: $1[1])
        }
        rows.event("willDisplayContextMenu", .willDisplayContextMenu) {
            $0.collectionView($1.sender, willDisplayContextMenu: $1[0], animator: $1[1])
        }
        rows.event("willEndContextMenuInteraction", .willEndContextMenuInteraction) {
            $0.collectionView($1.sender, willEndContextMenuInteraction: $1[0], animator: $1[1])
        }
        rows.question(.targetIndexPathForMoveOfItem) {
            $0.collectionView(
                $1.sender, targetIndexPathForMoveOfItemFromOriginalIndexPath: $1[0], atCurrentIndexPath: $1[1], toProposedIndexPath: $1[2])
        }
        rows.question(.targetIndexPathForMove) {
            $0.collectionView($1.sender, targetIndexPathForMoveFromItemAt: $1[0], toProposedIndexPath: $1[1])
        }
        rows.question(.transitionLayout) { $0.collectionView($1.sender, transitionLayoutForOldLayout: $1[0], newLayout: $1[1]) }
        rows.question(.sizeForItem) { $0.collectionView($1.sender, layout: $1.layout, sizeForItemAt: $1[0]) }
        rows.question(.insetForSection) { $0.collectionView($1.sender, layout: $1.layout, insetForSectionAt: $1[0]) }
        rows.question(.minimumLineSpacingForSection) {
            $0.collectionView($1.sender, layout: $1.layout, minimumLineSpacingForSectionAt: $1[0])
        }
        rows.question(.minimumInteritemSpacingForSection) {
            $0.collectionView($1.sender, layout: $1.layout, minimumInteritemSpacingForSectionAt: $1[0])
        }
        rows.question(.referenceSizeForHeaderInSection) {
            $0.collectionView($1.sender, layout: $1.layout, referenceSizeForHeaderInSection: $1[0])
        }
        rows.question(.referenceSizeForFooterInSection) {
            $0.collectionView($1.sender, layout: $1.layout, referenceSizeForFooterInSection: $1[0])
        }
    }

    private func addCollectionData() {
        let rows = rows(UICollectionView.self) { $0.collectionDataProxy as any UICollectionViewDataSource }
        rows.event("moveItem", .moveItem) { $0.collectionView($1.sender, moveItemAt: $1[0], to: $1[1]) }
        rows.question(.canMoveItem) { $0.collectionView($1.sender, canMoveItemAt: $1[0]) }
        rows.question(.indexTitles) { $0.indexTitles(for: $1.sender) }
        rows.question(.indexPathForIndexTitle) { $0.collectionView($1.sender, indexPathForIndexTitle: $1[0], at: $1[1]) }
        rows.question(.numberOfItemsInSection) { $0.collectionView($1.sender, numberOfItemsInSection: $1[0]) }
        rows.question(.cellForItem) { $0.collectionView($1.sender, cellForItemAt: $1[0]) }
        rows.question(.numberOfSections) { $0.numberOfSections(in: $1.sender) }
        rows.question(.viewForSupplementaryElement) { $0.collectionView($1.sender, viewForSupplementaryElementOfKind: $1[0], at: $1[1]) }
    }

    private func addCollectionPrefetch() {
        let rows = rows(UICollectionView.self) { $0.collectionPrefetchProxy as any UICollectionViewDataSourcePrefetching }
        rows.event("prefetchItems", .prefetchItems) { $0.collectionView($1.sender, prefetchItemsAt: $1[0]) }
        rows.event("cancelPrefetchingForItems", .cancelPrefetchingForItems) {
            $0.collectionView($1.sender, cancelPrefetchingForItemsAt: $1[0])
        }
    }

    private func addCollectionDrag() {
        let rows = rows(UICollectionView.self) { $0.collectionDragProxy as any UICollectionViewDragDelegate }
        rows.question(.dragItems) { $0.collectionView($1.sender, itemsForBeginning: $1[0], at: $1[1]) }
        rows.question(.dragPreviewParameters) { $0.collectionView($1.sender, dragPreviewParametersForItemAt: $1[0]) }
        rows.event("dragSessionWillBegin", .dragSessionWillBegin) { $0.collectionView($1.sender, dragSessionWillBegin: $1[0]) }
        rows.event("dragSessionDidEnd", .dragSessionDidEnd) { $0.collectionView($1.sender, dragSessionDidEnd: $1[0]) }
        rows.question(.dragSessionAllowsMoveOperation) { $0.collectionView($1.sender, dragSessionAllowsMoveOperation: $1[0]) }
        rows.question(.dragSessionIsRestrictedToDraggingApplication) {
            $0.collectionView($1.sender, dragSessionIsRestrictedToDraggingApplication: $1[0])
        }
        rows.question(.itemsForAdding) { $0.collectionView($1.sender, itemsForAddingTo: $1[0], at: $1[1], point: $1[2]) }
    }

    private func addCollectionDrop() {
        let rows = rows(UICollectionView.self) { $0.collectionDropProxy as any UICollectionViewDropDelegate }
        rows.event("performDrop", .performDrop) { $0.collectionView($1.sender, performDropWith: $1[0]) }
        rows.question(.canHandleDrop) { $0.collectionView($1.sender, canHandle: $1[0]) }
        rows.event("dropSessionDidEnter", .dropSessionDidEnter) { $0.collectionView($1.sender, dropSessionDidEnter: $1[0]) }
        rows.question(.dropSessionDidUpdate) { $0.collectionView($1.sender, dropSessionDidUpdate: $1[0], withDestinationIndexPath: $1[1]) }
        rows.event("dropSessionDidExit", .dropSessionDidExit) { $0.collectionView($1.sender, dropSessionDidExit: $1[0]) }
        rows.event("dropSessionDidEnd", .dropSessionDidEnd) { $0.collectionView($1.sender, dropSessionDidEnd: $1[0]) }
        rows.question(.dropPreviewParameters) { $0.collectionView($1.sender, dropPreviewParametersForItemAt: $1[0]) }
    }
}
