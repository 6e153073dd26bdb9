extension UICollectionView {
    /// The modes that determine whether items are measured again when their content changes.
    ///
    /// > Difference from Apple: Changes of constraints in a cell are not detected. Call
    /// > `invalidateIntrinsicContentSize()` of the cell after such changes.
    /// - Source: https://developer.apple.com/documentation/uikit/uicollectionview/selfsizinginvalidation-swift.enum
    public enum SelfSizingInvalidation: Int, Sendable {
        /// Items are measured only when data is loaded and in batch updates.
        case disabled
        /// Items are measured again when the content configuration changes, `invalidateIntrinsicContentSize()` is
        /// called, or the cell is reconfigured.
        case enabled
    }
}
