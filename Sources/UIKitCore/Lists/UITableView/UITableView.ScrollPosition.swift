extension UITableView {
    /// The positions to which a row can be scrolled.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitableview/scrollposition
    public enum ScrollPosition: Int, Sendable {
        /// The nearest position at which the whole row is visible. When a row is selected: no scrolling.
        case none
        /// The top of the visible area.
        case top
        /// The middle of the visible area.
        case middle
        /// The bottom of the visible area.
        case bottom
    }
}
