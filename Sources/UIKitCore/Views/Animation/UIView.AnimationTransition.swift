extension UIView {
    /// A transition of ``setAnimationTransition(_:for:cache:)``.
    public enum AnimationTransition: Int, Sendable {
        /// None.
        case none = 0
        /// Turns about the vertical middle; the left side comes forward.
        case flipFromLeft = 1
        /// Turns about the vertical middle; the right side comes forward.
        case flipFromRight = 2
        /// The old look is turned up like a page, as ``AnimationOptions/transitionCurlUp`` says.
        case curlUp = 3
        /// The new look is turned down like a page, as ``AnimationOptions/transitionCurlDown`` says.
        case curlDown = 4

        var style: TransitionStyle? {
            switch self {
            case .none: nil
            case .flipFromLeft: .flip(.left)
            case .flipFromRight: .flip(.right)
            case .curlUp: .curlOff(.bottom)
            case .curlDown: .curlOn(.bottom)
            }
        }
    }
}
