extension ControlEvent where Sender: UITableView, Payload == (cell: UITableViewCell, indexPath: IndexPath) {
    /// A cell is about to be shown, in its place.
    public static var willDisplayCell: Self { Self(.table, "tableView(_:willDisplay:forRowAt:)") }
    /// A cell is no longer shown; the row may be gone already.
    public static var didEndDisplayingCell: Self { Self(.table, "tableView(_:didEndDisplaying:forRowAt:)") }
}

extension ControlEvent where Sender: UITableView, Payload == (view: UIView, section: Int) {
    /// A header is about to be shown.
    public static var willDisplayHeaderView: Self { Self(.table, "tableView(_:willDisplayHeaderView:forSection:)") }
    /// A footer is about to be shown.
    public static var willDisplayFooterView: Self { Self(.table, "tableView(_:willDisplayFooterView:forSection:)") }
    /// A header is no longer shown.
    public static var didEndDisplayingHeaderView: Self { Self(.table, "tableView(_:didEndDisplayingHeaderView:forSection:)") }
    /// A footer is no longer shown.
    public static var didEndDisplayingFooterView: Self { Self(.table, "tableView(_:didEndDisplayingFooterView:forSection:)") }
}

extension ControlEvent where Sender: UITableView, Payload == IndexPath {
    /// The detail button of a row was tapped.
    public static var accessoryButtonTappedForRow: Self { Self(.table, "tableView(_:accessoryButtonTappedForRowWith:)") }
    /// A finger came down on the row.
    public static var didHighlightRow: Self { Self(.table, "tableView(_:didHighlightRowAt:)") }
    /// The finger left, or became a drag.
    public static var didUnhighlightRow: Self { Self(.table, "tableView(_:didUnhighlightRowAt:)") }
    /// A tap selected the row. Not called when the app selects.
    public static var didSelectRow: Self { Self(.table, "tableView(_:didSelectRowAt:)") }
    /// A tap deselected the row. Not called when the app deselects.
    public static var didDeselectRow: Self { Self(.table, "tableView(_:didDeselectRowAt:)") }
    /// A tap means what the row is there for: to open something. Follows the selection; not called for taps that take back a selection, or add to
    /// one.
    public static var performPrimaryActionForRow: Self { Self(.table, "tableView(_:performPrimaryActionForRowAt:)") }
    /// A row has been swiped, and shows its actions.
    public static var willBeginEditingRow: Self { Self(.table, "tableView(_:willBeginEditingRowAt:)") }
}

extension ControlEvent where Sender: UITableView, Payload == IndexPath? {
    /// The row that was swiped is back.
    public static var didEndEditingRow: Self { Self(.table, "tableView(_:didEndEditingRowAt:)") }
}

extension Question where Sender: UITableView, Payload == IndexPath, Answer == CGFloat {
    /// How high a row is, in points. Defaults to the table's `rowHeight`; `UITableView.automaticDimension` asks the cell.
    public static var heightForRow: Self { Self(.table, "tableView(_:heightForRowAt:)") }
    /// About how high a row is, in points. If implemented, it is asked for every row when data is loaded.
    public static var estimatedHeightForRow: Self { Self(.table, "tableView(_:estimatedHeightForRowAt:)") }
}

extension Question where Sender: UITableView, Payload == Int, Answer == CGFloat {
    /// How high a header is, in points. Defaults to the table's `sectionHeaderHeight`.
    public static var heightForHeaderInSection: Self { Self(.table, "tableView(_:heightForHeaderInSection:)") }
    /// How high a footer is, in points. Defaults to the table's `sectionFooterHeight`.
    public static var heightForFooterInSection: Self { Self(.table, "tableView(_:heightForFooterInSection:)") }
    /// About how high a header is, in points.
    public static var estimatedHeightForHeaderInSection: Self { Self(.table, "tableView(_:estimatedHeightForHeaderInSection:)") }
    /// About how high a footer is, in points.
    public static var estimatedHeightForFooterInSection: Self { Self(.table, "tableView(_:estimatedHeightForFooterInSection:)") }
}

extension Question where Sender: UITableView, Payload == Int, Answer == UIView? {
    /// A view above a section; `nil` leaves it to the data source's words.
    public static var viewForHeaderInSection: Self { Self(.table, "tableView(_:viewForHeaderInSection:)") }
    /// A view below a section; `nil` leaves it to the data source's words.
    public static var viewForFooterInSection: Self { Self(.table, "tableView(_:viewForFooterInSection:)") }
}

