/// A item that is shown in place of one that the data does not have yet.
///
/// - Source: https://developer.apple.com/documentation/uikit/uicollectionviewplaceholder
@preconcurrency @MainActor open class UICollectionViewPlaceholder: NSObject {
    let insertionIndexPath: IndexPath
    let reuseIdentifier: String

    /// Makes a placeholder for a place in the data, with a cell of an identifier that is registered.
    ///
    /// - Parameters:
    ///   - insertionIndexPath: where the data would get the item.
    ///   - reuseIdentifier: that of the cell.
    public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
        self.insertionIndexPath = insertionIndexPath
        self.reuseIdentifier = reuseIdentifier
        super.init()
    }

    /// Fills the cell whenever it is made. Kept as long as the placeholder. Defaults to `nil`.
    open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?
}
