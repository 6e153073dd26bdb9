extension UICollectionView {
    /// The axis along which a layout grows.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uicollectionview/scrolldirection
    public enum ScrollDirection: Int, Sendable {
        /// Rows below each other.
        case vertical
        /// Columns beside each other.
        case horizontal
    }
}
