/// A row that is presented until the data of the actual row is loaded.
///
/// - Source: https://developer.apple.com/documentation/uikit/uitableviewplaceholder
@preconcurrency @MainActor open class UITableViewPlaceholder: NSObject {
    let insertionIndexPath: IndexPath
    let reuseIdentifier: String
    /// The height of the row, in points; `UITableView.automaticDimension` for a self-sizing row.
    let rowHeight: CGFloat

    /// Creates a placeholder at an index path in the data.
    ///
    /// - Parameters:
    ///   - insertionIndexPath: The index path at which the row would be inserted into the data.
    ///   - reuseIdentifier: The reuse identifier of the cell.
    ///   - rowHeight: The height of the row, in points; `UITableView.automaticDimension` for a self-sizing row.
    public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
        self.insertionIndexPath = insertionIndexPath
        self.reuseIdentifier = reuseIdentifier
        self.rowHeight = rowHeight
        super.init()
    }

    /// The handler that configures each new cell of the placeholder, and the visible cell on request. The placeholder
    /// retains the handler. Defaults to `nil`.
    open var cellUpdateHandler: ((UITableViewCell) -> Void)?
}
