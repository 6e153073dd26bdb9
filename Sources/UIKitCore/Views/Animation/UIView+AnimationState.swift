extension UIView {
    /// Whether view animations are enabled; `true` by default, and `false` within ``performWithoutAnimation(_:)``.
    public class var areAnimationsEnabled: Bool { ApplicationHost.running.animations.areEnabledHere }

    /// Enables or disables view animations. Running animations continue.
    public class func setAnimationsEnabled(_ enabled: Bool) {
        ApplicationHost.running.animations.areEnabled = enabled
    }

    /// The duration of the current animation, in seconds; 0 outside animations.
    public class var inheritedAnimationDuration: TimeInterval { ApplicationHost.running.animations.current?.duration ?? 0 }

    /// Runs `actionsWithoutAnimation` with animations disabled: its changes take effect at once, even within an
    /// animation. Nested animations also take effect at once, and their completion handlers are called.
    /// - Source: https://developer.apple.com/documentation/uikit/uiview/performwithoutanimation(_:)
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        let host = ApplicationHost.running
        let wereEnabled = host.animations.areEnabled
        host.animations.areEnabled = false
        actionsWithoutAnimation()
        host.animations.areEnabled = wereEnabled
    }

    /// Sets how the enclosing animation repeats the changes made in `animations`.
    ///
    /// - Parameters:
    ///   - count: the number of repetitions; with a fraction, the last repetition is cut short.
    ///   - autoreverses: whether each repetition is followed by a reversed one.
    ///   - animations: the changes; runs now, once. Outside `UIView.animate`, the changes are not repeated.
    public class func modifyAnimations(withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void) {
        guard let animation = ApplicationHost.running.animations.current as? ViewAnimation else { return animations() }
        let previous = (animation.repeatCount, animation.autoreverses)
        animation.repeatCount = Float(count)
        animation.autoreverses = autoreverses
        animations()
        (animation.repeatCount, animation.autoreverses) = previous
    }

    /// The properties that cannot be interpolated, and therefore are not animated within `UIView.animate`.
    private static let instantKeys: Set = ["hidden", "contents", "contentsScale", "rasterizationScale"]

    private static let noAction = NSNull()

    func animationAction(for layer: CALayer, key: String) -> (any CAAction)? {
        guard layer === self.layer, let scope = ApplicationHost.current?.animations.current, !scope.isInstant else { return Self.noAction }
        guard !Self.instantKeys.contains(key) else { return Self.noAction }
        return scope.action(for: self, key: key) ?? Self.noAction
    }
}
