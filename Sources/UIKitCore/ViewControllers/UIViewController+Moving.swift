/// The animation of a transition between two child controllers.
struct ChildTransition {
    let duration: TimeInterval
    let options: UIView.AnimationOptions
    let animations: (() -> Void)?
    let completion: ((Bool) -> Void)?

    init(_ duration: TimeInterval, _ options: UIView.AnimationOptions, _ animations: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
        self.duration = duration
        self.options = options
        self.animations = animations
        self.completion = completion
    }
}

extension UIViewController {
    func transitionBetweenChildren(_ from: UIViewController, _ to: UIViewController, _ animation: ChildTransition) {
        precondition(
            from.parent === self && to.parent === self && from !== to,
            "Children view controllers \(from) and \(to) must be two, and have a common parent view controller, this \(type(of: self)), when "
                + "calling transition(from:to:duration:options:animations:completion:). Call addChild(_:) with each before.")
        guard let container = from.viewIfLoaded?.superview ?? viewIfLoaded, let newView = to.view else { return }
        let forwardsAppearance =
            shouldAutomaticallyForwardAppearanceMethods && (appearance.phase == .appeared || appearance.phase == .appearing)
        if forwardsAppearance {
            from.beginAppearanceTransition(false, animated: animation.duration > 0)
            to.beginAppearanceTransition(true, animated: animation.duration > 0)
        }
        let change: @MainActor () -> Void = {
            if let oldView = from.viewIfLoaded, animation.options.transition != nil { oldView.removeFromSuperview() }
            animation.animations?()
        }
        container.addSubview(newView)
        let finish: @MainActor (Bool) -> Void = { finished in
            // Another transition may have added the child again meanwhile.
            let isVisibleAgain = from.appearance.phase == .appearing || from.appearance.phase == .appeared
            if !(forwardsAppearance && isVisibleAgain), from.viewIfLoaded?.superview === container { from.view.removeFromSuperview() }
            if forwardsAppearance, from.appearance.phase == .disappearing { from.endAppearanceTransition() }
            if forwardsAppearance, to.appearance.phase == .appearing { to.endAppearanceTransition() }
            animation.completion?(finished)
        }
        UIView.transition(
            with: container, duration: animation.duration, options: animation.options, animations: change, completion: finish)
    }
}
