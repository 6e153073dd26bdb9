extension UITableViewDelegate {
    /// Returns `true`.
    public func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool { true }
    /// Returns `true`.
    public func tableView(_ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext) -> Bool { true }
    /// Does nothing.
    public func tableView(
        _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {}
    /// Returns `nil`, so that the table view determines the row.
    public func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? { DefaultImplementationProbe.fallback(nil) }
    /// Returns the list's `selectionFollowsFocus`.
    public func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool {
        DefaultImplementationProbe.fallback(tableView.selectionFollowsFocus)
    }
}
