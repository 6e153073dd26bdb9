import CaretMaps

@testable import Caret
@testable import CaretMaps

extension EventTable {
    func addLists() {
        addTable()
        addTableMore()
        addTableData()
        addTablePrefetch()
        addTableDrag()
        addTableDrop()
    }

    private func addTable() {
        let rows = rows(UITableView.self) { $0.tableProxy as any UITableViewDelegate }
        rows.event("willDisplayCell", .willDisplayCell) { $0.tableView($1.sender, willDisplay: $1[0], forRowAt: $1[1]) }
        rows.event("didEndDisplayingCell", .didEndDisplayingCell) { $0.tableView($1.sender, didEndDisplaying: $1[0], forRowAt: $1[1]) }
        rows.event("willDisplayHeaderView", .willDisplayHeaderView) {
            $0.tableView($1.sender, willDisplayHeaderView: $1[0], forSection: $1[1])
        }
        rows.event("willDisplayFooterView", .willDisplayFooterView) {
            $0.tableView($1.sender, willDisplayFooterView: $1[0], forSection: $1[1])
        }
        rows.event("didEndDisplayingHeaderView", .didEndDisplayingHeaderView) {
            $0.tableView($1.sender, didEndDisplayingHeaderView: $1[0], forSection: $1[1])
        }
        rows.event("didEndDisplayingFooterView", .didEndDisplayingFooterView) {
            $0.tableView($1.sender, didEndDisplayingFooterView: $1[0], forSection: $1[1])
        }
        rows.event("accessoryButtonTappedForRow", .accessoryButtonTappedForRow) {
            $0.tableView($1.sender, accessoryButtonTappedForRowWith: $1[0])
        }
        rows.event("didHighlightRow", .didHighlightRow) { $0.tableView($1.sender, didHighlightRowAt: $1[0]) }
        rows.event("didUnhighlightRow", .didUnhighlightRow) { $0.tableView($1.sender, didUnhighlightRowAt: $1[0]) }
        rows.event("didSelectRow", .didSelectRow) { $0.tableView($1.sender, didSelectRowAt: $1[0]) }
        rows.event("didDeselectRow", .didDeselectRow) { $0.tableView($1.sender, didDeselectRowAt: $1[0]) }
        rows.event("performPrimaryActionForRow", .performPrimaryActionForRow) {
            $0.tableView($1.sender, performPrimaryActionForRowAt: $1[0])
        }
        rows.event("willBeginEditingRow", .willBeginEditingRow) { $0.tableView($1.sender, willBeginEditingRowAt: $1[0]) }
        rows.event("didEndEditingRow", .didEndEditingRow) { $0.tableView($1.sender, didEndEditingRowAt: $1[0]) }
        rows.question(.heightForRow) { $0.tableView($1.sender, heightForRowAt: $1[0]) }
        rows.question(.estimatedHeightForRow) { $0.tableView($1.sender, estimatedHeightForRowAt: $1[0]) }
        rows.question(.heightForHeaderInSection) { $0.tableView($1.sender, heightForHeaderInSection: $1[0]) }
        rows.question(.heightForFooterInSection) { $0.tableView($1.sender, heightForFooterInSection: $1[0]) }
        rows.question(.estimatedHeightForHeaderInSection) { $0.tableView($1.sender, estimatedHeightForHeaderInSection: $1[0]) }
        rows.question(.estimatedHeightForFooterInSection) { $0.tableView($1.sender, estimatedHeightForFooterInSection: $1[0]) }
        rows.question(.viewForHeaderInSection) { $0.tableView($1.sender, viewForHeaderInSection: $1[0]) }
        rows.question(.viewForFooterInSection) { $0.tableView($1.sender, viewForFooterInSection: $1[0]) }
        rows.question(.shouldHighlightRow) { $0.tableView($1.sender, shouldHighlightRowAt: $1[0]) }
        rows.question(.canPerformPrimaryActionForRow) { $0.tableView($1.sender, canPerformPrimaryActionForRowAt: $1[0]) }
        rows.question(.shouldIndentWhileEditingRow) { $0.tableView($1.sender, shouldIndentWhileEditingRowAt: $1[0]) }
        rows.question(.willSelectRow) { $0.tableView($1.sender, willSelectRowAt: $1[0]) }
    }

