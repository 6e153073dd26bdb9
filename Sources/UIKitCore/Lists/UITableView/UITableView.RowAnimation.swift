extension UITableView {
    /// The animations of inserted and deleted rows.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitableview/rowanimation
    public enum RowAnimation: Int, Sendable {
        /// Fades the row in or out.
        case fade
        /// Slides the row in from the right, or out to the right.
        case right
        /// Slides the row in from the left, or out to the left.
        case left
        /// Slides the row in from the top, or out to the top.
        case top
        /// Slides the row in from the bottom, or out to the bottom.
        case bottom
        /// Inserts or deletes the row without an animation. The surrounding rows still move.
        case none
        /// Keeps the row centred in its space. At present the same as `.fade`.
        case middle
        /// Chooses an animation, at present `.fade`.
        case automatic = 100
    }
}
