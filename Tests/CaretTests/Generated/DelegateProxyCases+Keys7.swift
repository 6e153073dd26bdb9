// Made by `make keys` from Sources/Caret and Sources/CaretMaps. Do not edit.

import CaretMaps

extension DelegateProxyCases {
    mutating func addUITableView() {
        notified(
            "accessoryButtonTappedForRow", .accessoryButtonTappedForRow as ControlEvent<UITableView, IndexPath>,
            (any UITableViewDelegate).self
        ) { d, s, a in d.tableView(s, accessoryButtonTappedForRowWith: a[0]) }
        asked("canEditRow", .canEditRow as Question<UITableView, IndexPath, Bool>, (any UITableViewDataSource).self) { d, s, a in
            d.tableView(s, canEditRowAt: a[0])
        }
        agreed("canFocusRow", .canFocusRow as Question<UITableView, IndexPath, Bool>, (any UITableViewDelegate).self) { d, s, a in
            d.tableView(s, canFocusRowAt: a[0])
        }
        agreed("canHandleDrop", .canHandleDrop as Question<UITableView, any UIDropSession, Bool>, (any UITableViewDropDelegate).self) {
            d, s, a in d.tableView(s, canHandle: a[0])
        }
        asked("canMoveRow", .canMoveRow as Question<UITableView, IndexPath, Bool>, (any UITableViewDataSource).self) { d, s, a in
            d.tableView(s, canMoveRowAt: a[0])
        }
        asked(
            "canPerformPrimaryActionForRow", .canPerformPrimaryActionForRow as Question<UITableView, IndexPath, Bool>,
            (any UITableViewDelegate).self
        ) { d, s, a in d.tableView(s, canPerformPrimaryActionForRowAt: a[0]) }
        notified(
            "cancelPrefetchingForRows", .cancelPrefetchingForRows as ControlEvent<UITableView, [IndexPath]>,
            (any UITableViewDataSourcePrefetching).self
        ) { d, s, a in d.tableView(s, cancelPrefetchingForRowsAt: a[0]) }
        asked("cellForRow", .cellForRow as Question<UITableView, IndexPath, UITableViewCell>, (any UITableViewDataSource).self) { d, s, a in
            d.tableView(s, cellForRowAt: a[0])
        }
        notified(
            "commitEditing",
            .commitEditing as ControlEvent<UITableView, (editingStyle: UITableViewCell.EditingStyle, indexPath: IndexPath)>,
            (any UITableViewDataSource).self
        ) { d, s, a in d.tableView(s, commit: a[0], forRowAt: a[1]) }
        asked(
            "contextMenuConfigurationForRow",
            .contextMenuConfigurationForRow as Question<UITableView, (indexPath: IndexPath, point: CGPoint), UIContextMenuConfiguration?>,
            (any UITableViewDelegate).self
        ) { d, s, a in d.tableView(s, contextMenuConfigurationForRowAt: a[0], point: a[1]) }
        notified(
            "didBeginMultipleSelection", .didBeginMultipleSelection as ControlEvent<UITableView, IndexPath>, (any UITableViewDelegate).self
        ) { d, s, a in d.tableView(s, didBeginMultipleSelectionInteractionAt: a[0]) }
        notified("didDeselectRow", .didDeselectRow as ControlEvent<UITableView, IndexPath>, (any UITableViewDelegate).self) { d, s, a in
            d.tableView(s, didDeselectRowAt: a[0])
        }
        notified(
            "didEndDisplayingCell", .didEndDisplayingCell as ControlEvent<UITableView, (cell: UITableViewCell, indexPath: IndexPath)>,
            (any UITableViewDelegate).self
        ) { d, s, a in d.tableView(s, didEndDisplaying: a[0], forRowAt: a[1]) }
        notified(
            "didEndDisplayingFooterView", .didEndDisplayingFooterView as ControlEvent<UITableView, (view: UIView, section: Int)>,
            (any UITableViewDelegate).self
        ) { d, s, a in d.tableView(s, didEndDisplayingFooterView: a[0], forSection: a[1]) }
        notified(
            "didEndDisplayingHeaderView", .didEndDisplayingHeaderView as ControlEvent<UITableView, (view: UIView, section: Int)>,
            (any UITableViewDelegate).self
        ) { d, s, a in d.tableView(s, didEndDisplayingHeaderView: a[0], forSection: a[1]) }
        notified("didEndEditingRow", .didEndEditingRow as ControlEvent<UITableView, IndexPath?>, (any UITableViewDelegate).self) {
            d, s, a in d.tableView(s, didEndEditingRowAt: a[0])
        }
        notified("didEndMultipleSelection", .didEndMultipleSelection as ControlEvent<UITableView, Void>, (any UITableViewDelegate).self) {
            d, s, _ in d.tableViewDidEndMultipleSelectionInteraction(s)
        }
        notified("didHighlightRow", .didHighlightRow as ControlEvent<UITableView, IndexPath>, (any UITableViewDelegate).self) { d, s, a in
            d.tableView(s, didHighlightRowAt: a[0])
        }
        notified("didSelectRow", .didSelectRow as ControlEvent<UITableView, IndexPath>, (any UITableViewDelegate).self) { d, s, a in
            d.tableView(s, didSelectRowAt: a[0])
        }
        notified("didUnhighlightRow", .didUnhighlightRow as ControlEvent<UITableView, IndexPath>, (any UITableViewDelegate).self) {
            d, s, a in d.tableView(s, didUnhighlightRowAt: a[0])
        }
        notified(
            "didUpdateFocus",
            .didUpdateFocus
                as ControlEvent<UITableView, (context: UITableViewFocusUpdateContext, coordinator: UIFocusAnimationCoordinator)>,
            (any UITableViewDelegate).self
        ) { d, s, a in d.tableView(s, didUpdateFocusIn: a[0], with: a[1]) }
        asked(
            "dragItems", .dragItems as Question<UITableView, (session: any UIDragSession, indexPath: IndexPath), [UIDragItem]>,
            (any UITableViewDragDelegate).self
        ) { d, s, a in d.tableView(s, itemsForBeginning: a[0], at: a[1]) }
        asked(
            "dragPreviewParameters", .dragPreviewParameters as Question<UITableView, IndexPath, UIDragPreviewParameters?>,
            (any UITableViewDragDelegate).self
        ) { d, s, a in d.tableView(s, dragPreviewParametersForRowAt: a[0]) }
        agreed(
            "dragSessionAllowsMoveOperation", .dragSessionAllowsMoveOperation as Question<UITableView, any UIDragSession, Bool>,
            (any UITableViewDragDelegate).self
        ) { d, s, a in d.tableView(s, dragSessionAllowsMoveOperation: a[0]) }
        notified(
            "dragSessionDidEnd", .dragSessionDidEnd as ControlEvent<UITableView, any UIDragSession>, (any UITableViewDragDelegate).self
        ) { d, s, a in d.tableView(s, dragSessionDidEnd: a[0]) }
        asked(
            "dragSessionIsRestrictedToDraggingApplication",
            .dragSessionIsRestrictedToDraggingApplication as Question<UITableView, any UIDragSession, Bool>,
            (any UITableViewDragDelegate).self
        ) { d, s, a in d.tableView(s, dragSessionIsRestrictedToDraggingApplication: a[0]) }
        notified(
            "dragSessionWillBegin", .dragSessionWillBegin as ControlEvent<UITableView, any UIDragSession>,
            (any UITableViewDragDelegate).self
        ) { d, s, a in d.tableView(s, dragSessionWillBegin: a[0]) }
        asked(
            "dropPreviewParameters", .dropPreviewParameters as Question<UITableView, IndexPath, UIDragPreviewParameters?>,
            (any UITableViewDropDelegate).self
        ) { d, s, a in d.tableView(s, dropPreviewParametersForRowAt: a[0]) }
        notified(
            "dropSessionDidEnd", .dropSessionDidEnd as ControlEvent<UITableView, any UIDropSession>, (any UITableViewDropDelegate).self
        ) { d, s, a in d.tableView(s, dropSessionDidEnd: a[0]) }
        notified(
            "dropSessionDidEnter", .dropSessionDidEnter as ControlEvent<UITableView, any UIDropSession>, (any UITableViewDropDelegate).self
        ) { d, s, a in d.tableView(s, dropSessionDidEnter: a[0]) }
        notified(
            "dropSessionDidExit", .dropSessionDidExit as ControlEvent<UITableView, any UIDropSession>, (any UITableViewDropDelegate).self
        ) { d, s, a in d.tableView(s, dropSessionDidExit: a[0]) }
        asked(
            "dropSessionDidUpdate",
            .dropSessionDidUpdate
                as Question<UITableView, (session: any UIDropSession, destinationIndexPath: IndexPath?), UITableViewDropProposal>,
            (any UITableViewDropDelegate).self
        ) { d, s, a in d.tableView(s, dropSessionDidUpdate: a[0], withDestinationIndexPath: a[1]) }
        asked(
            "editActionsForRow", .editActionsForRow as Question<UITableView, IndexPath, [UITableViewRowAction]?>,
            (any UITableViewDelegate).self
        ) { d, s, a in d.tableView(s, editActionsForRowAt: a[0]) }
        asked(
            "editingStyleForRow", .editingStyleForRow as Question<UITableView, IndexPath, UITableViewCell.EditingStyle>,
            (any UITableViewDelegate).self
        ) { d, s, a in d.tableView(s, editingStyleForRowAt: a[0]) }
        asked(
            "estimatedHeightForFooterInSection", .estimatedHeightForFooterInSection as Question<UITableView, Int, CGFloat>,
            (any UITableViewDelegate).self
        ) { d, s, a in d.tableView(s, estimatedHeightForFooterInSection: a[0]) }
        asked(
            "estimatedHeightForHeaderInSection", .estimatedHeightForHeaderInSection as Question<UITableView, Int, CGFloat>,
            (any UITableViewDelegate).self
        ) { d, s, a in d.tableView(s, estimatedHeightForHeaderInSection: a[0]) }
        asked("estimatedHeightForRow", .estimatedHeightForRow as Question<UITableView, IndexPath, CGFloat>, (any UITableViewDelegate).self)
        { d, s, a in d.tableView(s, estimatedHeightForRowAt: a[0]) }
        asked("heightForFooterInSection", .heightForFooterInSection as Question<UITableView, Int, CGFloat>, (any UITableViewDelegate).self)
        { d, s, a in d.tableView(s, heightForFooterInSection: a[0]) }
        asked("heightForHeaderInSection", .heightForHeaderInSection as Question<UITableView, Int, CGFloat>, (any UITableViewDelegate).self)
        { d, s, a in d.tableView(s, heightForHeaderInSection: a[0]) }
        asked("heightForRow", .heightForRow as Question<UITableView, IndexPath, CGFloat>, (any UITableViewDelegate).self) { d, s, a in
            d.tableView(s, heightForRowAt: a[0])
        }
        asked("indentationLevelForRow", .indentationLevelForRow as Question<UITableView, IndexPath, Int>, (any UITableViewDelegate).self) {
            d, s, a in d.tableView(s, indentationLevelForRowAt: a[0])
        }
        asked(
            "indexPathForPreferredFocusedView", .indexPathForPreferredFocusedView as Question<UITableView, Void, IndexPath?>,
            (any UITableViewDelegate).self
        ) { d, s, _ in d.indexPathForPreferredFocusedView(in: s) }
        asked(
            "itemsForAdding",
            .itemsForAdding as Question<UITableView, (session: any UIDragSession, indexPath: IndexPath, point: CGPoint), [UIDragItem]>,
            (any UITableViewDragDelegate).self
        ) { d, s, a in d.tableView(s, itemsForAddingTo: a[0], at: a[1], point: a[2]) }
        asked(
            "leadingSwipeActionsConfigurationForRow",
            .leadingSwipeActionsConfigurationForRow as Question<UITableView, IndexPath, UISwipeActionsConfiguration?>,
            (any UITableViewDelegate).self
        ) { d, s, a in d.tableView(s, leadingSwipeActionsConfigurationForRowAt: a[0]) }
        notified(
            "moveRow", .moveRow as ControlEvent<UITableView, (sourceIndexPath: IndexPath, destinationIndexPath: IndexPath)>,
            (any UITableViewDataSource).self
        ) { d, s, a in d.tableView(s, moveRowAt: a[0], to: a[1]) }
        asked("numberOfRowsInSection", .numberOfRowsInSection as Question<UITableView, Int, Int>, (any UITableViewDataSource).self) {
            d, s, a in d.tableView(s, numberOfRowsInSection: a[0])
        }
        asked("numberOfSections", .numberOfSections as Question<UITableView, Void, Int>, (any UITableViewDataSource).self) { d, s, _ in
            d.numberOfSections(in: s)
        }
        notified(
            "performDrop", .performDrop as ControlEvent<UITableView, any UITableViewDropCoordinator>, (any UITableViewDropDelegate).self
        ) { d, s, a in d.tableView(s, performDropWith: a[0]) }
        notified(
            "performPrimaryActionForRow", .performPrimaryActionForRow as ControlEvent<UITableView, IndexPath>,
            (any UITableViewDelegate).self
        ) { d, s, a in d.tableView(s, performPrimaryActionForRowAt: a[0]) }
        notified("prefetchRows", .prefetchRows as ControlEvent<UITableView, [IndexPath]>, (any UITableViewDataSourcePrefetching).self) {
            d, s, a in d.tableView(s, prefetchRowsAt: a[0])
        }
        asked(
            "previewForDismissingContextMenu",
            .previewForDismissingContextMenu as Question<UITableView, UIContextMenuConfiguration, UITargetedPreview?>,
            (any UITableViewDelegate).self
        ) { d, s, a in d.tableView(s, previewForDismissingContextMenuWithConfiguration: a[0]) }
        asked(
            "previewForHighlightingContextMenu",
            .previewForHighlightingContextMenu as Question<UITableView, UIContextMenuConfiguration, UITargetedPreview?>,
            (any UITableViewDelegate).self
        ) { d, s, a in d.tableView(s, previewForHighlightingContextMenuWithConfiguration: a[0]) }
        asked(
            "sectionForSectionIndexTitle", .sectionForSectionIndexTitle as Question<UITableView, (title: String, index: Int), Int>,
            (any UITableViewDataSource).self
        ) { d, s, a in d.tableView(s, sectionForSectionIndexTitle: a[0], at: a[1]) }
        asked("sectionIndexTitles", .sectionIndexTitles as Question<UITableView, Void, [String]?>, (any UITableViewDataSource).self) {
            d, s, _ in d.sectionIndexTitles(for: s)
        }
        asked("selectionFollowsFocus", .selectionFollowsFocus as Question<UITableView, IndexPath, Bool>, (any UITableViewDelegate).self) {
            d, s, a in d.tableView(s, selectionFollowsFocusForRowAt: a[0])
        }
        asked(
            "shouldBeginMultipleSelection", .shouldBeginMultipleSelection as Question<UITableView, IndexPath, Bool>,
            (any UITableViewDelegate).self
        ) { d, s, a in d.tableView(s, shouldBeginMultipleSelectionInteractionAt: a[0]) }
        agreed("shouldHighlightRow", .shouldHighlightRow as Question<UITableView, IndexPath, Bool>, (any UITableViewDelegate).self) {
            d, s, a in d.tableView(s, shouldHighlightRowAt: a[0])
        }
        asked(
            "shouldIndentWhileEditingRow", .shouldIndentWhileEditingRow as Question<UITableView, IndexPath, Bool>,
            (any UITableViewDelegate).self
        ) { d, s, a in d.tableView(s, shouldIndentWhileEditingRowAt: a[0]) }
        agreed(
            "shouldUpdateFocus", .shouldUpdateFocus as Question<UITableView, UITableViewFocusUpdateContext, Bool>,
            (any UITableViewDelegate).self
        ) { d, s, a in d.tableView(s, shouldUpdateFocusIn: a[0]) }
        asked(
            "targetIndexPathForMoveFromRow",
            .targetIndexPathForMoveFromRow
                as Question<UITableView, (sourceIndexPath: IndexPath, proposedDestinationIndexPath: IndexPath), IndexPath>,
            (any UITableViewDelegate).self
        ) { d, s, a in d.tableView(s, targetIndexPathForMoveFromRowAt: a[0], toProposedIndexPath: a[1]) }
        asked(
            "titleForDeleteConfirmationButtonForRow", .titleForDeleteConfirmationButtonForRow as Question<UITableView, IndexPath, String?>,
            (any UITableViewDelegate).self
        ) { d, s, a in d.tableView(s, titleForDeleteConfirmationButtonForRowAt: a[0]) }
        asked("titleForFooterInSection", .titleForFooterInSection as Question<UITableView, Int, String?>, (any UITableViewDataSource).self)
        { d, s, a in d.tableView(s, titleForFooterInSection: a[0]) }
        asked("titleForHeaderInSection", .titleForHeaderInSection as Question<UITableView, Int, String?>, (any UITableViewDataSource).self)
        { d, s, a in d.tableView(s, titleForHeaderInSection: a[0]) }
        asked(
            "trailingSwipeActionsConfigurationForRow",
            .trailingSwipeActionsConfigurationForRow as Question<UITableView, IndexPath, UISwipeActionsConfiguration?>,
            (any UITableViewDelegate).self
        ) { d, s, a in d.tableView(s, trailingSwipeActionsConfigurationForRowAt: a[0]) }
        asked("viewForFooterInSection", .viewForFooterInSection as Question<UITableView, Int, UIView?>, (any UITableViewDelegate).self) {
            d, s, a in d.tableView(s, viewForFooterInSection: a[0])
        }
        asked("viewForHeaderInSection", .viewForHeaderInSection as Question<UITableView, Int, UIView?>, (any UITableViewDelegate).self) {
            d, s, a in d.tableView(s, viewForHeaderInSection: a[0])
        }
        notified("willBeginEditingRow", .willBeginEditingRow as ControlEvent<UITableView, IndexPath>, (any UITableViewDelegate).self) {
            d, s, a in d.tableView(s, willBeginEditingRowAt: a[0])
        }
        asked("willDeselectRow", .willDeselectRow as Question<UITableView, IndexPath, IndexPath?>, (any UITableViewDelegate).self) {
            d, s, a in d.tableView(s, willDeselectRowAt: a[0])
        }
        notified(
            "willDisplayCell", .willDisplayCell as ControlEvent<UITableView, (cell: UITableViewCell, indexPath: IndexPath)>,
            (any UITableViewDelegate).self
        ) { d, s, a in d.tableView(s, willDisplay: a[0], forRowAt: a[1]) }
        notified(
            "willDisplayContextMenu",
            .willDisplayContextMenu
                as ControlEvent<
                    UITableView, (configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)
                >, (any UITableViewDelegate).self
        ) { d, s, a in d.tableView(s, willDisplayContextMenu: a[0], animator: a[1]) }
        notified(
            "willDisplayFooterView", .willDisplayFooterView as ControlEvent<UITableView, (view: UIView, section: Int)>,
            (any UITableViewDelegate).self
        ) { d, s, a in d.tableView(s, willDisplayFooterView: a[0], forSection: a[1]) }
        notified(
            "willDisplayHeaderView", .willDisplayHeaderView as ControlEvent<UITableView, (view: UIView, section: Int)>,
            (any UITableViewDelegate).self
        ) { d, s, a in d.tableView(s, willDisplayHeaderView: a[0], forSection: a[1]) }
        notified(
            "willEndContextMenuInteraction",
            .willEndContextMenuInteraction
                as ControlEvent<
                    UITableView, (configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)
                >, (any UITableViewDelegate).self
        ) { d, s, a in d.tableView(s, willEndContextMenuInteraction: a[0], animator: a[1]) }
        notified(
            "willPerformPreviewAction",
            .willPerformPreviewAction
                as ControlEvent<
                    UITableView, (configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating)
                >, (any UITableViewDelegate).self
        ) { d, s, a in d.tableView(s, willPerformPreviewActionForMenuWith: a[0], animator: a[1]) }
        asked("willSelectRow", .willSelectRow as Question<UITableView, IndexPath, IndexPath?>, (any UITableViewDelegate).self) { d, s, a in
            d.tableView(s, willSelectRowAt: a[0])
        }
    }
}
