extension UIPageControl {
    /// The background of the dots.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uipagecontrol/backgroundstyle-swift.enum
    public enum BackgroundStyle: Int, Sendable {
        /// A background only while a touch moves along the dots.
        case automatic = 0
        /// Always a background.
        case prominent = 1
        /// Never a background.
        case minimal = 2
    }

    /// The interaction of a touch with the control.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uipagecontrol/interactionstate-swift.enum
    public enum InteractionState: Int, Sendable {
        /// No touch.
        case none = 0
        /// A touch that turns one page.
        case discrete = 1
        /// A touch that moves along the dots.
        case continuous = 2
    }

    /// The direction in which pages progress.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uipagecontrol/direction-swift.enum
    public enum Direction: Int, Sendable {
        /// The reading direction.
        case natural = 0
        /// The first page is on the left.
        case leftToRight = 1
        /// The first page is on the right.
        case rightToLeft = 2
        /// The first page is at the top.
        case topToBottom = 3
        /// The first page is at the bottom.
        case bottomToTop = 4
    }
}
