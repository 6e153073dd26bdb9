extension ControlEvent where Sender: UITableView, Payload == (editingStyle: UITableViewCell.EditingStyle, indexPath: IndexPath) {
    /// The person wants a row deleted, or one inserted: change the data and tell the table. Does nothing by default.
    public static var commitEditing: Self { Self(.tableData, "tableView(_:commit:forRowAt:)") }
}

extension ControlEvent where Sender: UITableView, Payload == (sourceIndexPath: IndexPath, destinationIndexPath: IndexPath) {
    /// The person has moved a row: change the data; the table knows. Does nothing by default.
    public static var moveRow: Self { Self(.tableData, "tableView(_:moveRowAt:to:)") }
}

extension Question where Sender: UITableView, Payload == Int, Answer == Int {
    /// How many rows a section has, 0 or more.
    public static var numberOfRowsInSection: Self { Self(.tableData, "tableView(_:numberOfRowsInSection:)") }
}

extension Question where Sender: UITableView, Payload == IndexPath, Answer == UITableViewCell {
    /// A cell for a row: one that was dequeued, or a new one.
    public static var cellForRow: Self { Self(.tableData, "tableView(_:cellForRowAt:)") }
}

extension Question where Sender: UITableView, Payload == Void, Answer == Int {
    /// How many sections there are. Defaults to 1.
    public static var numberOfSections: Self { Self(.tableData, "numberOfSections(in:)") }
}

extension Question where Sender: UITableView, Payload == Int, Answer == String? {
    /// Words above a section, or `nil` for none. The delegate's own view wins.
    public static var titleForHeaderInSection: Self { Self(.tableData, "tableView(_:titleForHeaderInSection:)") }
    /// Words below a section, or `nil` for none. The delegate's own view wins.
    public static var titleForFooterInSection: Self { Self(.tableData, "tableView(_:titleForFooterInSection:)") }
}

extension Question where Sender: UITableView, Payload == IndexPath, Answer == Bool {
    /// Whether a row may be deleted, inserted at, or moved while the table is edited. Defaults to `true`.
    public static var canEditRow: Self { Self(.tableData, "tableView(_:canEditRowAt:)") }
    /// Whether a row may be moved while the table is edited. Defaults to `true` where `tableView(_:moveRowAt:to:)` is implemented.
    public static var canMoveRow: Self { Self(.tableData, "tableView(_:canMoveRowAt:)") }
}

extension Question where Sender: UITableView, Payload == Void, Answer == [String]? {
    /// The short words of the index at the right edge; `nil` for no index.
    public static var sectionIndexTitles: Self { Self(.tableData, "sectionIndexTitles(for:)") }
}

extension Question where Sender: UITableView, Payload == (title: String, index: Int), Answer == Int {
    /// The section that words of the index lead to. By default the one of the same position.
    public static var sectionForSectionIndexTitle: Self { Self(.tableData, "tableView(_:sectionForSectionIndexTitle:at:)") }
}
