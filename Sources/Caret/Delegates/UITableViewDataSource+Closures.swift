extension ControlEvent where Sender: UITableView, Payload == (editingStyle: UITableViewCell.EditingStyle, indexPath: IndexPath) {
    /// Sent when the user deletes or inserts a row. The handler has to update the data and the table view. Nothing
    /// happens by default.
    public static var commitEditing: Self { Self { $0.tableDataProxy.commitEditing } }
}

extension ControlEvent where Sender: UITableView, Payload == (sourceIndexPath: IndexPath, destinationIndexPath: IndexPath) {
    /// Sent when the user has moved a row. The handler has to update the data, but not the table view. Nothing
    /// happens by default.
    public static var moveRow: Self { Self { $0.tableDataProxy.moveRow } }
}

extension Question where Sender: UITableView, Payload == Int, Answer == Int {
    /// The number of rows of a section, 0 or more.
    public static var numberOfRowsInSection: Self { Self { $0.tableDataProxy.numberOfRowsInSection } }
}

extension Question where Sender: UITableView, Payload == IndexPath, Answer == UITableViewCell {
    /// The cell of a row, either dequeued or new.
    public static var cellForRow: Self { Self { $0.tableDataProxy.cellForRow } }
}

extension Question where Sender: UITableView, Payload == Void, Answer == Int {
    /// The number of sections. Defaults to 1.
    public static var numberOfSections: Self { Self { $0.tableDataProxy.numberOfSections } }
}

extension Question where Sender: UITableView, Payload == Int, Answer == String? {
    /// The title of a section's header, or `nil` for none. A header view of the delegate takes precedence.
    public static var titleForHeaderInSection: Self { Self { $0.tableDataProxy.titleForHeaderInSection } }
    /// The title of a section's footer, or `nil` for none. A footer view of the delegate takes precedence.
    public static var titleForFooterInSection: Self { Self { $0.tableDataProxy.titleForFooterInSection } }
}

extension Question where Sender: UITableView, Payload == IndexPath, Answer == Bool {
    /// Whether a row can be deleted, inserted or moved in editing mode. Defaults to `true`.
    public static var canEditRow: Self { Self { $0.tableDataProxy.canEditRow } }
    /// Whether a row can be moved in editing mode. Defaults to `true` if `tableView(_:moveRowAt:to:)` is implemented.
    public static var canMoveRow: Self { Self { $0.tableDataProxy.canMoveRow } }
}

extension Question where Sender: UITableView, Payload == Void, Answer == [String]? {
    /// The titles of the section index at the right edge; `nil` for no index.
    public static var sectionIndexTitles: Self { Self { $0.tableDataProxy.sectionIndexTitles } }
}

extension Question where Sender: UITableView, Payload == (title: String, index: Int), Answer == Int {
    /// The section to which a title of the index scrolls. Defaults to the section with the same index.
    public static var sectionForSectionIndexTitle: Self { Self { $0.tableDataProxy.sectionForSectionIndexTitle } }
}
