/// A proxy that forwards the methods of `UITableViewDelegate` to closures.
final class TableDelegateProxy: NSObject, DelegateProxy, UITableViewDelegate {
    lazy var willDisplayCell = DelegateSlot<(cell: UITableViewCell, indexPath: IndexPath), Void>(self)
    lazy var willDisplayHeaderView = DelegateSlot<(view: UIView, section: Int), Void>(self)
    lazy var willDisplayFooterView = DelegateSlot<(view: UIView, section: Int), Void>(self)
    lazy var didEndDisplayingCell = DelegateSlot<(cell: UITableViewCell, indexPath: IndexPath), Void>(self)
    lazy var didEndDisplayingHeaderView = DelegateSlot<(view: UIView, section: Int), Void>(self)
    lazy var didEndDisplayingFooterView = DelegateSlot<(view: UIView, section: Int), Void>(self)
    lazy var heightForRow = DelegateSlot<IndexPath, CGFloat>(self)
    lazy var heightForHeaderInSection = DelegateSlot<Int, CGFloat>(self)
    lazy var heightForFooterInSection = DelegateSlot<Int, CGFloat>(self)
    lazy var estimatedHeightForRow = DelegateSlot<IndexPath, CGFloat>(self)
    lazy var estimatedHeightForHeaderInSection = DelegateSlot<Int, CGFloat>(self)
    lazy var estimatedHeightForFooterInSection = DelegateSlot<Int, CGFloat>(self)
    lazy var viewForHeaderInSection = DelegateSlot<Int, UIView?>(self)
    lazy var viewForFooterInSection = DelegateSlot<Int, UIView?>(self)
    lazy var accessoryButtonTappedForRow = DelegateSlot<IndexPath, Void>(self)
    lazy var shouldHighlightRow = DelegateSlot<IndexPath, Bool>(self)
    lazy var didHighlightRow = DelegateSlot<IndexPath, Void>(self)
    lazy var didUnhighlightRow = DelegateSlot<IndexPath, Void>(self)
    lazy var willSelectRow = DelegateSlot<IndexPath, IndexPath?>(self)
    lazy var willDeselectRow = DelegateSlot<IndexPath, IndexPath?>(self)
    lazy var didSelectRow = DelegateSlot<IndexPath, Void>(self)
    lazy var didDeselectRow = DelegateSlot<IndexPath, Void>(self)
    lazy var shouldBeginMultipleSelection = DelegateSlot<IndexPath, Bool>(self)
    lazy var didBeginMultipleSelection = DelegateSlot<IndexPath, Void>(self)
    lazy var didEndMultipleSelection = DelegateSlot<Void, Void>(self)
    lazy var canPerformPrimaryActionForRow = DelegateSlot<IndexPath, Bool>(self)
    lazy var performPrimaryActionForRow = DelegateSlot<IndexPath, Void>(self)
    lazy var editingStyleForRow = DelegateSlot<IndexPath, UITableViewCell.EditingStyle>(self)
    lazy var titleForDeleteConfirmationButtonForRow = DelegateSlot<IndexPath, String?>(self)
    lazy var leadingSwipeActionsConfigurationForRow = DelegateSlot<IndexPath, UISwipeActionsConfiguration?>(self)
    lazy var trailingSwipeActionsConfigurationForRow = DelegateSlot<IndexPath, UISwipeActionsConfiguration?>(self)
    lazy var editActionsForRow = DelegateSlot<IndexPath, [UITableViewRowAction]?>(self)
    lazy var shouldIndentWhileEditingRow = DelegateSlot<IndexPath, Bool>(self)
    lazy var willBeginEditingRow = DelegateSlot<IndexPath, Void>(self)
    lazy var didEndEditingRow = DelegateSlot<IndexPath?, Void>(self)
    lazy var targetIndexPathForMoveFromRow = DelegateSlot<(sourceIndexPath: IndexPath, proposedDestinationIndexPath: IndexPath), IndexPath>(
        self)
    lazy var indentationLevelForRow = DelegateSlot<IndexPath, Int>(self)
    lazy var canFocusRow = DelegateSlot<IndexPath, Bool>(self)
    lazy var shouldUpdateFocus = DelegateSlot<UITableViewFocusUpdateContext, Bool>(self)
    lazy var didUpdateFocus = DelegateSlot<(context: UITableViewFocusUpdateContext, coordinator: UIFocusAnimationCoordinator), Void>(self)
    lazy var indexPathForPreferredFocusedView = DelegateSlot<Void, IndexPath?>(self)
    lazy var selectionFollowsFocus = DelegateSlot<IndexPath, Bool>(self)
    lazy var contextMenuConfigurationForRow = DelegateSlot<(indexPath: IndexPath, point: CGPoint), UIContextMenuConfiguration?>(self)
    lazy var previewForHighlightingContextMenu = DelegateSlot<UIContextMenuConfiguration, UITargetedPreview?>(self)
    lazy var previewForDismissingContextMenu = DelegateSlot<UIContextMenuConfiguration, UITargetedPreview?>(self)
    lazy var willPerformPreviewAction = DelegateSlot<
        (configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating), Void
    >(self)
    lazy var willDisplayContextMenu = DelegateSlot<
        (configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?), Void
    >(self)
    lazy var willEndContextMenuInteraction = DelegateSlot<
        (configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?), Void
    >(self)

