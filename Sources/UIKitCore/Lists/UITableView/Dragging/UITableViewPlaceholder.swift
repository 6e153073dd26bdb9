/// A row that is shown in place of a row whose data is pending.
///
/// - Source: https://developer.apple.com/documentation/uikit/uitableviewplaceholder
@preconcurrency @MainActor open class UITableViewPlaceholder: NSObject {
    let insertionIndexPath: IndexPath
    let reuseIdentifier: String
    /// The height of the row, in points; `UITableView.automaticDimension` for a self-sizing row.
    let rowHeight: CGFloat

    /// Creates a placeholder at a place in the data, with a cell of a registered identifier.
    ///
    /// - Parameters:
    ///   - insertionIndexPath: The index path in the data at which the row would be inserted.
    ///   - reuseIdentifier: The reuse identifier of the cell.
    ///   - rowHeight: The height of the row, in points; `UITableView.automaticDimension` for a self-sizing row.
    public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
        self.insertionIndexPath = insertionIndexPath
        self.reuseIdentifier = reuseIdentifier
        self.rowHeight = rowHeight
        super.init()
    }

    /// The handler that fills the cell each time a cell is created. Retained as long as the placeholder. Defaults to
    /// `nil`.
    open var cellUpdateHandler: ((UITableViewCell) -> Void)?
}
