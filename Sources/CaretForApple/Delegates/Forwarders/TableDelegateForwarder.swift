/// Becomes the delegate of an object, and forwards the methods of `UITableViewDelegate` to its recipients.
final class TableDelegateForwarder: ScrollDelegateForwarder, UITableViewDelegate {
    let tableDelegateProxy: TableDelegateProxy
    private var tables: Recipients<any UITableViewDelegate> { Recipients(list) }

    init(for host: UITableView) {
        tableDelegateProxy = TableDelegateProxy(for: host)
        super.init()
        add(tableDelegateProxy)
    }

    func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
        tables.agree(tableView, indexPath) { $0.tableView(_:canFocusRowAt:) }
    }

    func tableView(_ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext) -> Bool {
        tables.agree(tableView, context) { $0.tableView(_:shouldUpdateFocusIn:) }
    }

    func tableView(
        _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
        tables.notify(tableView, context, coordinator) { $0.tableView(_:didUpdateFocusIn:with:) }
    }

    func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? {
        tables.ask(tableView) { $0.indexPathForPreferredFocusedView(in:) }
    }

    func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool {
        tables.ask(tableView, indexPath) { $0.tableView(_:selectionFollowsFocusForRowAt:) }
    }

    func tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint)
        -> UIContextMenuConfiguration?
    {
        tables.ask(tableView, indexPath, point) { $0.tableView(_:contextMenuConfigurationForRowAt:point:) }
    }

    func tableView(_ tableView: UITableView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration)
        -> UITargetedPreview?
    {
        tables.ask(tableView, configuration) { $0.tableView(_:previewForHighlightingContextMenuWithConfiguration:) }
    }

    func tableView(_ tableView: UITableView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration)
        -> UITargetedPreview?
    {
        tables.ask(tableView, configuration) { $0.tableView(_:previewForDismissingContextMenuWithConfiguration:) }
    }

    func tableView(
        _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        tables.notify(tableView, configuration, animator) { $0.tableView(_:willPerformPreviewActionForMenuWith:animator:) }
    }

    func tableView(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        tables.notify(tableView, configuration, animator) { $0.tableView(_:willDisplayContextMenu:animator:) }
    }

    func tableView(
        _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        tables.notify(tableView, configuration, animator) { $0.tableView(_:willEndContextMenuInteraction:animator:) }
    }

    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        tables.notify(tableView, cell, indexPath) { $0.tableView(_:willDisplay:forRowAt:) }
    }

    func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
        tables.notify(tableView, view, section) { $0.tableView(_:willDisplayHeaderView:forSection:) }
    }

    func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
        tables.notify(tableView, view, section) { $0.tableView(_:willDisplayFooterView:forSection:) }
    }

    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        tables.notify(tableView, cell, indexPath) { $0.tableView(_:didEndDisplaying:forRowAt:) }
    }

    func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
        tables.notify(tableView, view, section) { $0.tableView(_:didEndDisplayingHeaderView:forSection:) }
    }

    func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {
        tables.notify(tableView, view, section) { $0.tableView(_:didEndDisplayingFooterView:forSection:) }
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        tables.ask(tableView, indexPath) { $0.tableView(_:heightForRowAt:) }
    }

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        tables.ask(tableView, section) { $0.tableView(_:heightForHeaderInSection:) }
    }

    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        tables.ask(tableView, section) { $0.tableView(_:heightForFooterInSection:) }
    }

    func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        tables.ask(tableView, indexPath) { $0.tableView(_:estimatedHeightForRowAt:) }
    }

    func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
        tables.ask(tableView, section) { $0.tableView(_:estimatedHeightForHeaderInSection:) }
    }

    func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
        tables.ask(tableView, section) { $0.tableView(_:estimatedHeightForFooterInSection:) }
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        tables.ask(tableView, section) { $0.tableView(_:viewForHeaderInSection:) }
    }

    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        tables.ask(tableView, section) { $0.tableView(_:viewForFooterInSection:) }
    }

    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        tables.notify(tableView, indexPath) { $0.tableView(_:accessoryButtonTappedForRowWith:) }
    }

    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        tables.agree(tableView, indexPath) { $0.tableView(_:shouldHighlightRowAt:) }
    }

    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        tables.notify(tableView, indexPath) { $0.tableView(_:didHighlightRowAt:) }
    }

    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        tables.notify(tableView, indexPath) { $0.tableView(_:didUnhighlightRowAt:) }
    }

    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        tables.ask(tableView, indexPath) { $0.tableView(_:willSelectRowAt:) }
    }

    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        tables.ask(tableView, indexPath) { $0.tableView(_:willDeselectRowAt:) }
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tables.notify(tableView, indexPath) { $0.tableView(_:didSelectRowAt:) }
    }

    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        tables.notify(tableView, indexPath) { $0.tableView(_:didDeselectRowAt:) }
    }

    func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool {
        tables.ask(tableView, indexPath) { $0.tableView(_:shouldBeginMultipleSelectionInteractionAt:) }
    }

    func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
        tables.notify(tableView, indexPath) { $0.tableView(_:didBeginMultipleSelectionInteractionAt:) }
    }

    func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
        tables.notify(tableView) { $0.tableViewDidEndMultipleSelectionInteraction(_:) }
    }

    func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
        tables.ask(tableView, indexPath) { $0.tableView(_:canPerformPrimaryActionForRowAt:) }
    }

    func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
        tables.notify(tableView, indexPath) { $0.tableView(_:performPrimaryActionForRowAt:) }
    }

    func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle {
        tables.ask(tableView, indexPath) { $0.tableView(_:editingStyleForRowAt:) }
    }

    func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String? {
        tables.ask(tableView, indexPath) { $0.tableView(_:titleForDeleteConfirmationButtonForRowAt:) }
    }

    func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration?
    {
        tables.ask(tableView, indexPath) { $0.tableView(_:leadingSwipeActionsConfigurationForRowAt:) }
    }

    func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration?
    {
        tables.ask(tableView, indexPath) { $0.tableView(_:trailingSwipeActionsConfigurationForRowAt:) }
    }

    func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? {
        tables.ask(tableView, indexPath) { $0.tableView(_:editActionsForRowAt:) }
    }

    func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
        tables.ask(tableView, indexPath) { $0.tableView(_:shouldIndentWhileEditingRowAt:) }
    }

    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        tables.notify(tableView, indexPath) { $0.tableView(_:willBeginEditingRowAt:) }
    }

    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        tables.notify(tableView, indexPath) { $0.tableView(_:didEndEditingRowAt:) }
    }

    func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
        tables.ask(tableView, sourceIndexPath, proposedDestinationIndexPath) {
            $0.tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)
        }
    }

    func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
        tables.ask(tableView, indexPath) { $0.tableView(_:indentationLevelForRowAt:) }
    }

    #if canImport(ObjectiveC)
        override func makeMethods() -> [Selector: @MainActor () -> Bool] {
            super.makeMethods().merging(tableDelegateProxyMethods) { first, _ in first }
        }
    #endif
}
