extension Question where Sender: UITableView, Payload == (session: any UIDragSession, indexPath: IndexPath), Answer == [UIDragItem] {
    /// The drag items that a long press on a row lifts; an empty array prevents the drag.
    public static var dragItems: Self { Self(.tableDrag, "tableView(_:itemsForBeginning:at:)") }
}

extension Question where Sender: UITableView, Payload == IndexPath, Answer == UIDragPreviewParameters? {
    /// The preview parameters of the row's cell during a drag; `nil`, the default, shows the entire cell.
    public static var dragPreviewParameters: Self { Self(.tableDrag, "tableView(_:dragPreviewParametersForRowAt:)") }
}

extension ControlEvent where Sender: UITableView, Payload == any UIDragSession {
    /// Sent when the touch begins to move the lifted items.
    public static var dragSessionWillBegin: Self { Self(.tableDrag, "tableView(_:dragSessionWillBegin:)") }
}

extension ControlEvent where Sender: UITableView, Payload == any UIDragSession {
    /// Sent when a drag session has ended, with or without a drop.
    public static var dragSessionDidEnd: Self { Self(.tableDrag, "tableView(_:dragSessionDidEnd:)") }
}

extension Question where Sender: UITableView, Payload == any UIDragSession, Answer == Bool {
    /// Whether the drag session allows move operations. Defaults to `true`.
    public static var dragSessionAllowsMoveOperation: Self { Self(.tableDrag, "tableView(_:dragSessionAllowsMoveOperation:)", .all) }
}

extension Question where Sender: UITableView, Payload == any UIDragSession, Answer == Bool {
    /// Whether the drag is restricted to this application. Defaults to `false`.
    public static var dragSessionIsRestrictedToDraggingApplication: Self {
        Self(.tableDrag, "tableView(_:dragSessionIsRestrictedToDraggingApplication:)")
    }
}

extension Question
where Sender: UITableView, Payload == (session: any UIDragSession, indexPath: IndexPath, point: CGPoint), Answer == [UIDragItem] {
    /// The drag items that a tap with another touch adds to the drag in progress; an empty array adds nothing.
    public static var itemsForAdding: Self { Self(.tableDrag, "tableView(_:itemsForAddingTo:at:point:)") }
}
