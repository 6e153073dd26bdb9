/// Says what a table shows, and carries out what is edited in it.
///
/// All but the first two methods are optional.
/// - Source: https://developer.apple.com/documentation/uikit/uitableviewdatasource
@preconcurrency @MainActor public protocol UITableViewDataSource: NSObjectProtocol {
    /// How many rows a section has, 0 or more.
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    /// A cell for a row: one that was dequeued, or a new one.
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
    /// How many sections there are. Defaults to 1.
    func numberOfSections(in tableView: UITableView) -> Int
    /// Words above a section, or `nil`, the default, for none. The delegate's own view wins.
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
    /// Words below a section, or `nil`, the default, for none. The delegate's own view wins.
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?

    /// Whether a row may be deleted, inserted at, or moved while the table is edited. Defaults to `true`.
    ///
    /// > Difference from Apple: rows can be swiped to be deleted only if this method, or the delegate's for the editing style, is
    /// > implemented; `tableView(_:commit:forRowAt:)` alone is enough in a `UITableViewController` only.
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
    /// Whether a row may be moved while the table is edited. Defaults to `true` where `tableView(_:moveRowAt:to:)` is implemented.
    ///
    /// > Difference from Apple: defaults to `false`; implement it to have rows moved.
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
    /// The person wants a row deleted, or one inserted: change the data and tell the table. Does nothing by default.
    func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)
    /// The person has moved a row: change the data; the table knows. Does nothing by default.
    func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)

    /// The short words of the index at the right edge; `nil`, the default, for no index.
    func sectionIndexTitles(for tableView: UITableView) -> [String]?
    /// The section that words of the index lead to. By default the one of the same position.
    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
}
