extension ControlEvent where Sender: UITableView, Payload == any UITableViewDropCoordinator {
    /// The finger has left the screen: change the data, and tell the coordinator where each item goes.
    public static var performDrop: Self { Self(.tableDrop, "tableView(_:performDropWith:)") }
}

extension Question where Sender: UITableView, Payload == any UIDropSession, Answer == Bool {
    /// Whether the table wants to hear of a drag at all. Defaults to `true`.
    public static var canHandleDrop: Self { Self(.tableDrop, "tableView(_:canHandle:)", .all) }
}

extension ControlEvent where Sender: UITableView, Payload == any UIDropSession {
    /// The finger came over the table.
    public static var dropSessionDidEnter: Self { Self(.tableDrop, "tableView(_:dropSessionDidEnter:)") }
}

extension Question
where Sender: UITableView, Payload == (session: any UIDropSession, destinationIndexPath: IndexPath?), Answer == UITableViewDropProposal {
    /// What would happen if the finger left now, over a place; `nil` for none in particular. Asked whenever it has moved. Defaults to
    /// `cancel`. The place counts as if a row of this table that is moved had left it.
    public static var dropSessionDidUpdate: Self { Self(.tableDrop, "tableView(_:dropSessionDidUpdate:withDestinationIndexPath:)") }
}

extension ControlEvent where Sender: UITableView, Payload == any UIDropSession {
    /// The finger has left, without dropping anything.
    public static var dropSessionDidExit: Self { Self(.tableDrop, "tableView(_:dropSessionDidExit:)") }
}

extension ControlEvent where Sender: UITableView, Payload == any UIDropSession {
    /// The drag is over, whatever became of it.
    public static var dropSessionDidEnd: Self { Self(.tableDrop, "tableView(_:dropSessionDidEnd:)") }
}

extension Question where Sender: UITableView, Payload == IndexPath, Answer == UIDragPreviewParameters? {
    /// What is seen of a thing on its way to the row that it was dropped to; `nil` for as it was while it was dragged.
    public static var dropPreviewParameters: Self { Self(.tableDrop, "tableView(_:dropPreviewParametersForRowAt:)") }
}
