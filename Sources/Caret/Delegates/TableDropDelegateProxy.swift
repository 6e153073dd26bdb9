/// A proxy that forwards the methods of `UITableViewDropDelegate` to closures.
final class TableDropDelegateProxy: DelegateProxy, UITableViewDropDelegate {
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
        notify(coordinator)
    }

    func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
        agree(session)
    }

    func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {
        notify(session)
    }

    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession, withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
        ask((session: session, destinationIndexPath: destinationIndexPath), Hooks.noAnswer(UITableViewDropProposal(operation: .cancel)))
    }

    func tableView(_ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath) -> UIDragPreviewParameters? {
        ask(indexPath, Hooks.noAnswer(nil))
    }

    func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {
        notify(session)
    }

    func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {
        notify(session)
    }
}
