/// A proxy that forwards the methods of `UITableViewDropDelegate` to closures.
final class TableDropDelegateProxy: NSObject, DelegateProxy, UITableViewDropDelegate {
    lazy var performDrop = DelegateSlot<any UITableViewDropCoordinator, Void>(self)
    lazy var canHandleDrop = DelegateSlot<any UIDropSession, Bool>(self)
    lazy var dropSessionDidEnter = DelegateSlot<any UIDropSession, Void>(self)
    lazy var dropSessionDidUpdate = DelegateSlot<(session: any UIDropSession, destinationIndexPath: IndexPath?), UITableViewDropProposal>(
        self)
    lazy var dropPreviewParameters = DelegateSlot<IndexPath, UIDragPreviewParameters?>(self)
    lazy var dropSessionDidExit = DelegateSlot<any UIDropSession, Void>(self)
    lazy var dropSessionDidEnd = DelegateSlot<any UIDropSession, Void>(self)

    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
        performDrop.notify(coordinator)
    }

    func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
        canHandleDrop.agree(session)
    }

    func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {
        dropSessionDidEnter.notify(session)
    }

    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession, withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
        dropSessionDidUpdate.ask(
            (session: session, destinationIndexPath: destinationIndexPath), Hooks.noAnswer(UITableViewDropProposal(operation: .cancel)))
    }

    func tableView(_ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath) -> UIDragPreviewParameters? {
        dropPreviewParameters.ask(indexPath, Hooks.noAnswer(nil))
    }

    func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {
        dropSessionDidExit.notify(session)
    }

    func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {
        dropSessionDidEnd.notify(session)
    }
}
