extension UIPageControl {
    /// What lies behind the dots.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uipagecontrol/backgroundstyle-swift.enum
    public enum BackgroundStyle: Int, Sendable {
        /// A ground while a finger goes along the dots, and nothing else.
        case automatic = 0
        /// A ground all the time.
        case prominent = 1
        /// Never a ground.
        case minimal = 2
    }

    /// What a finger does to the control.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uipagecontrol/interactionstate-swift.enum
    public enum InteractionState: Int, Sendable {
        /// Nothing.
        case none = 0
        /// It is down, and means one step.
        case discrete = 1
        /// It goes along the dots.
        case continuous = 2
    }

    /// Which way pages count.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uipagecontrol/direction-swift.enum
    public enum Direction: Int, Sendable {
        /// As one reads.
        case natural = 0
        /// The first page on the left.
        case leftToRight = 1
        /// The first page on the right.
        case rightToLeft = 2
        /// The first page at the top.
        case topToBottom = 3
        /// The first page at the bottom.
        case bottomToTop = 4
    }
}
