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
        /// A view that is being animated goes on from where it is seen, and what animated it ends at once, unfinished. Without it changes
        /// are added to those under way, so that a view turns round smoothly.
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
        /// In a transition, what changes within the view is animated as well.
        public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
        /// In a transition from a view to another, they are hidden and shown instead of being removed and added.
        public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
        /// Slow at both ends; the default.
        public static let curveEaseInOut: AnimationOptions = []
        /// Slow at the beginning.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// Slow at the end.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// Even.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

        /// Turns about the vertical middle; the left side comes forward.
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        /// Turns about the vertical middle; the right side comes forward.
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
        /// The old look is turned up like a page, its lower right corner first, off the new one.
        public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
        /// The new look is turned down like a page onto the old one; its lower right corner comes to lie last.
        public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
        /// The old look fades into the new one.
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
        /// Turns about the horizontal middle; the upper side comes forward.
        public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
        /// Turns about the horizontal middle; the lower side comes forward.
        public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
        /// At most 60 steps a second.
        public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
        /// At most 30 steps a second.
        public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)

        /// The transition that the bits name; `nil` for none.
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

        /// The curve that the bits name.
        package var curve: AnimationCurve { AnimationCurve(rawValue: Int((rawValue & Self.curveBits) >> 16)) ?? .easeInOut }
    }
}
