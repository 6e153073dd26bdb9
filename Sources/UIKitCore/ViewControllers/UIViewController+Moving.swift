/// The animation of a transition between two child controllers.
struct ChildMove {
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
    func moveBetween(_ from: UIViewController, _ to: UIViewController, _ move: ChildMove) {
        precondition(
            from.parent === self && to.parent === self && from !== to,
            "Children view controllers \(from) and \(to) must be two, and have a common parent view controller, this \(type(of: self)), when "
                + "calling transition(from:to:duration:options:animations:completion:). Call addChild(_:) with each before.")
        guard let container = from.viewIfLoaded?.superview ?? viewIfLoaded, let coming = to.view else { return }
        let tells = shouldAutomaticallyForwardAppearanceMethods && (appearance.phase == .shown || appearance.phase == .appearing)
        if tells {
            from.beginAppearanceTransition(false, animated: move.duration > 0)
            to.beginAppearanceTransition(true, animated: move.duration > 0)
        }
        let change: @MainActor () -> Void = {
            if let leaving = from.viewIfLoaded, move.options.transition != nil { leaving.removeFromSuperview() }
            move.animations?()
        }
        container.addSubview(coming)
        let finish: @MainActor (Bool) -> Void = { finished in
            // Another transition may have added the child again meanwhile.
            let stays = from.appearance.phase == .appearing || from.appearance.phase == .shown
            if !(tells && stays), from.viewIfLoaded?.superview === container { from.view.removeFromSuperview() }
            if tells, from.appearance.phase == .disappearing { from.endAppearanceTransition() }
            if tells, to.appearance.phase == .appearing { to.endAppearanceTransition() }
            move.completion?(finished)
        }
        UIView.transition(with: container, duration: move.duration, options: move.options, animations: change, completion: finish)
    }
}
