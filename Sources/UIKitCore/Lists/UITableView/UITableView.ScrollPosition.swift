extension UITableView {
    /// Where a row is to stand after scrolling to it.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitableview/scrollposition
    public enum ScrollPosition: Int, Sendable {
        /// Wherever it takes the shortest way to be seen wholly; nowhere in selections.
        case none
        /// At the top.
        case top
        /// In the middle.
        case middle
        /// At the bottom.
        case bottom
    }
}
