/// A cell for an item that is not in the data yet.
///
/// - Source: https://developer.apple.com/documentation/uikit/uicollectionviewplaceholder
@preconcurrency @MainActor open class UICollectionViewPlaceholder: NSObject {
    let insertionIndexPath: IndexPath
    let reuseIdentifier: String

    /// Creates a placeholder at an index path in the data.
    ///
    /// - Parameters:
    ///   - insertionIndexPath: The index path at which the item would be inserted into the data.
    ///   - reuseIdentifier: The reuse identifier of the cell.
    public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
        self.insertionIndexPath = insertionIndexPath
        self.reuseIdentifier = reuseIdentifier
        super.init()
    }

    /// The handler that configures each new cell of the placeholder, and the visible cell on request. The placeholder
    /// retains the handler. Defaults to `nil`.
    open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?
}
