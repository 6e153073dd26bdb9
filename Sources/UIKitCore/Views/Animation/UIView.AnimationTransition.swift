extension UIView {
    /// A transition of ``setAnimationTransition(_:for:cache:)``.
    public enum AnimationTransition: Int, Sendable {
        /// No transition.
        case none = 0
        /// Flips the view about its vertical axis; the left side comes forward.
        case flipFromLeft = 1
        /// Flips the view about its vertical axis; the right side comes forward.
        case flipFromRight = 2
        /// Curls the old appearance up like a page, as ``AnimationOptions/transitionCurlUp`` does.
        case curlUp = 3
        /// Curls the new appearance down like a page, as ``AnimationOptions/transitionCurlDown`` does.
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
