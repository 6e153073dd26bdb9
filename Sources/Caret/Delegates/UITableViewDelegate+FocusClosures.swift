extension Question where Sender: UITableView, Payload == IndexPath, Answer == Bool {
    /// Whether the row can have the focus, where `allowsFocus` says that any can. Defaults to `true`.
    public static var canFocusRow: Self { Self(.table, "tableView(_:canFocusRowAt:)", .all) }
    /// Whether the row is selected as it gets the focus. Defaults to what `selectionFollowsFocus` says.
    public static var selectionFollowsFocus: Self { Self(.table, "tableView(_:selectionFollowsFocusForRowAt:)") }
}

extension Question where Sender: UITableView, Payload == UITableViewFocusUpdateContext, Answer == Bool {
    /// Whether the focus may move from or to a row. Defaults to `true`.
    public static var shouldUpdateFocus: Self { Self(.table, "tableView(_:shouldUpdateFocusIn:)", .all) }
}

extension Question where Sender: UITableView, Payload == Void, Answer == IndexPath? {
    /// The row that the focus comes to; `nil`, the default, for a selected one or the first.
    public static var indexPathForPreferredFocusedView: Self { Self(.table, "indexPathForPreferredFocusedView(in:)") }
}

extension ControlEvent
where Sender: UITableView, Payload == (context: UITableViewFocusUpdateContext, coordinator: UIFocusAnimationCoordinator) {
    /// The focus has moved from or to a row.
    public static var didUpdateFocus: Self { Self(.table, "tableView(_:didUpdateFocusIn:with:)") }
}