    private weak var table: UITableView?

    init(for table: UITableView) { self.table = table }

    /// Makes the table view ask for heights again, because it asks only when it loads its data.
    func answersDidChange() { if let table { Hooks.reloadHeights(of: table) } }

    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        willDisplayCell.notify((cell: cell, indexPath: indexPath))
    }

    func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
        willDisplayHeaderView.notify((view: view, section: section))
    }

    func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
        willDisplayFooterView.notify((view: view, section: section))
    }

    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        didEndDisplayingCell.notify((cell: cell, indexPath: indexPath))
    }

    func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
        didEndDisplayingHeaderView.notify((view: view, section: section))
    }

    func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {
        didEndDisplayingFooterView.notify((view: view, section: section))
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        heightForRow.ask(indexPath, Hooks.noAnswer(tableView.rowHeight))
    }

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        heightForHeaderInSection.ask(section, Hooks.noAnswer(tableView.sectionHeaderHeight))
    }

    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        heightForFooterInSection.ask(section, Hooks.noAnswer(tableView.sectionFooterHeight))
    }

    func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        estimatedHeightForRow.ask(indexPath, Hooks.noAnswer(tableView.estimatedRowHeight))
    }

    func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
        estimatedHeightForHeaderInSection.ask(section, Hooks.noAnswer(tableView.estimatedSectionHeaderHeight))
    }

    func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
        estimatedHeightForFooterInSection.ask(section, Hooks.noAnswer(tableView.estimatedSectionFooterHeight))
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        viewForHeaderInSection.ask(section, Hooks.noAnswer(nil))
    }

    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        viewForFooterInSection.ask(section, Hooks.noAnswer(nil))
    }

    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        accessoryButtonTappedForRow.notify(indexPath)
    }

    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        shouldHighlightRow.agree(indexPath)
    }

    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        didHighlightRow.notify(indexPath)
    }

    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        didUnhighlightRow.notify(indexPath)
    }

    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        willSelectRow.ask(indexPath, Hooks.noAnswer(indexPath))
    }

    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        willDeselectRow.ask(indexPath, Hooks.noAnswer(indexPath))
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        didSelectRow.notify(indexPath)
    }

    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        didDeselectRow.notify(indexPath)
    }

    func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool {
        shouldBeginMultipleSelection.ask(indexPath, Hooks.noAnswer(false))
    }

    func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
        didBeginMultipleSelection.notify(indexPath)
    }

    func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
        didEndMultipleSelection.notify(())
    }

    func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
        canPerformPrimaryActionForRow.ask(indexPath, Hooks.noAnswer(!tableView.isEditing))
    }

    func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
        performPrimaryActionForRow.notify(indexPath)
    }

    func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle {
        editingStyleForRow.ask(indexPath, Hooks.noAnswer(.delete))
    }

    func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String? {
        titleForDeleteConfirmationButtonForRow.ask(indexPath, Hooks.noAnswer(nil))
    }

    func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration?
    {
        leadingSwipeActionsConfigurationForRow.ask(indexPath, Hooks.noAnswer(nil))
    }

    func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration?
    {
        trailingSwipeActionsConfigurationForRow.ask(indexPath, Hooks.noAnswer(nil))
    }

    func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? {
        editActionsForRow.ask(indexPath, Hooks.noAnswer(nil))
    }

    func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
        shouldIndentWhileEditingRow.ask(indexPath, Hooks.noAnswer(true))
    }

    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        willBeginEditingRow.notify(indexPath)
    }

    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        didEndEditingRow.notify(indexPath)
    }

    func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
        targetIndexPathForMoveFromRow.ask(
            (sourceIndexPath: sourceIndexPath, proposedDestinationIndexPath: proposedDestinationIndexPath),
            Hooks.noAnswer(proposedDestinationIndexPath))
    }

    func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
        indentationLevelForRow.ask(indexPath, Hooks.noAnswer(tableView.cellForRow(at: indexPath)?.indentationLevel ?? 0))
    }
}
