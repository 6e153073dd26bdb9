extension UIScrollView {
    /// How safe areas become part of the content's insets.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiscrollview/contentinsetadjustmentbehavior-swift.enum
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// As `scrollableAxes`, and also at top and bottom unless content scrolls sideways only.
        ///
        /// > Difference from Apple: UIKit also adjusts top and bottom of content that scrolls sideways only, if a navigation
        /// > controller shows it; its pages then do not fit their scroll view.
        case automatic
        /// Only along axes that scroll.
        case scrollableAxes
        /// Not at all.
        case never
        /// On all edges.
        case always
    }
}
