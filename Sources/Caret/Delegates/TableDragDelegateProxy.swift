/// A proxy that forwards the methods of `UITableViewDragDelegate` to closures.
final class TableDragDelegateProxy: NSObject, DelegateProxy, UITableViewDragDelegate {
    lazy var dragItems = DelegateSlot<(session: any UIDragSession, indexPath: IndexPath), [UIDragItem]>(self)
    lazy var itemsForAdding = DelegateSlot<(session: any UIDragSession, indexPath: IndexPath, point: CGPoint), [UIDragItem]>(self)
    lazy var dragPreviewParameters = DelegateSlot<IndexPath, UIDragPreviewParameters?>(self)
    lazy var dragSessionWillBegin = DelegateSlot<any UIDragSession, Void>(self)
    lazy var dragSessionDidEnd = DelegateSlot<any UIDragSession, Void>(self)
    lazy var dragSessionAllowsMoveOperation = DelegateSlot<any UIDragSession, Bool>(self)
    lazy var dragSessionIsRestrictedToDraggingApplication = DelegateSlot<any UIDragSession, Bool>(self)

    func tableView(_ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath) -> [UIDragItem] {
        dragItems.ask((session: session, indexPath: indexPath), Hooks.noAnswer([]))
    }

    func tableView(
        _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem] {
        itemsForAdding.ask((session: session, indexPath: indexPath, point: point), Hooks.noAnswer([]))
    }

    func tableView(_ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath) -> UIDragPreviewParameters? {
        dragPreviewParameters.ask(indexPath, Hooks.noAnswer(nil))
    }

    func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
        dragSessionWillBegin.notify(session)
    }

    func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
        dragSessionDidEnd.notify(session)
    }

    func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool {
        dragSessionAllowsMoveOperation.agree(session)
    }

    func tableView(_ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession) -> Bool {
        dragSessionIsRestrictedToDraggingApplication.ask(session, Hooks.noAnswer(false))
    }
}
