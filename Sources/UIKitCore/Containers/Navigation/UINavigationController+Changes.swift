/// Shows the top screen of the navigation stack after each change.
///
/// The array of controllers changes and `willMove(toParent:)` is sent at once, whereas the transitions run one after
/// the other. Each transition has three steps. It first sends `viewWillDisappear`, `viewWillAppear` and the
/// delegate's `willShow`. It then moves both screens, driven by an animation, an interactive pop or the delegate's
/// animator. It finally sends `viewDidAppear`, `didMove` and `didShow`, or restores the previous stack if the
/// transition was cancelled. Changes that are requested during these callbacks are queued and merged into one. A
/// transition that is still in progress ends at once when the next change begins.
extension UINavigationController {
    /// Shows the top of the stack as soon as the callbacks of earlier changes have returned.
    func showTop(after change: StackChange) {
        stack.waiting.append(change)
        workOff()
    }

    /// Ends the change in progress, if any.
    func endRunningChange() {
        guard !stack.isBusy else { return }
        stack.running?.end()
    }

    func detachAll(_ gone: [UIViewController]) {
        endSearch(of: gone)
        for controller in gone where !stack.controllers.contains(where: { $0 === controller }) {
            controller.removeFromParent()
            controller.notifyCompanions(.didLeave)
        }
    }

    /// Ends a search whose screen was removed.
    private func endSearch(of gone: [UIViewController]) {
        guard let search = stack.search, gone.contains(where: { $0 === search.search.host }) else { return }
        search.end(animated: false)
    }

