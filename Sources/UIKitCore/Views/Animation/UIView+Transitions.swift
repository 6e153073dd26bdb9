extension UIView {
    /// Animates a view and its subviews to their appearance after `animations` with a transition.
    ///
    /// The changes in `animations` take effect at once, unless the options contain `allowAnimatedContent`. If the
    /// options contain no transition, the changes themselves are animated.
    ///
    /// - Parameters:
    ///   - view: the view that changes.
    ///   - duration: the duration in seconds.
    ///   - options: the transition, the curve, and other options.
    ///   - animations: sets contents, adds, removes, shows and hides subviews; runs now, once.
    ///   - completion: called once after the transition ended, with whether it ran to its end.
    /// - Source:
    ///   developer.apple.com/documentation/uikit/uiview/transition(with:duration:options:animations:completion:)
    public class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        guard let style = options.transition else {
            return animate(withDuration: duration, delay: 0, options: options, animations: animations ?? {}, completion: completion)
        }
        let host = ApplicationHost.running
        let areEnabled = host.animations.areEnabled
        let animation = ViewAnimation(
            duration: areEnabled ? duration : 0, delay: 0, options: options, within: host.animations.current, completion: completion)
        if !animation.isInstant {
            let transition = CATransition()
            transition.style = style
            transition.duration = animation.duration
            transition.timingFunction = animation.curve.timingFunction
            animation.start(transition, on: view, key: kCATransition)
        }
        host.animations.enter(options.contains(.allowAnimatedContent) ? animation : nil)
        animations?()
        host.animations.endScope()
        animation.close()
    }

    /// Replaces a view by another with a transition of their superview.
    ///
    /// - Parameters:
    ///   - fromView: the present view, which is removed, or hidden if the options contain `showHideTransitionViews`.
    ///   - toView: the new view, which is added to the superview of `fromView`, or shown.
    ///   - duration: the duration in seconds.
    ///   - options: the transition and other options. Without a transition, the views are exchanged at once.
    ///   - completion: called once after the transition ended, with whether it ran to its end; `false` also if
    ///     `fromView` has no superview.
    public class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        guard let container = fromView.superview else {
            completion?(false)
            return
        }
        transition(with: container, duration: duration, options: options) {
            guard !options.contains(.showHideTransitionViews) else {
                fromView.isHidden = true
                toView.isHidden = false
                return
            }
            container.insertSubview(toView, aboveSubview: fromView)
            fromView.removeFromSuperview()
        } completion: {
            completion?($0)
        }
    }

    /// The animations that the system provides.
    public enum SystemAnimation: UInt, Sendable {
        /// Views shrink and fade out, and are removed from their superviews at the end.
        case delete = 0
    }

    /// Runs a system animation, with other animations in parallel.
    ///
    /// - Parameters:
    ///   - animation: the system animation.
    ///   - views: the views to animate.
    ///   - options: as for the other methods.
    ///   - parallelAnimations: changes to animate at the same time; runs now, once.
    ///   - completion: called once after the end, with whether all animations ran to their end.
    public class func perform(
        _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [], animations parallelAnimations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: systemDuration, delay: 0, options: options) {
            for view in views {
                view.transform = view.transform.scaledBy(x: finalScale, y: finalScale)
                view.alpha = 0
            }
            parallelAnimations?()
        } completion: { finished in
            for view in views { view.removeFromSuperview() }
            completion?(finished)
        }
    }

    /// The duration is 0.25 s and the final scale a tenth, as for icons that are deleted on iOS.
    private static let systemDuration = 0.25
    private static let finalScale: CGFloat = 0.1
}
