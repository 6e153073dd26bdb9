#if canImport(ObjectiveC)
    // Compiled on Apple's systems only: selectors need Objective-C.
    extension TableDelegateForwarder {
        /// Whether closures handle the methods of the protocols, by selector.
        var tableDelegateProxyMethods: [Selector: @MainActor () -> Bool] {
            let tableDelegateProxy = tableDelegateProxy
            return [
                #selector(UITableViewDelegate.tableView(_:canFocusRowAt:)): { tableDelegateProxy.canFocusRow.hasHandlers },
                #selector(UITableViewDelegate.tableView(_:shouldUpdateFocusIn:)): { tableDelegateProxy.shouldUpdateFocus.hasHandlers },
                #selector(UITableViewDelegate.tableView(_:didUpdateFocusIn:with:)): { tableDelegateProxy.didUpdateFocus.hasHandlers },
                #selector(UITableViewDelegate.indexPathForPreferredFocusedView(in:)): {
                    tableDelegateProxy.indexPathForPreferredFocusedView.hasHandlers
                },
                #selector(UITableViewDelegate.tableView(_:selectionFollowsFocusForRowAt:)): {
                    tableDelegateProxy.selectionFollowsFocus.hasHandlers
                },
                #selector(UITableViewDelegate.tableView(_:contextMenuConfigurationForRowAt:point:)): {
                    tableDelegateProxy.contextMenuConfigurationForRow.hasHandlers
                },
                #selector(UITableViewDelegate.tableView(_:previewForHighlightingContextMenuWithConfiguration:)): {
                    tableDelegateProxy.previewForHighlightingContextMenu.hasHandlers
                },
                #selector(UITableViewDelegate.tableView(_:previewForDismissingContextMenuWithConfiguration:)): {
                    tableDelegateProxy.previewForDismissingContextMenu.hasHandlers
                },
                #selector(UITableViewDelegate.tableView(_:willPerformPreviewActionForMenuWith:animator:)): {
                    tableDelegateProxy.willPerformPreviewAction.hasHandlers
                },
                #selector(UITableViewDelegate.tableView(_:willDisplayContextMenu:animator:)): {
                    tableDelegateProxy.willDisplayContextMenu.hasHandlers
                },
                #selector(UITableViewDelegate.tableView(_:willEndContextMenuInteraction:animator:)): {
                    tableDelegateProxy.willEndContextMenuInteraction.hasHandlers
                },
                #selector(UITableViewDelegate.tableView(_:willDisplay:forRowAt:)): { tableDelegateProxy.willDisplayCell.hasHandlers },
                #selector(UITableViewDelegate.tableView(_:willDisplayHeaderView:forSection:)): {
                    tableDelegateProxy.willDisplayHeaderView.hasHandlers
                },
                #selector(UITableViewDelegate.tableView(_:willDisplayFooterView:forSection:)): {
                    tableDelegateProxy.willDisplayFooterView.hasHandlers
                },
                #selector(UITableViewDelegate.tableView(_:didEndDisplaying:forRowAt:)): {
                    tableDelegateProxy.didEndDisplayingCell.hasHandlers
                },
                #selector(UITableViewDelegate.tableView(_:didEndDisplayingHeaderView:forSection:)): {
                    tableDelegateProxy.didEndDisplayingHeaderView.hasHandlers
                },
                #selector(UITableViewDelegate.tableView(_:didEndDisplayingFooterView:forSection:)): {
                    tableDelegateProxy.didEndDisplayingFooterView.hasHandlers
                },
                #selector(UITableViewDelegate.tableView(_:heightForRowAt:)): { tableDelegateProxy.heightForRow.hasHandlers },
                #selector(UITableViewDelegate.tableView(_:heightForHeaderInSection:)): {
                    tableDelegateProxy.heightForHeaderInSection.hasHandlers
                },
                #selector(UITableViewDelegate.tableView(_:heightForFooterInSection:)): {
                    tableDelegateProxy.heightForFooterInSection.hasHandlers
                },
                #selector(UITableViewDelegate.tableView(_:estimatedHeightForRowAt:)): {
                    tableDelegateProxy.estimatedHeightForRow.hasHandlers
                },
                #selector(UITableViewDelegate.tableView(_:estimatedHeightForHeaderInSection:)): {
                    tableDelegateProxy.estimatedHeightForHeaderInSection.hasHandlers
                },
                #selector(UITableViewDelegate.tableView(_:estimatedHeightForFooterInSection:)): {
                    tableDelegateProxy.estimatedHeightForFooterInSection.hasHandlers
                },
                #selector(UITableViewDelegate.tableView(_:viewForHeaderInSection:)): {
                    tableDelegateProxy.viewForHeaderInSection.hasHandlers
                },
                #selector(UITableViewDelegate.tableView(_:viewForFooterInSection:)): {
                    tableDelegateProxy.viewForFooterInSection.hasHandlers
                },
                #selector(UITableViewDelegate.tableView(_:accessoryButtonTappedForRowWith:)): {
                    tableDelegateProxy.accessoryButtonTappedForRow.hasHandlers
                },
                #selector(UITableViewDelegate.tableView(_:shouldHighlightRowAt:)): { tableDelegateProxy.shouldHighlightRow.hasHandlers },
                #selector(UITableViewDelegate.tableView(_:didHighlightRowAt:)): { tableDelegateProxy.didHighlightRow.hasHandlers },
                #selector(UITableViewDelegate.tableView(_:didUnhighlightRowAt:)): { tableDelegateProxy.didUnhighlightRow.hasHandlers },
                #selector(UITableViewDelegate.tableView(_:willSelectRowAt:)): { tableDelegateProxy.willSelectRow.hasHandlers },
                #selector(UITableViewDelegate.tableView(_:willDeselectRowAt:)): { tableDelegateProxy.willDeselectRow.hasHandlers },
                #selector(UITableViewDelegate.tableView(_:didSelectRowAt:)): { tableDelegateProxy.didSelectRow.hasHandlers },
                #selector(UITableViewDelegate.tableView(_:didDeselectRowAt:)): { tableDelegateProxy.didDeselectRow.hasHandlers },
                #selector(UITableViewDelegate.tableView(_:shouldBeginMultipleSelectionInteractionAt:)): {
                    tableDelegateProxy.shouldBeginMultipleSelection.hasHandlers
                },
                #selector(UITableViewDelegate.tableView(_:didBeginMultipleSelectionInteractionAt:)): {
                    tableDelegateProxy.didBeginMultipleSelection.hasHandlers
                },
                #selector(UITableViewDelegate.tableViewDidEndMultipleSelectionInteraction(_:)): {
                    tableDelegateProxy.didEndMultipleSelection.hasHandlers
                },
                #selector(UITableViewDelegate.tableView(_:canPerformPrimaryActionForRowAt:)): {
                    tableDelegateProxy.canPerformPrimaryActionForRow.hasHandlers
                },
                #selector(UITableViewDelegate.tableView(_:performPrimaryActionForRowAt:)): {
                    tableDelegateProxy.performPrimaryActionForRow.hasHandlers
                },
                #selector(UITableViewDelegate.tableView(_:editingStyleForRowAt:)): { tableDelegateProxy.editingStyleForRow.hasHandlers },
                #selector(UITableViewDelegate.tableView(_:titleForDeleteConfirmationButtonForRowAt:)): {
                    tableDelegateProxy.titleForDeleteConfirmationButtonForRow.hasHandlers
                },
                #selector(UITableViewDelegate.tableView(_:leadingSwipeActionsConfigurationForRowAt:)): {
                    tableDelegateProxy.leadingSwipeActionsConfigurationForRow.hasHandlers
                },
                #selector(UITableViewDelegate.tableView(_:trailingSwipeActionsConfigurationForRowAt:)): {
                    tableDelegateProxy.trailingSwipeActionsConfigurationForRow.hasHandlers
                },
                #selector(UITableViewDelegate.tableView(_:editActionsForRowAt:)): { tableDelegateProxy.editActionsForRow.hasHandlers },
                #selector(UITableViewDelegate.tableView(_:shouldIndentWhileEditingRowAt:)): {
                    tableDelegateProxy.shouldIndentWhileEditingRow.hasHandlers
                },
                #selector(UITableViewDelegate.tableView(_:willBeginEditingRowAt:)): { tableDelegateProxy.willBeginEditingRow.hasHandlers },
                #selector(UITableViewDelegate.tableView(_:didEndEditingRowAt:)): { tableDelegateProxy.didEndEditingRow.hasHandlers },
                #selector(UITableViewDelegate.tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)): {
                    tableDelegateProxy.targetIndexPathForMoveFromRow.hasHandlers
                },
                #selector(UITableViewDelegate.tableView(_:indentationLevelForRowAt:)): {
                    tableDelegateProxy.indentationLevelForRow.hasHandlers
                },
            ]
        }
    }
#endif
