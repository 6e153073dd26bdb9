extension UITableView {
    /// How rows come and go.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitableview/rowanimation
    public enum RowAnimation: Int, Sendable {
        /// By becoming opaque, or the contrary.
        case fade
        /// From the right, or to it.
        case right
        /// From the left, or to it.
        case left
        /// From the top, or to it.
        case top
        /// From the bottom, or to it.
        case bottom
        /// At once; the rows around still move.
        case none
        /// From their middle.
        case middle
        /// As suits best; at present by fading.
        case automatic = 100
    }
}
