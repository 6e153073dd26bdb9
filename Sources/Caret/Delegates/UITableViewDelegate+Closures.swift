extension ControlEvent where Sender: UITableView, Payload == (cell: UITableViewCell, indexPath: IndexPath) {
    /// Sent when a cell is about to be displayed. Its frame is already set.
    public static var willDisplayCell: Self { Self(.table, "tableView(_:willDisplay:forRowAt:)") }
    /// Sent when a cell is no longer displayed. Its row may no longer exist.
    public static var didEndDisplayingCell: Self { Self(.table, "tableView(_:didEndDisplaying:forRowAt:)") }
}

extension ControlEvent where Sender: UITableView, Payload == (view: UIView, section: Int) {
    /// Sent when a header is about to be displayed.
    public static var willDisplayHeaderView: Self { Self(.table, "tableView(_:willDisplayHeaderView:forSection:)") }
    /// Sent when a footer is about to be displayed.
    public static var willDisplayFooterView: Self { Self(.table, "tableView(_:willDisplayFooterView:forSection:)") }
    /// Sent when a header is no longer displayed.
    public static var didEndDisplayingHeaderView: Self { Self(.table, "tableView(_:didEndDisplayingHeaderView:forSection:)") }
    /// Sent when a footer is no longer displayed.
    public static var didEndDisplayingFooterView: Self { Self(.table, "tableView(_:didEndDisplayingFooterView:forSection:)") }
}

extension ControlEvent where Sender: UITableView, Payload == IndexPath {
    /// Sent when the detail button of a row is tapped.
    public static var accessoryButtonTappedForRow: Self { Self(.table, "tableView(_:accessoryButtonTappedForRowWith:)") }
    /// Sent when a touch highlights a row.
    public static var didHighlightRow: Self { Self(.table, "tableView(_:didHighlightRowAt:)") }
    /// Sent when the touch that highlighted a row ends or becomes a drag.
    public static var didUnhighlightRow: Self { Self(.table, "tableView(_:didUnhighlightRowAt:)") }
    /// Sent when a tap selects the row. Not sent when the app selects a row.
    public static var didSelectRow: Self { Self(.table, "tableView(_:didSelectRowAt:)") }
    /// Sent when a tap deselects the row. Not sent when the app deselects a row.
    public static var didDeselectRow: Self { Self(.table, "tableView(_:didDeselectRowAt:)") }
    /// Sent when a tap triggers the primary action of the row, after the selection. Not sent for a tap that deselects
    /// a row or adds to a selection.
    public static var performPrimaryActionForRow: Self { Self(.table, "tableView(_:performPrimaryActionForRowAt:)") }
    /// Sent when a swipe has revealed the actions of a row.
    public static var willBeginEditingRow: Self { Self(.table, "tableView(_:willBeginEditingRowAt:)") }
}

extension ControlEvent where Sender: UITableView, Payload == IndexPath? {
    /// Sent when a swiped row has returned to its position.
    public static var didEndEditingRow: Self { Self(.table, "tableView(_:didEndEditingRowAt:)") }
}

extension Question where Sender: UITableView, Payload == IndexPath, Answer == CGFloat {
    /// The height of a row, in points. Defaults to the table view's `rowHeight`. `UITableView.automaticDimension`
    /// uses the height that fits the cell.
    public static var heightForRow: Self { Self(.table, "tableView(_:heightForRowAt:)") }
    /// The estimated height of a row, in points. If there is an answer, the question is asked for every row when the
    /// data is loaded.
    public static var estimatedHeightForRow: Self { Self(.table, "tableView(_:estimatedHeightForRowAt:)") }
}

extension Question where Sender: UITableView, Payload == Int, Answer == CGFloat {
    /// The height of a header, in points. Defaults to the table view's `sectionHeaderHeight`.
    public static var heightForHeaderInSection: Self { Self(.table, "tableView(_:heightForHeaderInSection:)") }
    /// The height of a footer, in points. Defaults to the table view's `sectionFooterHeight`.
    public static var heightForFooterInSection: Self { Self(.table, "tableView(_:heightForFooterInSection:)") }
    /// The estimated height of a header, in points.
    public static var estimatedHeightForHeaderInSection: Self { Self(.table, "tableView(_:estimatedHeightForHeaderInSection:)") }
    /// The estimated height of a footer, in points.
    public static var estimatedHeightForFooterInSection: Self { Self(.table, "tableView(_:estimatedHeightForFooterInSection:)") }
}

