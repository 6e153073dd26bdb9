extension UICollectionView {
    /// Whether items are measured again when what they show changes.
    ///
    /// > Difference from Apple: changes of constraints in a cell are not noticed by themselves; call `invalidateIntrinsicContentSize()` of
    /// > the cell after them.
    /// - Source: https://developer.apple.com/documentation/uikit/uicollectionview/selfsizinginvalidation-swift.enum
    public enum SelfSizingInvalidation: Int, Sendable {
        /// Only with the data, or in an update.
        case disabled
        /// When the cell's content configuration changes, its `invalidateIntrinsicContentSize()` is called, or it is configured again.
        case enabled
    }
}
