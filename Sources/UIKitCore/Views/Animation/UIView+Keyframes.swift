extension UIView {
    /// What `animations` changes goes through keyframes, which `addKeyframe(withRelativeStartTime:relativeDuration:animations:)` adds.
    ///
    /// - Parameters:
    ///   - duration: of all keyframes together, in seconds.
    ///   - delay: how long to wait, in seconds.
    ///   - options: the way between keyframes, and more.
    ///   - animations: runs now, once. What it changes outside of keyframes takes the whole time.
    ///   - completion: runs once after the last of the changes ended; gets whether all ran to their end.
    /// - Source: https://developer.apple.com/documentation/uikit/uiview/animatekeyframes(withduration:delay:options:animations:completion:)
    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let host = ApplicationHost.running
        if let animator = host.animations.current as? AnimatorScope, !options.contains(.overrideInheritedDuration) {
            runKeyframes(within: animator, options, animations)
            if let completion { animator.whenFinished(completion) }
            return
        }
        let call = ViewAnimation(
            duration: duration, delay: delay, options: options.common, within: host.animations.current, completion: completion)
        runKeyframes(within: call, options, animations)
        call.close()
    }

    private static func runKeyframes(
        within outer: any AnimationScope, _ options: KeyframeAnimationOptions, _ animations: () -> Void
    ) {
        let host = ApplicationHost.running
        let scope = KeyframeScope(within: outer, options: options)
        host.animations.enter(scope)
        animations()
        host.animations.leave()
        scope.close()
    }

    /// Adds a keyframe to the animation that the code stands in.
    ///
    /// - Parameters:
    ///   - frameStartTime: when it begins, as a share 0…1 of the whole time.
    ///   - frameDuration: how long it takes, as a share of the whole time.
    ///   - animations: runs now, once; what it changes is reached at the keyframe's end. Outside of `animateKeyframes` it just runs.
    public class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double, animations: @escaping () -> Void
    ) {
        guard let scope = ApplicationHost.running.animations.current as? KeyframeScope else { return animations() }
        scope.keyframe(start: frameStartTime, duration: frameDuration, animations)
    }
}
