/// How the screen that is seen follows the top of the row.
///
/// The row changes at once, the screen one change after the other: what somebody asks for while he is told of a change waits until
/// all have been told of it, and several such wishes become one.
extension UINavigationController {
    /// Shows the top of the row, as soon as nobody is being told of an earlier change.
    func showTop(after change: StackChange) {
        stack.waiting.append(change)
        workOff()
    }

    /// Ends the change that goes on, if any.
    func endRunningChange() {
        guard !stack.isBusy else { return }
        stack.running?.end()
    }

    /// After the screen's own `viewWillAppear`, as in UIKit.
    func tellWillShow(animated: Bool) {
        guard let shown = stack.shown else { return }
        hub.tell { $0.navigationController(self, willShow: shown, animated: animated) }
    }

    func tellDidShow(animated: Bool) {
        guard let shown = stack.shown else { return }
        hub.tell { $0.navigationController(self, didShow: shown, animated: animated) }
    }

    func leave(_ gone: [UIViewController]) {
        for controller in gone where !stack.controllers.contains(where: { $0 === controller }) { controller.removeFromParent() }
    }

    /// Tells those that came while they are still here.
    func arrive(_ added: [UIViewController]) {
        for controller in added where controller.parent === self { controller.didMove(toParent: self) }
    }

    private func workOff() {
        guard !stack.isBusy else { return }
        while !stack.waiting.isEmpty {
            stack.running?.end()
            guard let change = StackChange.merged(stack.waiting) else { return }
            stack.waiting = []
            busily { start(change) }
        }
    }

    private func busily(_ body: () -> Void) {
        let wasBusy = stack.isBusy
        stack.isBusy = true
        body()
        stack.isBusy = wasBusy
    }

    private func start(_ change: StackChange) {
        let old = stack.shown
        let new = topViewController
        guard new !== old else {
            leave(change.gone)
            arrive(change.added)
            return updateBar().finish()
        }
        new?.loadViewIfNeeded()
        let isAnimated = change.isAnimated && appearance.phase == .shown && old != nil && new != nil && view.window != nil
        stack.shown = new
        tellStart(from: old, to: new, change, isAnimated)
        if isAnimated, let old, let new {
            move(from: old, to: new, change)
        } else {
            place(new, instead: old, change)
        }
    }

    private func tellStart(from old: UIViewController?, to new: UIViewController?, _ change: StackChange, _ isAnimated: Bool) {
        new?.appearance.isEntering = change.isPush
        if let old, old.appearance.phase != .gone { old.appearance.isLeaving = change.gone.contains { $0 === old } }
        old?.beginAppearanceTransition(false, animated: isAnimated)
        guard appearance.phase == .shown || appearance.phase == .appearing else { return }
        new?.beginAppearanceTransition(true, animated: isAnimated)
        tellWillShow(animated: isAnimated)
    }

    private func place(_ new: UIViewController?, instead old: UIViewController?, _ change: StackChange) {
        layOut()
        if let new {
            new.view.frame = area(of: new)
            new.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            contentView.addSubview(new.view)
        }
        updateBar().finish()
        let running = NavigationChange { [self] in finish(change, from: old, to: new, isAnimated: false) }
        stack.running = running
        // One that comes itself tells its top screen when it is there, and the one below before.
        guard view.window != nil, appearance.phase == .shown else { return running.end() }
        FrameLoop.current.runAfterFrame { running.end() }
    }

    private func move(from old: UIViewController, to new: UIViewController, _ change: StackChange) {
        let transition = NavigationTransition(in: contentView, from: old, to: new, isPush: change.isPush)
        stack.isMoving = true
        layOut()
        new.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        transition.prepare(at: area(of: new))
        let bar = updateBar()
        bar.prepare(isPush: change.isPush)
        let running = NavigationChange { [self] in
            bar.finish()
            transition.end()
            stack.isMoving = false
            finish(change, from: old, to: new, isAnimated: true)
        }
        stack.running = running
        UIView.animate(withDuration: NavigationTransition.duration, delay: 0, options: .curveEaseOut) {
            transition.animate()
            bar.animate(isPush: change.isPush)
        } completion: { _ in
            running.end()
        }
    }

    private func finish(_ change: StackChange, from old: UIViewController?, to new: UIViewController?, isAnimated: Bool) {
        stack.running = nil
        busily {
            if let view = old?.viewIfLoaded, view.superview === contentView { view.removeFromSuperview() }
            old?.endAppearanceTransition()
            // A controller that is on its way itself tells its top screen when it has arrived.
            if appearance.phase == .shown { new?.endAppearanceTransition() }
            leave(change.gone)
            arrive(change.added)
            layOut()
            if appearance.phase == .shown { tellDidShow(animated: isAnimated) }
        }
        workOff()
    }

    private func updateBar() -> BarTransition {
        let items = stack.controllers.map(\.navigationItem)
        return navigationBar.show(items.last, back: items.dropLast().last)
    }
}