extension Question where Sender: UITableView, Payload == IndexPath, Answer == Bool {
    /// Whether a finger on the row highlights it; one that is not highlighted is not selected. Defaults to `true`.
    public static var shouldHighlightRow: Self { Self(.table, "tableView(_:shouldHighlightRowAt:)", .all) }
    /// Whether a tap also does what the row is there for. Defaults to `true` unless the table is edited.
    public static var canPerformPrimaryActionForRow: Self { Self(.table, "tableView(_:canPerformPrimaryActionForRowAt:)") }
    /// Whether content makes room for the control while the table is edited. Defaults to `true`.
    public static var shouldIndentWhileEditingRow: Self { Self(.table, "tableView(_:shouldIndentWhileEditingRowAt:)") }
}

extension Question where Sender: UITableView, Payload == IndexPath, Answer == IndexPath? {
    /// A tap is about to select a row; answers which to select, or `nil` for none. Defaults to the row.
    public static var willSelectRow: Self { Self(.table, "tableView(_:willSelectRowAt:)") }
    /// A tap is about to deselect a row; answers which to deselect, or `nil` for none. Defaults to the row.
    public static var willDeselectRow: Self { Self(.table, "tableView(_:willDeselectRowAt:)") }
}

extension Question where Sender: UITableView, Payload == IndexPath, Answer == UITableViewCell.EditingStyle {
    /// What can be done to a row while the table is edited. Defaults to `.delete`.
    public static var editingStyleForRow: Self { Self(.table, "tableView(_:editingStyleForRowAt:)") }
}

extension Question where Sender: UITableView, Payload == IndexPath, Answer == String? {
    /// The word on the button that deletes a row; `nil` stands for "Delete".
    public static var titleForDeleteConfirmationButtonForRow: Self {
        Self(.table, "tableView(_:titleForDeleteConfirmationButtonForRowAt:)")
    }
}

extension Question where Sender: UITableView, Payload == IndexPath, Answer == UISwipeActionsConfiguration? {
    /// What appears before a row that is swiped away from its beginning; `nil` for nothing.
    public static var leadingSwipeActionsConfigurationForRow: Self {
        Self(.table, "tableView(_:leadingSwipeActionsConfigurationForRowAt:)")
    }
    /// What appears behind a row that is swiped away from its end; `nil` for nothing. By default what deletes it, if it may be deleted.
    public static var trailingSwipeActionsConfigurationForRow: Self {
        Self(.table, "tableView(_:trailingSwipeActionsConfigurationForRowAt:)")
    }
}

extension Question where Sender: UITableView, Payload == IndexPath, Answer == [UITableViewRowAction]? {
    /// What appears behind a row that is swiped away from its end, where nobody answers
    /// `tableView(_:trailingSwipeActionsConfigurationForRowAt:)`; `nil` leaves it to the editing style.
    public static var editActionsForRow: Self { Self(.table, "tableView(_:editActionsForRowAt:)") }
}

extension Question
where Sender: UITableView, Payload == (sourceIndexPath: IndexPath, proposedDestinationIndexPath: IndexPath), Answer == IndexPath {
    /// Where a row goes that is dragged to a place. Defaults to that place.
    public static var targetIndexPathForMoveFromRow: Self {
        Self(.table, "tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)")
    }
}

extension Question where Sender: UITableView, Payload == IndexPath, Answer == Int {
    /// How many steps the row's content is indented. Defaults to what the cell says.
    public static var indentationLevelForRow: Self { Self(.table, "tableView(_:indentationLevelForRowAt:)") }
}

extension Question where Sender: UITableView, Payload == IndexPath, Answer == Bool {
    /// Whether two fingers that go over the row select it, and others as they go on. Defaults to `false`.
    public static var shouldBeginMultipleSelection: Self {
        Self(.table, "tableView(_:shouldBeginMultipleSelectionInteractionAt:)")
    }
}

extension ControlEvent where Sender: UITableView, Payload == IndexPath {
    /// Two fingers begin to select.
    public static var didBeginMultipleSelection: Self {
        Self(.table, "tableView(_:didBeginMultipleSelectionInteractionAt:)")
    }
}

extension ControlEvent where Sender: UITableView, Payload == Void {
    /// The two fingers that selected have left.
    public static var didEndMultipleSelection: Self { Self(.table, "tableViewDidEndMultipleSelectionInteraction(_:)") }
}
