extension UIView {
    /// What `animations` changes is animated.
    ///
    /// Geometry, transform, opacity, colours, corners and borders of views move to their new values; everything else changes at
    /// once. While a view is animated it takes no touches, unless an option says so.
    ///
    /// - Parameters:
    ///   - duration: in seconds; with 0 everything changes at once.
    ///   - delay: how long to wait, in seconds.
    ///   - options: the curve, and more; slow at both ends by default.
    ///   - animations: runs now, once.
    ///   - completion: runs once after the frame in which the last of the changes ended; gets whether all ran to their end. If nothing
    ///     is animated, it runs with the first frame after the delay.
    /// - Source: https://developer.apple.com/documentation/uikit/uiview/animate(withduration:delay:options:animations:completion:)
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let outer = ApplicationHost.running.animations.current
        if let animator = outer as? AnimatorScope, !options.contains(.overrideInheritedDuration) {
            animations()
            if let completion { animator.whenFinished(completion) }
            return
        }
        run(
            ViewAnimation(duration: duration, delay: delay, options: options, within: outer, completion: completion),
            animations: animations)
    }

    /// What `animations` changes is animated, slow at both ends.
    ///
    /// - Parameters:
    ///   - duration: in seconds; with 0 everything changes at once.
    ///   - animations: runs now, once.
    ///   - completion: runs once after the last of the changes ended; gets whether all ran to their end.
    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
    }

    /// What `animations` changes swings into place.
    ///
    /// - Parameters:
    ///   - duration: until it is at rest, in seconds.
    ///   - delay: how long to wait, in seconds.
    ///   - dampingRatio: 1 comes to rest without swinging; the less, the more it swings. Above 0.
    ///   - velocity: at the beginning, in lengths of the way per second.
    ///   - options: as for the other forms; curves do not apply.
    ///   - animations: runs now, once.
    ///   - completion: runs once after the last of the changes ended; gets whether all ran to their end.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let spring = SpringTiming(duration: duration, dampingRatio: Double(dampingRatio), velocity: Double(velocity))
        let outer = ApplicationHost.running.animations.current
        run(
            ViewAnimation(
                duration: duration, delay: delay, options: options, spring: spring, within: outer, completion: completion),
            animations: animations)
    }

    /// What `animations` changes swings into place, by perceived duration and bounce.
    ///
    /// - Parameters:
    ///   - duration: how long it seems to take, in seconds; 0.5 by default. It is at rest somewhat later.
    ///   - bounce: 0, the default, does not swing; up to 1 swings ever more; down to -1 creeps.
    ///   - velocity: at the beginning, in lengths of the way per second; 0 by default.
    ///   - delay: how long to wait, in seconds; 0 by default.
    ///   - options: as for the other forms; curves do not apply.
    ///   - animations: runs now, once.
    ///   - completion: runs once after the last of the changes ended; gets whether all ran to their end.
    public class func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity velocity: CGFloat = 0,
        delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let spring = SpringTiming(perceivedDuration: duration, bounce: Double(bounce), velocity: Double(velocity))
        let outer = ApplicationHost.running.animations.current
        run(
            ViewAnimation(
                duration: spring.duration, delay: delay, options: options, spring: spring, within: outer, completion: completion),
            animations: animations)
    }

    private static func run(_ animation: ViewAnimation, animations: () -> Void) {
        let host = ApplicationHost.running
        host.animations.enter(animation)
        animations()
        animation.close()
        host.animations.leave()
    }
}
