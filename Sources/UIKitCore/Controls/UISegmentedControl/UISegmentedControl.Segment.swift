extension UISegmentedControl {
    /// Where a segment stands in its control.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uisegmentedcontrol/segment
    public enum Segment: Int, Sendable {
        /// Anywhere.
        case any = 0
        /// The first of several: at the left, from right to left as well.
        case left = 1
        /// Between others.
        case center = 2
        /// The last of several: at the right, from right to left as well.
        case right = 3
        /// The only one.
        case alone = 4
    }
}
