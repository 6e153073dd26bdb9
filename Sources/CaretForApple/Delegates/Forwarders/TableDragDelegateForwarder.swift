/// Becomes the delegate of an object, and forwards the methods of `UITableViewDragDelegate` to its recipients.
final class TableDragDelegateForwarder: DelegateForwarder, UITableViewDragDelegate {
    let tableDragDelegateProxy = TableDragDelegateProxy()
    private var recipients: Recipients<any UITableViewDragDelegate> { Recipients(list) }

    override init() {
        super.init()
        add(tableDragDelegateProxy)
    }

    func tableView(_ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath) -> [UIDragItem] {
        recipients.ask(tableView, session, indexPath) { $0.tableView(_:itemsForBeginning:at:) }
    }

    func tableView(_ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint)
        -> [UIDragItem]
    {
        recipients.ask(tableView, session, indexPath, point) { $0.tableView(_:itemsForAddingTo:at:point:) }
    }

    func tableView(_ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath) -> UIDragPreviewParameters? {
        recipients.ask(tableView, indexPath) { $0.tableView(_:dragPreviewParametersForRowAt:) }
    }

    func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
        recipients.notify(tableView, session) { $0.tableView(_:dragSessionWillBegin:) }
    }

    func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
        recipients.notify(tableView, session) { $0.tableView(_:dragSessionDidEnd:) }
    }

    func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool {
        recipients.agree(tableView, session) { $0.tableView(_:dragSessionAllowsMoveOperation:) }
    }

    func tableView(_ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession) -> Bool {
        recipients.ask(tableView, session) { $0.tableView(_:dragSessionIsRestrictedToDraggingApplication:) }
    }

    #if canImport(ObjectiveC)
        override func makeMethods() -> [Selector: @MainActor () -> Bool] { tableDragDelegateProxyMethods }
    #endif
}
