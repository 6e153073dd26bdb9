extension UIView {
    /// How changes are animated.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiview/animationoptions
    public struct AnimationOptions: OptionSet, Hashable, Sendable {
        /// The options' bits.
        public let rawValue: UInt

        /// The options whose bits are set in `rawValue`.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Subviews are laid out along with the views that change, so that they are animated too.
        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        /// The views take touches while they are animated.
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// A view that is being animated goes on from where it is seen. It always does here.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        /// The animation begins again and again.
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        /// Each run is followed by one backwards.
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        /// The duration is this call's and not that of the animation around it.
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        /// The curve is this call's and not that of the animation around it.
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        /// No option is taken over from the animation around it.
        public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
        /// Slow at both ends; the default.
        public static let curveEaseInOut: AnimationOptions = []
        /// Slow at the beginning.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// Slow at the end.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// Even.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

        private static let curveBits: UInt = 3 << 16

        /// The curve that the bits name.
        package var curve: AnimationCurve { AnimationCurve(rawValue: Int((rawValue & Self.curveBits) >> 16)) ?? .easeInOut }
    }

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

        /// The layers' name for it.
        package var timingFunction: CAMediaTimingFunction {
            switch self {
            case .easeInOut: CAMediaTimingFunction(name: .easeInEaseOut)
            case .easeIn: CAMediaTimingFunction(name: .easeIn)
            case .easeOut: CAMediaTimingFunction(name: .easeOut)
            case .linear: CAMediaTimingFunction(name: .linear)
            }
        }
    }
}
