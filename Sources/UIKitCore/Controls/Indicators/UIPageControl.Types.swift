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
        case leftToRight = 1
        case rightToLeft = 2
        case topToBottom = 3
        case bottomToTop = 4
    }
}
