extension UIView {
    /// The curves of an animation's speed.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiview/animationcurve
    public enum AnimationCurve: Int, Sendable {
        /// Slow at both ends.
        case easeInOut = 0
        /// Slow at the beginning.
        case easeIn = 1
        /// Slow at the end.
        case easeOut = 2
        /// Constant speed.
        case linear = 3
        /// The curve of the keyboard, which keyboard notifications report.
        ///
        /// > Difference from Apple: In UIKit this value has no name, and another curve. Here the keyboard moves like
        /// > ``easeInOut``.
        case keyboard = 7

        /// The corresponding timing function of Core Animation.
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
