extension UIView {
    /// Shows how a view looked change into how it looks after `animations`, with all that is in it.
    ///
    /// What `animations` changes is there at once, unless the options allow it to be animated as well. Without a transition among the
    /// options the changes themselves are animated.
    ///
    /// - Parameters:
    ///   - view: what changes.
    ///   - duration: in seconds.
    ///   - options: the transition, the curve, and more.
    ///   - animations: runs now, once: sets contents, adds, removes, shows and hides subviews.
    ///   - completion: runs once after the transition ended; gets whether it ran to its end.
    /// - Source: https://developer.apple.com/documentation/uikit/uiview/transition(with:duration:options:animations:completion:)
    public class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        guard let style = options.transition else {
            return animate(withDuration: duration, delay: 0, options: options, animations: animations ?? {}, completion: completion)
        }
        let host = ApplicationHost.running
        let isAllowed = host.animations.areEnabled
        let call = ViewAnimation(
            duration: isAllowed ? duration : 0, delay: 0, options: options, within: host.animations.current, completion: completion)
        if !call.isInstant {
            let transition = CATransition()
            transition.style = style
            transition.duration = call.duration
            transition.timingFunction = call.curve.timingFunction
            call.start(transition, on: view, key: kCATransition)
        }
        host.animations.enter(options.contains(.allowAnimatedContent) ? call : nil)
        animations?()
        host.animations.leave()
        call.close()
    }

    /// Puts a view in another one's place, by a transition of the view that holds them.
    ///
    /// - Parameters:
    ///   - fromView: the view that is there; it is taken out of its superview, or hidden if the options say so.
    ///   - toView: the view that comes; it is added to the superview of `fromView`, or shown.
    ///   - duration: in seconds.
    ///   - options: the transition; with none, the views are exchanged at once.
    ///   - completion: runs once after the transition ended; gets whether it ran to its end, `false` too if `fromView` has no superview.
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

    /// An animation that the system has for a purpose.
    public enum SystemAnimation: UInt, Sendable {
        /// Views shrink and fade away, and leave their superviews at the end.
        case delete = 0
    }

    /// Runs an animation that the system has, and others at its side.
    ///
    /// - Parameters:
    ///   - animation: which one.
    ///   - views: the views that it is run on.
    ///   - options: as for the other forms.
    ///   - parallelAnimations: runs now, once; what it changes is animated at the same time.
    ///   - completion: runs once after the end; gets whether all ran to their end.
    public class func perform(
        _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [], animations parallelAnimations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: systemDuration, delay: 0, options: options) {
            for view in views {
                view.transform = view.transform.scaledBy(x: smallest, y: smallest)
                view.alpha = 0
            }
            parallelAnimations?()
        } completion: { finished in
            for view in views { view.removeFromSuperview() }
            completion?(finished)
        }
    }

    /// 0.25 s, and a tenth of the size: how icons are deleted on iOS.
    private static let systemDuration = 0.25
    private static let smallest: CGFloat = 0.1
}
