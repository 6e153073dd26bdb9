extension UIView {
    /// Animates the changes made in `animations` through keyframes, added by
    /// `addKeyframe(withRelativeStartTime:relativeDuration:animations:)`.
    ///
    /// - Parameters:
    ///   - duration: the total duration of all keyframes, in seconds.
    ///   - delay: the delay in seconds.
    ///   - options: the interpolation between keyframes, and other options.
    ///   - animations: the changes; runs now, once. Changes outside keyframes take the whole duration.
    ///   - completion: called once after the last change ended, with whether all animations ran to their end.
    /// - Source: https://developer.apple.com/documentation/uikit/uiview/animatekeyframes(withduration:delay:options:animations:completion:)
    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let host = ApplicationHost.running
        if let animator = host.animations.current as? AnimatorScope, !options.contains(.overrideInheritedDuration) {
            runKeyframes(within: animator, options, animations)
            if let completion { animator.addCompletion(completion) }
            return
        }
        let animation = ViewAnimation(
            duration: duration, delay: delay, options: options.common, within: host.animations.current, completion: completion)
        runKeyframes(within: animation, options, animations)
        animation.close()
    }

    private static func runKeyframes(
        within outer: any AnimationScope, _ options: KeyframeAnimationOptions, _ animations: () -> Void
    ) {
        let host = ApplicationHost.running
        let scope = KeyframeScope(within: outer, options: options)
        host.animations.enter(scope)
        animations()
        host.animations.endScope()
        scope.close()
    }

    /// Adds a keyframe to the current animation.
    ///
    /// - Parameters:
    ///   - frameStartTime: the start of the keyframe, as a fraction 0…1 of the total duration.
    ///   - frameDuration: the duration of the keyframe, as a fraction of the total duration.
    ///   - animations: the changes, which are complete at the keyframe's end; runs now, once. Outside
    ///     `animateKeyframes`, its changes are like any others.
    public class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double, animations: @escaping () -> Void
    ) {
        guard let scope = ApplicationHost.running.animations.current as? KeyframeScope else { return animations() }
        scope.keyframe(start: frameStartTime, duration: frameDuration, animations)
    }
}
