extension UISegmentedControl {
    /// The position of a segment in its control.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uisegmentedcontrol/segment
    public enum Segment: Int, Sendable {
        /// Any position.
        case any = 0
        /// The leftmost of several segments, also in a right-to-left layout.
        case left = 1
        /// Between other segments.
        case center = 2
        /// The rightmost of several segments, also in a right-to-left layout.
        case right = 3
        /// The only segment.
        case alone = 4
    }
}
