extension UICollectionView {
    /// The axis along which a layout scrolls.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uicollectionview/scrolldirection
    public enum ScrollDirection: Int, Sendable {
        /// Lines are arranged from top to bottom.
        case vertical
        /// Lines are arranged side by side.
        case horizontal
    }
}