    private func addTableMore() {
        let rows = rows(UITableView.self) { $0.tableProxy as any UITableViewDelegate }
        rows.question(.willDeselectRow) { $0.tableView($1.sender, willDeselectRowAt: $1[0]) }
        rows.question(.editingStyleForRow) { $0.tableView($1.sender, editingStyleForRowAt: $1[0]) }
        rows.question(.titleForDeleteConfirmationButtonForRow) { $0.tableView($1.sender, titleForDeleteConfirmationButtonForRowAt: $1[0]) }
        rows.question(.leadingSwipeActionsConfigurationForRow) { $0.tableView($1.sender, leadingSwipeActionsConfigurationForRowAt: $1[0]) }
        rows.question(.trailingSwipeActionsConfigurationForRow) {
            $0.tableView($1.sender, trailingSwipeActionsConfigurationForRowAt: $1[0])
        }
        rows.question(.editActionsForRow) { $0.tableView($1.sender, editActionsForRowAt: $1[0]) }
        rows.question(.targetIndexPathForMoveFromRow) {
            $0.tableView($1.sender, targetIndexPathForMoveFromRowAt: $1[0], toProposedIndexPath: $1[1])
        }
        rows.question(.indentationLevelForRow) { $0.tableView($1.sender, indentationLevelForRowAt: $1[0]) }
        rows.question(.shouldBeginMultipleSelection) { $0.tableView($1.sender, shouldBeginMultipleSelectionInteractionAt: $1[0]) }
        rows.event("didBeginMultipleSelection", .didBeginMultipleSelection) {
            $0.tableView($1.sender, didBeginMultipleSelectionInteractionAt: $1[0])
        }
        rows.event("didEndMultipleSelection", .didEndMultipleSelection) { $0.tableViewDidEndMultipleSelectionInteraction($1.sender) }
        rows.question(.canFocusRow) { $0.tableView($1.sender, canFocusRowAt: $1[0]) }
        rows.question(.selectionFollowsFocus) { $0.tableView($1.sender, selectionFollowsFocusForRowAt: $1[0]) }
        rows.question(.shouldUpdateFocus) { $0.tableView($1.sender, shouldUpdateFocusIn: $1[0]) }
        rows.question(.indexPathForPreferredFocusedView) { $0.indexPathForPreferredFocusedView(in: $1.sender) }
        rows.event("didUpdateFocus", .didUpdateFocus) { $0.tableView($1.sender, didUpdateFocusIn: $1[0], with: $1[1]) }
        rows.question(.contextMenuConfigurationForRow) { $0.tableView($1.sender, contextMenuConfigurationForRowAt: $1[0], point: $1[1]) }
        rows.question(.previewForHighlightingContextMenu) {
            $0.tableView($1.sender, previewForHighlightingContextMenuWithConfiguration: $1[0])
        }
        rows.question(.previewForDismissingContextMenu) { $0.tableView($1.sender, previewForDismissingContextMenuWithConfiguration: $1[0]) }
        rows.event("willPerformPreviewAction", .willPerformPreviewAction) {
            $0.tableView($1.sender, willPerformPreviewActionForMenuWith: $1[0], animator: $1[1])
        }
        rows.event("willDisplayContextMenu", .willDisplayContextMenu) {
            $0.tableView($1.sender, willDisplayContextMenu: $1[0], animator: $1[1])
        }
        rows.event("willEndContextMenuInteraction", .willEndContextMenuInteraction) {
            $0.tableView($1.sender, willEndContextMenuInteraction: $1[0], animator: $1[1])
        }
    }