    /// Sends `didMove(toParent:)` to added controllers that are still children.
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
            detachAll(change.gone)
            arrive(change.added)
            return updateBar().finish()
        }
        // An interactive pop may still be cancelled.
        if stack.drive == nil { endSearch(of: change.gone) }
        new?.loadViewIfNeeded()
        let isAnimated = change.isAnimated && appearance.phase == .shown && old != nil && new != nil && view.window != nil
        stack.shown = new
        stack.stretch = 0
        // The scroll view of the old screen must not affect the bar of the new screen.
        follower.follow(nil)
        let own = isAnimated ? old.flatMap { old in new.flatMap { ownTransition(from: old, to: $0, change) } } : nil
        let coordinator =
            isAnimated && own == nil
            ? TransitionCoordinator(
                in: contentView, duration: NavigationTransition.duration, from: old, to: new) : nil
        coordinator?.isInteractive = stack.drive != nil
        containerCoordinator = own?.coordinator ?? coordinator
        notifyStart(from: old, to: new, change, isAnimated)
        if isAnimated, let old, let new {
            if let own { move(from: old, to: new, change, own) } else { move(from: old, to: new, change, coordinator) }
        } else {
            place(new, instead: old, change)
        }
    }

    private func notifyStart(from old: UIViewController?, to new: UIViewController?, _ change: StackChange, _ isAnimated: Bool) {
        new?.appearance.isEntering = change.isPush
        if let old, old.appearance.phase != .gone { old.appearance.isLeaving = change.gone.contains { $0 === old } }
        begin(old, isComing: false, isAnimated)
        guard appearance.phase == .shown || appearance.phase == .appearing else { return }
        begin(new, isComing: true, isAnimated)
        notifyWillShow(animated: isAnimated)
    }

    private func place(_ new: UIViewController?, instead old: UIViewController?, _ change: StackChange) {
        layOut()
        if let new {
            new.view.frame = area(of: new)
            new.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            contentView.addSubview(new.view)
        }
        updateBar().finish()
        tabBarController?.followPush(of: self)
        layOut()
        let running = NavigationChange { [self] in finish(change, from: old, to: new, isAnimated: false) }
        exchange(&stack.running, with: running)
        // A navigation controller that is appearing itself sends its top screen's `viewDidAppear` after the screens
        // below.
        guard view.window != nil, appearance.phase == .shown else { return running.end() }
        FrameLoop.current.runAfterFrame { running.end() }
    }

    private func move(
        from old: UIViewController, to new: UIViewController, _ change: StackChange, _ coordinator: TransitionCoordinator?
    ) {
        let transition = NavigationTransition(in: contentView, from: old, to: new, isPush: change.isPush)
        cover(new)
        stack.isMoving = true
        new.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        transition.prepare(at: area(of: new))
        let bar = updateBar()
        bar.prepare(isPush: change.isPush)
        let running = NavigationChange { [self] in
            stack.drive?.stop()
            bar.finish()
            transition.end()
            stack.isMoving = false
            endMove(change, from: old, to: new)
        }
        exchange(&stack.running, with: running)
        let motion: @MainActor () -> Void = { [self] in
            transition.animate()
            bar.animate(isPush: change.isPush)
            layOut()
            navigationBar.layoutIfNeeded()
            navigationBar.setBackgroundProgress(new.contentScrollView(for: .top)?.shareAboveTop ?? 0)
            tabBarController?.followPush(of: self)
        }
        guard let drive = stack.drive else {
            UIView.animate(withDuration: NavigationTransition.duration, delay: 0, options: .curveEaseOut, animations: motion) { _ in
                running.end()
            }
            coordinator?.start()
            return
        }
        run(drive, running, coordinator, motion)
    }

    /// Runs the animations of a transition with the animator of an interactive pop.
    private func run(
        _ drive: NavigationDrive, _ running: NavigationChange, _ coordinator: TransitionCoordinator?,
        _ motion: @escaping @MainActor () -> Void
    ) {
        drive.coordinator = coordinator
        coordinator?.share = { [weak animator = drive.animator] in animator?.fractionComplete ?? 0 }
        let animator = drive.animator
        coordinator?.runAlongside = { body in animator.addAnimations(body) }
        animator.addAnimations(motion)
        animator.addCompletion { position in
            running.isCancelled = position == .start
            running.end()
        }
        animator.pauseAnimation()
        coordinator?.start()
    }

    // MARK: - Custom animations

    /// Returns the transition that the delegate's animator performs; `nil` without an animator. The delegate is
    /// called before the appearance callbacks.
    private func ownTransition(from old: UIViewController, to new: UIViewController, _ change: StackChange) -> ContainerTransition? {
        guard let animator = animator(from: old, to: new, change) else { return nil }
        let interaction = hub.value(nil) { $0.navigationController(self, interactionControllerFor: animator) }
        exchange(&stack.drive, with: nil)
        new.view.frame = area(of: new)
        return ContainerTransition(in: contentView, from: old, to: new, animator: animator, interaction: interaction)
    }

    private func animator(
        from old: UIViewController, to new: UIViewController, _ change: StackChange
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        let operation: Operation = change.isPush ? .push : .pop
        return hub.value(nil) { $0.navigationController(self, animationControllerFor: operation, from: old, to: new) }
    }

    private func move(
        from old: UIViewController, to new: UIViewController, _ change: StackChange, _ transition: ContainerTransition
    ) {
        cover(new)
        stack.isMoving = true
        new.view.frame = area(of: new)
        new.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.insertSubview(new.view, at: change.isPush ? contentView.subviews.count : 0)
        new.view.layoutIfNeeded()
        let bar = updateBar()
        bar.prepare(isPush: change.isPush)
        let running = NavigationChange { [self] in
            transition.abandon()
            bar.finish()
            stack.isMoving = false
            endMove(change, from: old, to: new)
        }
        exchange(&stack.running, with: running)
        UIView.animate(withDuration: transition.coordinator.transitionDuration) { [self] in
            bar.animate(isPush: change.isPush)
            layOut()
            tabBarController?.followPush(of: self)
        }
        transition.run { completed in
            running.isCancelled = !completed
            running.end()
        }
    }

    // MARK: - Completion

    private func endMove(_ change: StackChange, from old: UIViewController, to new: UIViewController) {
        let isCancelled = stack.running?.isCancelled ?? false
        let ended = exchange(&containerCoordinator, with: nil)
        exchange(&stack.drive, with: nil)
        if isCancelled {
            ended?.wasGivenUp = true
            revertChange(change, from: old, to: new)
        } else {
            finish(change, from: old, to: new, isAnimated: true)
        }
        ended?.complete()
    }

    /// Restores the stack after a cancelled pop, and sends the appearance callbacks in the reverse direction.
    private func revertChange(_ change: StackChange, from old: UIViewController, to new: UIViewController) {
        exchange(&stack.running, with: nil)
        busily {
            for controller in change.gone { controller.willMove(toParent: self) }
            exchange(&stack.controllers, with: change.before)
            exchange(&stack.shown, with: old)
            begin(new, isComing: false, true)
            begin(old, isComing: true, true)
            if let view = new.viewIfLoaded, view.superview === contentView { view.removeFromSuperview() }
            end(new)
            end(old)
            for controller in change.added {
                controller.willMove(toParent: nil)
                controller.removeFromParent()
            }
            arrive(change.gone)
            updateBar().finish()
            tabBarController?.followPush(of: self)
            layOut()
        }
        workOff()
    }

    private func finish(_ change: StackChange, from old: UIViewController?, to new: UIViewController?, isAnimated: Bool) {
        exchange(&stack.running, with: nil)
        busily {
            if let view = old?.viewIfLoaded, view.superview === contentView { view.removeFromSuperview() }
            end(old)
            // A navigation controller that is appearing itself sends its top screen's `viewDidAppear` later.
            if appearance.phase == .shown { end(new) }
            detachAll(change.gone)
            arrive(change.added)
            layOut()
            tabBarController?.hideBarIfAway()
            if appearance.phase == .shown { notifyDidShow(animated: isAnimated) }
            if old != nil { UIAccessibility.screenDidChange() }
        }
        workOff()
    }

    private func updateBar() -> BarTransition {
        if !stack.isToolbarHidden { applyToolbarItems(animated: stack.isMoving) }
        return navigationBar.show(stack.controllers.map(\.navigationItem))
    }
}
