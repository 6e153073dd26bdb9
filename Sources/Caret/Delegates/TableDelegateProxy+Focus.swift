extension TableDelegateProxy {
    func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
        canFocusRow.agree(indexPath)
    }

    func tableView(_ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext) -> Bool {
        shouldUpdateFocus.agree(context)
    }

    func tableView(
        _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
        didUpdateFocus.notify((context: context, coordinator: coordinator))
    }

    func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? {
        indexPathForPreferredFocusedView.ask((), Hooks.noAnswer(nil))
    }

    func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool {
        selectionFollowsFocus.ask(indexPath, Hooks.noAnswer(tableView.selectionFollowsFocus))
    }
}
