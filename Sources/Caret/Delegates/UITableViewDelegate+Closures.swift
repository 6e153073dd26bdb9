extension ControlEvent where Sender: UITableView, Payload == (cell: UITableViewCell, indexPath: IndexPath) {
    /// Sent when a cell is about to be displayed. Its frame is already set.
    public static var willDisplayCell: Self { Self { $0.tableProxy.willDisplayCell } }
    /// Sent when a cell is no longer displayed. Its row may no longer exist.
    public static var didEndDisplayingCell: Self { Self { $0.tableProxy.didEndDisplayingCell } }
}

extension ControlEvent where Sender: UITableView, Payload == (view: UIView, section: Int) {
    /// Sent when a header is about to be displayed.
    public static var willDisplayHeaderView: Self { Self { $0.tableProxy.willDisplayHeaderView } }
    /// Sent when a footer is about to be displayed.
    public static var willDisplayFooterView: Self { Self { $0.tableProxy.willDisplayFooterView } }
    /// Sent when a header is no longer displayed.
    public static var didEndDisplayingHeaderView: Self { Self { $0.tableProxy.didEndDisplayingHeaderView } }
    /// Sent when a footer is no longer displayed.
    public static var didEndDisplayingFooterView: Self { Self { $0.tableProxy.didEndDisplayingFooterView } }
}

extension ControlEvent where Sender: UITableView, Payload == IndexPath {
    /// Sent when the detail button of a row is tapped.
    public static var accessoryButtonTappedForRow: Self { Self { $0.tableProxy.accessoryButtonTappedForRow } }
    /// Sent when a touch highlights a row.
    public static var didHighlightRow: Self { Self { $0.tableProxy.didHighlightRow } }
    /// Sent when the touch that highlighted a row ends or becomes a drag.
    public static var didUnhighlightRow: Self { Self { $0.tableProxy.didUnhighlightRow } }
    /// Sent when a tap selects the row. Not sent when the app selects a row.
    public static var didSelectRow: Self { Self { $0.tableProxy.didSelectRow } }
    /// Sent when a tap deselects the row. Not sent when the app deselects a row.
    public static var didDeselectRow: Self { Self { $0.tableProxy.didDeselectRow } }
    /// Sent when a tap triggers the primary action of the row, after the selection. Not sent for a tap that deselects
    /// a row or adds to a selection.
    public static var performPrimaryActionForRow: Self { Self { $0.tableProxy.performPrimaryActionForRow } }
    /// Sent when a swipe has revealed the actions of a row.
    public static var willBeginEditingRow: Self { Self { $0.tableProxy.willBeginEditingRow } }
}

extension ControlEvent where Sender: UITableView, Payload == IndexPath? {
    /// Sent when a swiped row has returned to its position.
    public static var didEndEditingRow: Self { Self { $0.tableProxy.didEndEditingRow } }
}

extension Question where Sender: UITableView, Payload == IndexPath, Answer == CGFloat {
    /// The height of a row, in points. Defaults to the table view's `rowHeight`. `UITableView.automaticDimension`
    /// uses the height that fits the cell.
    public static var heightForRow: Self { Self { $0.tableProxy.heightForRow } }
    /// The estimated height of a row, in points. If there is an answer, the question is asked for every row when the
    /// data is loaded.
    public static var estimatedHeightForRow: Self { Self { $0.tableProxy.estimatedHeightForRow } }
}

extension Question where Sender: UITableView, Payload == Int, Answer == CGFloat {
    /// The height of a header, in points. Defaults to the table view's `sectionHeaderHeight`.
    public static var heightForHeaderInSection: Self { Self { $0.tableProxy.heightForHeaderInSection } }
    /// The height of a footer, in points. Defaults to the table view's `sectionFooterHeight`.
    public static var heightForFooterInSection: Self { Self { $0.tableProxy.heightForFooterInSection } }
    /// The estimated height of a header, in points.
    public static var estimatedHeightForHeaderInSection: Self { Self { $0.tableProxy.estimatedHeightForHeaderInSection } }
    /// The estimated height of a footer, in points.
    public static var estimatedHeightForFooterInSection: Self { Self { $0.tableProxy.estimatedHeightForFooterInSection } }
}

extension Question where Sender: UITableView, Payload == Int, Answer == UIView? {
    /// The header view of a section; `nil` uses the title of the data source.
    public static var viewForHeaderInSection: Self { Self { $0.tableProxy.viewForHeaderInSection } }
    /// The footer view of a section; `nil` uses the title of the data source.
    public static var viewForFooterInSection: Self { Self { $0.tableProxy.viewForFooterInSection } }
}

