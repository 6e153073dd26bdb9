/// Becomes the delegate of an object, and forwards the methods of `UITableViewDropDelegate` to its recipients.
final class TableDropDelegateForwarder: DelegateForwarder, UITableViewDropDelegate {
    let tableDropDelegateProxy = TableDropDelegateProxy()
    private var recipients: Recipients<any UITableViewDropDelegate> { Recipients(list) }

    override init() {
        super.init()
        add(tableDropDelegateProxy)
    }

    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
        recipients.notify(tableView, coordinator) { $0.tableView(_:performDropWith:) }
    }

    func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
        recipients.agree(tableView, session) { $0.tableView(_:canHandle:) }
    }

    func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {
        recipients.notify(tableView, session) { $0.tableView(_:dropSessionDidEnter:) }
    }

    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession, withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
        recipients.ask(tableView, session, destinationIndexPath) { $0.tableView(_:dropSessionDidUpdate:withDestinationIndexPath:) }
    }

    func tableView(_ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath) -> UIDragPreviewParameters? {
        recipients.ask(tableView, indexPath) { $0.tableView(_:dropPreviewParametersForRowAt:) }
    }

    func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {
        recipients.notify(tableView, session) { $0.tableView(_:dropSessionDidExit:) }
    }

    func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {
        recipients.notify(tableView, session) { $0.tableView(_:dropSessionDidEnd:) }
    }

    #if canImport(ObjectiveC)
        override func makeMethods() -> [Selector: @MainActor () -> Bool] { tableDropDelegateProxyMethods }
    #endif
}
