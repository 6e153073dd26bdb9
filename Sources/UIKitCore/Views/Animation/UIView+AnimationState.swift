extension UIView {
    /// Whether views are animated at all; `true` by default, and `false` within ``performWithoutAnimation(_:)``.
    public class var areAnimationsEnabled: Bool { ApplicationHost.running.animations.areEnabledHere }

    /// Switches all animations of views on or off. Those that run go on.
    public class func setAnimationsEnabled(_ enabled: Bool) {
        ApplicationHost.running.animations.areEnabled = enabled
    }

    /// The duration, in seconds, of the animation that the code which runs now stands in; 0 outside of all.
    public class var inheritedAnimationDuration: TimeInterval { ApplicationHost.running.animations.current?.duration ?? 0 }

    /// What `actionsWithoutAnimation` changes is seen at once, even within an animation, and even where it begins one itself: that one's
    /// changes are seen at once too, and its completion is called.
    /// - Source: https://developer.apple.com/documentation/uikit/uiview/performwithoutanimation(_:)
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        let host = ApplicationHost.running
        let wereEnabled = host.animations.areEnabled
        host.animations.areEnabled = false
        actionsWithoutAnimation()
        host.animations.areEnabled = wereEnabled
    }

    /// What `animations` changes, within an animation, runs several times.
    ///
    /// - Parameters:
    ///   - count: how often; fractions end in between.
    ///   - autoreverses: whether each run is followed by one backwards.
    ///   - animations: runs now, once. Outside of an animation it just runs.
    public class func modifyAnimations(withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void) {
        guard let animation = ApplicationHost.running.animations.current as? ViewAnimation else { return animations() }
        let before = (animation.repeatCount, animation.autoreverses)
        (animation.repeatCount, animation.autoreverses) = (Float(count), autoreverses)
        animations()
        (animation.repeatCount, animation.autoreverses) = before
    }

    /// What can be mixed is animated by itself within `UIView.animate`, but for what is either one way or the other.
    private static let instantKeys: Set = ["hidden", "contents", "contentsScale", "rasterizationScale"]

    private static let nothing = NSNull()

    func animationAction(for layer: CALayer, key: String) -> (any CAAction)? {
        guard layer === self.layer, let scope = ApplicationHost.current?.animations.current, !scope.isInstant else { return Self.nothing }
        guard !Self.instantKeys.contains(key) else { return Self.nothing }
        return scope.action(for: self, key: key) ?? Self.nothing
    }
}
