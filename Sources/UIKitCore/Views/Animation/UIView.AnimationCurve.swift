extension UIView {
    /// How an animation's speed changes.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiview/animationcurve
    public enum AnimationCurve: Int, Sendable {
        /// Slow at both ends.
        case easeInOut = 0
        /// Slow at the beginning.
        case easeIn = 1
        /// Slow at the end.
        case easeOut = 2
        /// Even.
        case linear = 3
        /// The curve of the keyboard, which its notifications name.
        ///
        /// > Difference from Apple: UIKit has the value without a name, and another curve. Here the keyboard moves as ``easeInOut`` does.
        case keyboard = 7

        /// The layers' name for it.
        package var timingFunction: CAMediaTimingFunction {
            switch self {
            case .easeInOut, .keyboard: CAMediaTimingFunction(name: .easeInEaseOut)
            case .easeIn: CAMediaTimingFunction(name: .easeIn)
            case .easeOut: CAMediaTimingFunction(name: .easeOut)
            case .linear: CAMediaTimingFunction(name: .linear)
            }
        }
    }
}
