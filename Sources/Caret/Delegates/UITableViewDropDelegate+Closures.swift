extension ControlEvent where Sender: UITableView, Payload == any UITableViewDropCoordinator {
    /// Sent when the touch ends and items are dropped. The handler updates the data, and passes the destination of
    /// each item to the coordinator.
    public static var performDrop: Self { Self { $0.tableDropProxy.performDrop } }
}

extension Question where Sender: UITableView, Payload == any UIDropSession, Answer == Bool {
    /// Whether the table view handles a drop session. Defaults to `true`.
    public static var canHandleDrop: Self { Self(.all) { $0.tableDropProxy.canHandleDrop } }
}

extension ControlEvent where Sender: UITableView, Payload == any UIDropSession {
    /// Sent when a drag enters the table view.
    public static var dropSessionDidEnter: Self { Self { $0.tableDropProxy.dropSessionDidEnter } }
}

extension Question
where Sender: UITableView, Payload == (session: any UIDropSession, destinationIndexPath: IndexPath?), Answer == UITableViewDropProposal {
    /// The proposal for a drop at the current location. The index path is `nil` if the touch is not over a row. Asked
    /// whenever the touch moves. Defaults to `cancel`. The index path is counted without the rows that the session
    /// moves within this table view.
    public static var dropSessionDidUpdate: Self { Self { $0.tableDropProxy.dropSessionDidUpdate } }
}

extension ControlEvent where Sender: UITableView, Payload == any UIDropSession {
    /// Sent when a drag leaves the table view without a drop.
    public static var dropSessionDidExit: Self { Self { $0.tableDropProxy.dropSessionDidExit } }
}

extension ControlEvent where Sender: UITableView, Payload == any UIDropSession {
    /// Sent when a drag session has ended, with or without a drop.
    public static var dropSessionDidEnd: Self { Self { $0.tableDropProxy.dropSessionDidEnd } }
}

extension Question where Sender: UITableView, Payload == IndexPath, Answer == UIDragPreviewParameters? {
    /// The preview parameters of an item that is dropped at an index path; `nil` keeps the appearance of the drag.
    public static var dropPreviewParameters: Self { Self { $0.tableDropProxy.dropPreviewParameters } }
}
