extension Question where Sender: UITableView, Payload == IndexPath, Answer == Bool {
    /// Whether the row can become focused if `allowsFocus` is `true`. Defaults to `true`.
    public static var canFocusRow: Self { Self(.all) { $0.tableProxy.canFocusRow } }
    /// Whether focusing the row selects it. Defaults to the table view's `selectionFollowsFocus`.
    public static var selectionFollowsFocus: Self { Self { $0.tableProxy.selectionFollowsFocus } }
}

extension Question where Sender: UITableView, Payload == UITableViewFocusUpdateContext, Answer == Bool {
    /// Whether the focus may move from or to a row. Defaults to `true`.
    public static var shouldUpdateFocus: Self { Self(.all) { $0.tableProxy.shouldUpdateFocus } }
}

extension Question where Sender: UITableView, Payload == Void, Answer == IndexPath? {
    /// The row that becomes focused when the focus enters; `nil`, the default, for a selected row or the first one.
    public static var indexPathForPreferredFocusedView: Self { Self { $0.tableProxy.indexPathForPreferredFocusedView } }
}

extension ControlEvent
where Sender: UITableView, Payload == (context: UITableViewFocusUpdateContext, coordinator: UIFocusAnimationCoordinator) {
    /// Sent when the focus has moved from or to a row.
    public static var didUpdateFocus: Self { Self { $0.tableProxy.didUpdateFocus } }
}
