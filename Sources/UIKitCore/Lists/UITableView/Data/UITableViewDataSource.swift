/// The methods with which an object provides the data of a table and applies edits to the data.
///
/// All methods but the first two are optional.
/// - Source: https://developer.apple.com/documentation/uikit/uitableviewdatasource
@preconcurrency @MainActor public protocol UITableViewDataSource: NSObjectProtocol {
    /// Returns the number of rows in a section, 0 or more.
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    /// Returns a cell for a row, either dequeued or new.
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
    /// Returns the number of sections. Defaults to 1.
    func numberOfSections(in tableView: UITableView) -> Int
    /// Returns the title above a section; `nil`, the default, for no title. A header view of the delegate takes
    /// precedence.
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
    /// Returns the title below a section; `nil`, the default, for no title. A footer view of the delegate takes
    /// precedence.
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?

    /// Returns whether a row can be edited: deleted, inserted at, or moved. Defaults to `true`.
    ///
    /// > Difference from Apple: Swipe to delete needs an implementation of this method or of the delegate's method
    /// > for the editing style. `tableView(_:commit:forRowAt:)` alone is enough only in a `UITableViewController`.
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
    /// Returns whether a row can be moved while the table is being edited. Defaults to `true` where
    /// `tableView(_:moveRowAt:to:)` is implemented.
    ///
    /// > Difference from Apple: Defaults to `false`. Implement this method to let rows be moved.
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
    /// Called when the user deletes or inserts a row. Implementations change the data and notify the table. The
    /// default does nothing.
    func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)
    /// Called when the user has moved a row, which the table already shows. Implementations change the data. The
    /// default does nothing.
    func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)

    /// Returns the titles of the section index at the right edge; `nil`, the default, for no index.
    func sectionIndexTitles(for tableView: UITableView) -> [String]?
    /// Returns the section to which a title of the index leads. Defaults to the section at the same position.
    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
}
