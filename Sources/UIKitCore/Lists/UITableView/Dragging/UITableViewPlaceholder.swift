/// A row that is shown in place of one that the data does not have yet.
///
/// - Source: https://developer.apple.com/documentation/uikit/uitableviewplaceholder
@preconcurrency @MainActor open class UITableViewPlaceholder: NSObject {
    let insertionIndexPath: IndexPath
    let reuseIdentifier: String
    /// How high the row is, in points; `UITableView.automaticDimension` asks the cell.
    let rowHeight: CGFloat

    /// Makes a placeholder for a place in the data, with a cell of an identifier that is registered.
    ///
    /// - Parameters:
    ///   - insertionIndexPath: where the data would get the row.
    ///   - reuseIdentifier: that of the cell.
    ///   - rowHeight: how high the row is, in points; `UITableView.automaticDimension` asks the cell.
    public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
        self.insertionIndexPath = insertionIndexPath
        self.reuseIdentifier = reuseIdentifier
        self.rowHeight = rowHeight
        super.init()
    }

    /// Fills the cell whenever it is made. Kept as long as the placeholder. Defaults to `nil`.
    open var cellUpdateHandler: ((UITableViewCell) -> Void)?
}
