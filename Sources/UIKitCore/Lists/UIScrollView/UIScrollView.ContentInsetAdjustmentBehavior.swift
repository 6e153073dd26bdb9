extension UIScrollView {
    /// The behaviours by which the safe area is added to the content insets.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiscrollview/contentinsetadjustmentbehavior-swift.enum
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// Along scrollable axes. Content that does not scroll is adjusted at the top and bottom.
        ///
        /// > Difference from Apple: UIKit also adjusts top and bottom of content that scrolls only horizontally, if a
        /// > navigation controller shows it. The pages of such content then do not fit their scroll view.
        case automatic
        /// Only along scrollable axes.
        case scrollableAxes
        /// No adjustment.
        case never
        /// On all edges.
        case always
    }
}