    private func addTableData() {
        let rows = rows(UITableView.self) { $0.tableDataProxy as any UITableViewDataSource }
        rows.event("commitEditing", .commitEditing) { $0.tableView($1.sender, commit: $1[0], forRowAt: $1[1]) }
        rows.event("moveRow", .moveRow) { $0.tableView($1.sender, moveRowAt: $1[0], to: $1[1]) }
        rows.question(.numberOfRowsInSection) { $0.tableView($1.sender, numberOfRowsInSection: $1[0]) }
        rows.question(.cellForRow) { $0.tableView($1.sender, cellForRowAt: $1[0]) }
        rows.question(.numberOfSections) { $0.numberOfSections(in: $1.sender) }
        rows.question(.titleForHeaderInSection) { $0.tableView($1.sender, titleForHeaderInSection: $1[0]) }
        rows.question(.titleForFooterInSection) { $0.tableView($1.sender, titleForFooterInSection: $1[0]) }
        rows.question(.canEditRow) { $0.tableView($1.sender, canEditRowAt: $1[0]) }
        rows.question(.canMoveRow) { $0.tableView($1.sender, canMoveRowAt: $1[0]) }
        rows.question(.sectionIndexTitles) { $0.sectionIndexTitles(for: $1.sender) }
        rows.question(.sectionForSectionIndexTitle) { $0.tableView($1.sender, sectionForSectionIndexTitle: $1[0], at: $1[1]) }
    }

    private func addTablePrefetch() {
        let rows = rows(UITableView.self) { $0.tablePrefetchProxy as any UITableViewDataSourcePrefetching }
        rows.event("prefetchRows", .prefetchRows) { $0.tableView($1.sender, prefetchRowsAt: $1[0]) }
        rows.event("cancelPrefetchingForRows", .cancelPrefetchingForRows) { $0.tableView($1.sender, cancelPrefetchingForRowsAt: $1[0]) }
    }

    private func addTableDrag() {
        let rows = rows(UITableView.self) { $0.tableDragProxy as any UITableViewDragDelegate }
        rows.question(.dragItems) { $0.tableView($1.sender, itemsForBeginning: $1[0], at: $1[1]) }
        rows.question(.dragPreviewParameters) { $0.tableView($1.sender, dragPreviewParametersForRowAt: $1[0]) }
        rows.event("dragSessionWillBegin", .dragSessionWillBegin) { $0.tableView($1.sender, dragSessionWillBegin: $1[0]) }
        rows.event("dragSessionDidEnd", .dragSessionDidEnd) { $0.tableView($1.sender, dragSessionDidEnd: $1[0]) }
        rows.question(.dragSessionAllowsMoveOperation) { $0.tableView($1.sender, dragSessionAllowsMoveOperation: $1[0]) }
        rows.question(.dragSessionIsRestrictedToDraggingApplication) {
            $0.tableView($1.sender, dragSessionIsRestrictedToDraggingApplication: $1[0])
        }
        rows.question(.itemsForAdding) { $0.tableView($1.sender, itemsForAddingTo: $1[0], at: $1[1], point: $1[2]) }
    }

    private func addTableDrop() {
        let rows = rows(UITableView.self) { $0.tableDropProxy as any UITableViewDropDelegate }
        rows.event("performDrop", .performDrop) { $0.tableView($1.sender, performDropWith: $1[0]) }
        rows.question(.canHandleDrop) { $0.tableView($1.sender, canHandle: $1[0]) }
        rows.event("dropSessionDidEnter", .dropSessionDidEnter) { $0.tableView($1.sender, dropSessionDidEnter: $1[0]) }
        rows.question(.dropSessionDidUpdate) { $0.tableView($1.sender, dropSessionDidUpdate: $1[0], withDestinationIndexPath: $1[1]) }
        rows.event("dropSessionDidExit", .dropSessionDidExit) { $0.tableView($1.sender, dropSessionDidExit: $1[0]) }
        rows.event("dropSessionDidEnd", .dropSessionDidEnd) { $0.tableView($1.sender, dropSessionDidEnd: $1[0]) }
        rows.question(.dropPreviewParameters) { $0.tableView($1.sender, dropPreviewParametersForRowAt: $1[0]) }
    }
}
