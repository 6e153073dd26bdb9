extension Question where Sender: UITableView, Payload == (session: any UIDragSession, indexPath: IndexPath), Answer == [UIDragItem] {
    /// What a long press on the row lifts; nothing for a row that is not dragged.
    public static var dragItems: Self { Self(.tableDrag, "tableView(_:itemsForBeginning:at:)") }
}

extension Question where Sender: UITableView, Payload == IndexPath, Answer == UIDragPreviewParameters? {
    /// What is seen of the row's cell while it is dragged; `nil`, the default, for all of it.
    public static var dragPreviewParameters: Self { Self(.tableDrag, "tableView(_:dragPreviewParametersForRowAt:)") }
}

extension ControlEvent where Sender: UITableView, Payload == any UIDragSession {
    /// The finger has begun to move what was lifted.
    public static var dragSessionWillBegin: Self { Self(.tableDrag, "tableView(_:dragSessionWillBegin:)") }
}

extension ControlEvent where Sender: UITableView, Payload == any UIDragSession {
    /// The drag is over, whatever became of it.
    public static var dragSessionDidEnd: Self { Self(.tableDrag, "tableView(_:dragSessionDidEnd:)") }
}

extension Question where Sender: UITableView, Payload == any UIDragSession, Answer == Bool {
    /// Whether things may be moved, and not copied only. Defaults to `true`.
    public static var dragSessionAllowsMoveOperation: Self { Self(.tableDrag, "tableView(_:dragSessionAllowsMoveOperation:)", .all) }
}

extension Question where Sender: UITableView, Payload == any UIDragSession, Answer == Bool {
    /// Whether nothing outside of the app may have the items. Defaults to `false`.
    public static var dragSessionIsRestrictedToDraggingApplication: Self {
        Self(.tableDrag, "tableView(_:dragSessionIsRestrictedToDraggingApplication:)")
    }
}

extension Question
where Sender: UITableView, Payload == (session: any UIDragSession, indexPath: IndexPath, point: CGPoint), Answer == [UIDragItem] {
    /// What a tap of another finger on the row adds to a drag that is under way; nothing where nothing is added.
    public static var itemsForAdding: Self { Self(.tableDrag, "tableView(_:itemsForAddingTo:at:point:)") }
}
