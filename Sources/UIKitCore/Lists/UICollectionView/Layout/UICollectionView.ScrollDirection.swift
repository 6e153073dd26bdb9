extension UICollectionView {
    /// The axis along which a layout grows.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uicollectionview/scrolldirection
    public enum ScrollDirection: Int, Sendable {
        /// Rows are arranged below each other.
        case vertical
        /// Columns are arranged next to each other.
        case horizontal
    }
}
