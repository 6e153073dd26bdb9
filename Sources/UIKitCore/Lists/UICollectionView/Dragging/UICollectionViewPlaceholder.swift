/// An item that is shown in place of an item whose data is pending.
///
/// - Source: https://developer.apple.com/documentation/uikit/uicollectionviewplaceholder
@preconcurrency @MainActor open class UICollectionViewPlaceholder: NSObject {
    let insertionIndexPath: IndexPath
    let reuseIdentifier: String

    /// Creates a placeholder at a place in the data, with a cell of a registered identifier.
    ///
    /// - Parameters:
    ///   - insertionIndexPath: The index path in the data at which the item would be inserted.
    ///   - reuseIdentifier: The reuse identifier of the cell.
    public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
        self.insertionIndexPath = insertionIndexPath
        self.reuseIdentifier = reuseIdentifier
        super.init()
    }

    /// The handler that fills the cell each time a cell is created. Retained as long as the placeholder. Defaults to
    /// `nil`.
    open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?
}
