extension UIView {
    /// Options of a keyframe animation.
    ///
    /// The curve of the whole animation can be specified by the raw value of a curve of `UIView.AnimationOptions`.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiview/keyframeanimationoptions
    public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
        /// The bits of the options.
        public let rawValue: UInt

        /// Creates options from the bits of `rawValue`.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Subviews are laid out together with the changing views, so that they are animated too.
        public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
        /// The views receive touches while they are animated.
        public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
        /// An animated view starts from its presented values.
        public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
        /// The animation repeats indefinitely.
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
        /// Each repetition is followed by a reversed one.
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
        /// The animation has its own duration instead of that of the enclosing animation.
        public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
        /// The animation inherits no options of the enclosing animation.
        public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
        /// Linear interpolation between keyframes; the default.
        public static let calculationModeLinear: KeyframeAnimationOptions = []
        /// Each keyframe's values take effect at its end, without interpolation.
        public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
        /// Constant speed along the whole path, regardless of the keyframes' times.
        public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
        /// Interpolation on a curve through the keyframes.
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
        /// Interpolation on a curve through the keyframes, at constant speed along the whole path.
        public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

        var calculationMode: CAAnimationCalculationMode {
            switch (rawValue >> 10) & 7 {
            case 1: .discrete
            case 2: .paced
            case 3: .cubic
            case 4: .cubicPaced
            default: .linear
            }
        }

        /// The options of the animation as a whole, with the curve, in the bits of `UIView.AnimationOptions`.
        var common: AnimationOptions { AnimationOptions(rawValue: rawValue & (0x23F | 0xF << 16)) }
    }
}
