extension UITableView {
    /// The positions of a row after a scroll to it.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitableview/scrollposition
    public enum ScrollPosition: Int, Sendable {
        /// The nearest position at which the whole row is visible. In a selection, no scroll.
        case none
        /// The top of the visible area.
        case top
        /// The middle of the visible area.
        case middle
        /// The bottom of the visible area.
        case bottom
    }
}
