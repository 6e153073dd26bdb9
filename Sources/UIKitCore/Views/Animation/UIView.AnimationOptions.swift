extension UIView {
    /// Options of an animation.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiview/animationoptions
    public struct AnimationOptions: OptionSet, Hashable, Sendable {
        /// The bits of the options.
        public let rawValue: UInt

        /// Creates options from the bits of `rawValue`.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Subviews are laid out together with the changing views, so that they are animated too.
        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        /// The views receive touches while they are animated.
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// An animated view starts from its presented values, and its earlier animations end at once, unfinished.
        /// Without this option changes are added to the running animations, so that a view changes direction
        /// smoothly.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        /// The animation repeats indefinitely.
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        /// Each repetition is followed by a reversed one.
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        /// The animation has its own duration instead of that of the enclosing animation.
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        /// The animation has its own curve instead of that of the enclosing animation.
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        /// The animation inherits no options of the enclosing animation.
        public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
        /// In a transition, changes within the view are animated as well.
        public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
        /// In a transition between two views, the views are hidden and shown instead of being removed and added.
        public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
        /// Slow at both ends; the default.
        public static let curveEaseInOut: AnimationOptions = []
        /// Slow at the beginning.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// Slow at the end.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// Constant speed.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

        /// Flips the view about its vertical axis; the left side comes forward.
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        /// Flips the view about its vertical axis; the right side comes forward.
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
        /// Curls the old appearance up like a page, from its lower right corner, to reveal the new appearance.
        public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
        /// Curls the new appearance down like a page onto the old appearance, its lower right corner last.
        public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
        /// Fades the old appearance into the new one.
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
        /// Flips the view about its horizontal axis; the upper side comes forward.
        public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
        /// Flips the view about its horizontal axis; the lower side comes forward.
        public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
        /// At most 60 frames a second.
        public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
        /// At most 30 frames a second.
        public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)

        /// The transition that the bits specify; `nil` for none.
        var transition: TransitionStyle? {
            switch (rawValue >> 20) & 7 {
            case 1: .flip(.left)
            case 2: .flip(.right)
            case 3: .curlOff(.bottom)
            case 4: .curlOn(.bottom)
            case 5: .fade
            case 6: .flip(.top)
            case 7: .flip(.bottom)
            default: nil
            }
        }

        var frameRateRange: CAFrameRateRange {
            switch (rawValue >> 24) & 15 {
            case 3: CAFrameRateRange(minimum: 0, maximum: 60, preferred: 60)
            case 7: CAFrameRateRange(minimum: 0, maximum: 30, preferred: 30)
            default: .default
            }
        }

        private static let curveBits: UInt = 0xF << 16

        /// The curve that the bits specify.
        package var curve: AnimationCurve { AnimationCurve(rawValue: Int((rawValue & Self.curveBits) >> 16)) ?? .easeInOut }
    }
}
