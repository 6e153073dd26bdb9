/// A proxy that forwards the methods of `UITableViewDragDelegate` to closures.
final class TableDragDelegateProxy: DelegateProxy, UITableViewDragDelegate {
    func tableView(_ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath) -> [UIDragItem] {
        ask((session: session, indexPath: indexPath), Hooks.noAnswer([]))
    }

    func tableView(
        _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem] {
        ask((session: session, indexPath: indexPath, point: point), Hooks.noAnswer([]))
    }

    func tableView(_ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath) -> UIDragPreviewParameters? {
        ask(indexPath, Hooks.noAnswer(nil))
    }

    func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
        notify(session)
    }

    func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
        notify(session)
    }

    func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool {
        agree(session)
    }

    func tableView(_ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession) -> Bool {
        ask(session, Hooks.noAnswer(false))
    }
}
