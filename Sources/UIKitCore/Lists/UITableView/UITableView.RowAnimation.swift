extension UITableView {
    /// The animations of inserted and deleted rows.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitableview/rowanimation
    public enum RowAnimation: Int, Sendable {
        /// The row fades in or out.
        case fade
        /// The row slides in from the right, or out to the right.
        case right
        /// The row slides in from the left, or out to the left.
        case left
        /// The row slides in from the top, or out to the top.
        case top
        /// The row slides in from the bottom, or out to the bottom.
        case bottom
        /// The row appears or disappears without an animation. The rows around it still move.
        case none
        /// The row remains centred in its space. At present the same as `.fade`.
        case middle
        /// The table chooses the animation, at present `.fade`.
        case automatic = 100
    }
}
