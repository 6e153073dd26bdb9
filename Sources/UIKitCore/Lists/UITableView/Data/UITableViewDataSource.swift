/// Methods to provide the data of a table and to apply edits to the data.
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
    /// Returns the title above a section. By default `nil`: no title. A header view from the delegate takes
    /// precedence.
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
    /// Returns the title below a section. By default `nil`: no title. A footer view from the delegate takes
    /// precedence.
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?

    /// Returns whether a row can be edited. An editable row has an edit control, and swipe actions for its deletion.
    /// Defaults to `true`.
    ///
    /// > Difference from Apple: Swipe to delete needs an implementation of this method or of the delegate's method
    /// > for the editing style. `tableView(_:commit:forRowAt:)` alone is enough only in a `UITableViewController`.
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
    /// Returns whether a row can be moved while the table is being edited.
    ///
    /// > Difference from Apple: Defaults to `false`. In UIKit the default is `true` if `tableView(_:moveRowAt:to:)`
    /// > is implemented.
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
    /// Called when the user deletes or inserts a row. Implementations change the data and notify the table. The
    /// default does nothing.
    func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)
    /// Called when the user has moved a row. The table already shows the row at its new index path. Implementations
    /// change the data. The default does nothing.
    func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)

    /// Returns the titles of the section index at the right edge. By default `nil`: no index.
    func sectionIndexTitles(for tableView: UITableView) -> [String]?
    /// Returns the section to which a title of the section index scrolls. Defaults to the section with the title's
    /// index.
    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
}
