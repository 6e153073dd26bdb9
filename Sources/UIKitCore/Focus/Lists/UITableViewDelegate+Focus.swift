extension UITableViewDelegate {
    /// Agrees.
    public func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool { true }
    /// Agrees.
    public func tableView(_ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext) -> Bool { true }
    /// Does nothing.
    public func tableView(
        _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {}
    /// Leaves it to the list.
    public func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? { OwnAnswers.none(nil) }
    /// Answers with the list's `selectionFollowsFocus`.
    public func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool {
        OwnAnswers.none(tableView.selectionFollowsFocus)
    }
}