extension Question where Sender: UITableView, Payload == Int, Answer == UIView? {
    /// The header view of a section; `nil` uses the title of the data source.
    public static var viewForHeaderInSection: Self { Self(.table, "tableView(_:viewForHeaderInSection:)") }
    /// The footer view of a section; `nil` uses the title of the data source.
    public static var viewForFooterInSection: Self { Self(.table, "tableView(_:viewForFooterInSection:)") }
}

extension Question where Sender: UITableView, Payload == IndexPath, Answer == Bool {
    /// Whether a touch highlights the row; a row that is not highlighted is not selected. Defaults to `true`.
    public static var shouldHighlightRow: Self { Self(.table, "tableView(_:shouldHighlightRowAt:)", .all) }
    /// Whether a tap triggers the primary action of the row. Defaults to `true`, and to `false` in editing mode.
    public static var canPerformPrimaryActionForRow: Self { Self(.table, "tableView(_:canPerformPrimaryActionForRowAt:)") }
    /// Whether the content of the row is indented for the editing control. Defaults to `true`.
    public static var shouldIndentWhileEditingRow: Self { Self(.table, "tableView(_:shouldIndentWhileEditingRowAt:)") }
}

extension Question where Sender: UITableView, Payload == IndexPath, Answer == IndexPath? {
    /// The row that a tap selects, or `nil` for none. Defaults to the tapped row.
    public static var willSelectRow: Self { Self(.table, "tableView(_:willSelectRowAt:)") }
    /// The row that a tap deselects, or `nil` for none. Defaults to the tapped row.
    public static var willDeselectRow: Self { Self(.table, "tableView(_:willDeselectRowAt:)") }
}

extension Question where Sender: UITableView, Payload == IndexPath, Answer == UITableViewCell.EditingStyle {
    /// The editing style of a row in editing mode. Defaults to `.delete`.
    public static var editingStyleForRow: Self { Self(.table, "tableView(_:editingStyleForRowAt:)") }
}

extension Question where Sender: UITableView, Payload == IndexPath, Answer == String? {
    /// The title of the delete button of a row; `nil` for "Delete".
    public static var titleForDeleteConfirmationButtonForRow: Self {
        Self(.table, "tableView(_:titleForDeleteConfirmationButtonForRowAt:)")
    }
}

extension Question where Sender: UITableView, Payload == IndexPath, Answer == UISwipeActionsConfiguration? {
    /// The swipe actions at the leading edge of a row; `nil` for none.
    public static var leadingSwipeActionsConfigurationForRow: Self {
        Self(.table, "tableView(_:leadingSwipeActionsConfigurationForRowAt:)")
    }
    /// The swipe actions at the trailing edge of a row; `nil` for none. Defaults to a delete action if
    /// the row can be deleted.
    public static var trailingSwipeActionsConfigurationForRow: Self {
        Self(.table, "tableView(_:trailingSwipeActionsConfigurationForRowAt:)")
    }
}

extension Question where Sender: UITableView, Payload == IndexPath, Answer == [UITableViewRowAction]? {
    /// The row actions at the trailing edge after a swipe. Asked only if
    /// `tableView(_:trailingSwipeActionsConfigurationForRowAt:)` has no answer. If the answer is `nil`, the editing
    /// style determines the actions.
    public static var editActionsForRow: Self { Self(.table, "tableView(_:editActionsForRowAt:)") }
}

extension Question
where Sender: UITableView, Payload == (sourceIndexPath: IndexPath, proposedDestinationIndexPath: IndexPath), Answer == IndexPath {
    /// The target index path of a moved row. Defaults to the proposed index path.
    public static var targetIndexPathForMoveFromRow: Self {
        Self(.table, "tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)")
    }
}

extension Question where Sender: UITableView, Payload == IndexPath, Answer == Int {
    /// The indentation level of the row's content. Defaults to the cell's level.
    public static var indentationLevelForRow: Self { Self(.table, "tableView(_:indentationLevelForRowAt:)") }
}

extension Question where Sender: UITableView, Payload == IndexPath, Answer == Bool {
    /// Whether a two-finger pan starts a multiple selection at the row. Defaults to `false`.
    public static var shouldBeginMultipleSelection: Self {
        Self(.table, "tableView(_:shouldBeginMultipleSelectionInteractionAt:)")
    }
}

extension ControlEvent where Sender: UITableView, Payload == IndexPath {
    /// Sent when a two-finger pan starts a multiple selection.
    public static var didBeginMultipleSelection: Self {
        Self(.table, "tableView(_:didBeginMultipleSelectionInteractionAt:)")
    }
}

extension ControlEvent where Sender: UITableView, Payload == Void {
    /// Sent when the touches of a multiple selection have ended.
    public static var didEndMultipleSelection: Self { Self(.table, "tableViewDidEndMultipleSelectionInteraction(_:)") }
}