extension Question where Sender: UITableView, Payload == IndexPath, Answer == Bool {
    /// Whether a touch highlights the row; a row that is not highlighted is not selected. Defaults to `true`.
    public static var shouldHighlightRow: Self { Self(.all) { $0.tableProxy.shouldHighlightRow } }
    /// Whether a tap triggers the primary action of the row. Defaults to `true`, and to `false` in editing mode.
    public static var canPerformPrimaryActionForRow: Self { Self { $0.tableProxy.canPerformPrimaryActionForRow } }
    /// Whether the content of the row is indented for the editing control. Defaults to `true`.
    public static var shouldIndentWhileEditingRow: Self { Self { $0.tableProxy.shouldIndentWhileEditingRow } }
}

extension Question where Sender: UITableView, Payload == IndexPath, Answer == IndexPath? {
    /// The row that a tap selects, or `nil` for none. Defaults to the tapped row.
    public static var willSelectRow: Self { Self { $0.tableProxy.willSelectRow } }
    /// The row that a tap deselects, or `nil` for none. Defaults to the tapped row.
    public static var willDeselectRow: Self { Self { $0.tableProxy.willDeselectRow } }
}

extension Question where Sender: UITableView, Payload == IndexPath, Answer == UITableViewCell.EditingStyle {
    /// The editing style of a row in editing mode. Defaults to `.delete`.
    public static var editingStyleForRow: Self { Self { $0.tableProxy.editingStyleForRow } }
}

extension Question where Sender: UITableView, Payload == IndexPath, Answer == String? {
    /// The title of the delete button of a row; `nil` for "Delete".
    public static var titleForDeleteConfirmationButtonForRow: Self { Self { $0.tableProxy.titleForDeleteConfirmationButtonForRow } }
}

extension Question where Sender: UITableView, Payload == IndexPath, Answer == UISwipeActionsConfiguration? {
    /// The swipe actions at the leading edge of a row; `nil` for none.
    public static var leadingSwipeActionsConfigurationForRow: Self { Self { $0.tableProxy.leadingSwipeActionsConfigurationForRow } }
    /// The swipe actions at the trailing edge of a row; `nil` for none. Defaults to a delete action if
    /// the row can be deleted.
    public static var trailingSwipeActionsConfigurationForRow: Self { Self { $0.tableProxy.trailingSwipeActionsConfigurationForRow } }
}

extension Question where Sender: UITableView, Payload == IndexPath, Answer == [UITableViewRowAction]? {
    /// The row actions at the trailing edge after a swipe. Asked only if
    /// `tableView(_:trailingSwipeActionsConfigurationForRowAt:)` has no answer. If the answer is `nil`, the editing
    /// style determines the actions.
    public static var editActionsForRow: Self { Self { $0.tableProxy.editActionsForRow } }
}

extension Question
where Sender: UITableView, Payload == (sourceIndexPath: IndexPath, proposedDestinationIndexPath: IndexPath), Answer == IndexPath {
    /// The target index path of a moved row. Defaults to the proposed index path.
    public static var targetIndexPathForMoveFromRow: Self { Self { $0.tableProxy.targetIndexPathForMoveFromRow } }
}

extension Question where Sender: UITableView, Payload == IndexPath, Answer == Int {
    /// The indentation level of the row's content. Defaults to the cell's level.
    public static var indentationLevelForRow: Self { Self { $0.tableProxy.indentationLevelForRow } }
}

extension Question where Sender: UITableView, Payload == IndexPath, Answer == Bool {
    /// Whether a two-finger pan starts a multiple selection at the row. Defaults to `false`.
    public static var shouldBeginMultipleSelection: Self { Self { $0.tableProxy.shouldBeginMultipleSelection } }
}

extension ControlEvent where Sender: UITableView, Payload == IndexPath {
    /// Sent when a two-finger pan starts a multiple selection.
    public static var didBeginMultipleSelection: Self { Self { $0.tableProxy.didBeginMultipleSelection } }
}

extension ControlEvent where Sender: UITableView, Payload == [IndexPath] {
    /// Sent when the touches of a multiple selection have ended; the payload is the index paths of the selection.
    public static var didEndMultipleSelection: Self {
        Self(slot: { $0.tableProxy.didEndMultipleSelection }, "indexPathsForSelectedRows") { $0.indexPathsForSelectedRows ?? [] }
    }
}

extension ControlEvent where Sender: UITableView, Payload == Void {
    /// The event of the same name, without its payload. Overload resolution prefers the event with a payload.
    @_disfavoredOverload public static var didEndMultipleSelection: ControlEvent { ControlEvent { $0.tableProxy.didEndMultipleSelection } }
}
