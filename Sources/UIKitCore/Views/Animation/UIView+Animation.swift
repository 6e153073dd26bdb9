extension UIView {
    /// Animates the changes made in `animations`.
    ///
    /// Geometry, transform, opacity, colours, corners and borders of views move to their new values; everything else
    /// changes at once. A view receives no touches while it is animated, unless an option allows that.
    ///
    /// - Parameters:
    ///   - duration: the duration in seconds; with 0 everything changes at once.
    ///   - delay: the delay in seconds.
    ///   - options: the curve and other options; by default, the curve is slow at both ends.
    ///   - animations: the changes; runs now, once.
    ///   - completion: called once after the frame in which the last change ended, with whether all animations ran to
    ///     their end. If nothing is animated, it is called in the first frame after the delay.
    /// - Source:
    ///   developer.apple.com/documentation/uikit/uiview/animate(withduration:delay:options:animations:completion:)
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let outerScope = ApplicationHost.running.animations.current
        if let animator = outerScope as? AnimatorScope, !options.contains(.overrideInheritedDuration) {
            animations()
            if let completion { animator.addCompletion(completion) }
            return
        }
        run(
            ViewAnimation(duration: duration, delay: delay, options: options, within: outerScope, completion: completion),
            animations: animations)
    }

    /// Animates the changes made in `animations`, slow at both ends.
    ///
    /// - Parameters:
    ///   - duration: the duration in seconds; with 0 everything changes at once.
    ///   - animations: the changes; runs now, once.
    ///   - completion: called once after the last change ended, with whether all animations ran to their end.
    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
    }

    /// Animates the changes made in `animations` with a spring.
    ///
    /// - Parameters:
    ///   - duration: the settling time in seconds.
    ///   - delay: the delay in seconds.
    ///   - dampingRatio: the damping ratio, above 0; 1 comes to rest without oscillating, and lower values oscillate
    ///     more.
    ///   - velocity: the initial velocity, in lengths of the animated distance per second.
    ///   - options: as for the other methods; curves do not apply.
    ///   - animations: the changes; runs now, once.
    ///   - completion: called once after the last change ended, with whether all animations ran to their end.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let spring = SpringTiming(duration: duration, dampingRatio: Double(dampingRatio), velocity: Double(velocity))
        let outerScope = ApplicationHost.running.animations.current
        run(
            ViewAnimation(
                duration: duration, delay: delay, options: options, spring: spring, within: outerScope, completion: completion),
            animations: animations)
    }

    /// Animates the changes made in `animations` with a spring of a perceived duration and bounce.
    ///
    /// - Parameters:
    ///   - duration: the perceived duration in seconds; 0.5 by default. The spring settles somewhat later.
    ///   - bounce: the bounce, -1…1; 0 by default. Positive values oscillate, 0 does not, and negative values are
    ///     overdamped.
    ///   - velocity: the initial velocity, in lengths of the animated distance per second; 0 by default.
    ///   - delay: the delay in seconds; 0 by default.
    ///   - options: as for the other methods; curves do not apply.
    ///   - animations: the changes; runs now, once.
    ///   - completion: called once after the last change ended, with whether all animations ran to their end.
    public class func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity velocity: CGFloat = 0,
        delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let spring = SpringTiming(perceivedDuration: duration, bounce: Double(bounce), velocity: Double(velocity))
        let outerScope = ApplicationHost.running.animations.current
        run(
            ViewAnimation(
                duration: spring.duration, delay: delay, options: options, spring: spring, within: outerScope, completion: completion),
            animations: animations)
    }

    private static func run(_ animation: ViewAnimation, animations: () -> Void) {
        let host = ApplicationHost.running
        host.animations.enter(animation)
        animations()
        animation.close()
        host.animations.endScope()
    }
}
