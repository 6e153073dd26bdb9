/// Shows the top screen of the navigation stack after each change.
///
/// Each change sets the array of controllers and sends `willMove(toParent:)` at once, whereas the transitions run one
/// after the other. Each transition has three steps. It first sends `viewWillDisappear`, `viewWillAppear` and the
/// delegate's `willShow`. It then moves both screens, driven by an animation, an interactive pop or the delegate's
/// animator. It finally sends `viewDidAppear`, `didMove` and `didShow`, or restores the previous stack if the
/// transition was cancelled. Changes that are requested during these callbacks are queued and merged into one. A
/// transition that is still in progress ends at once when the next change begins.
extension UINavigationController {
    /// Shows the top of the stack as soon as the callbacks of earlier changes have returned.
    func showTop(after change: StackChange) {
        stack.queuedChanges.append(change)
        performQueuedChanges()
    }

    /// Ends the transition in progress, if any. Does nothing while callbacks are being sent.
    func endCurrentTransition() {
        guard !stack.isSendingCallbacks else { return }
        stack.currentTransition?.end()
    }

    func removeChildren(_ removedControllers: [UIViewController]) {
        endSearch(of: removedControllers)
        for controller in removedControllers where !stack.controllers.contains(where: { $0 === controller }) {
            controller.removeFromParent()
            controller.notifyObservers(.didLeave)
        }
    }

    /// Ends a search whose screen was removed.
    private func endSearch(of removedControllers: [UIViewController]) {
        guard let search = stack.searchController, removedControllers.contains(where: { $0 === search.searchState.searchedController })
        else { return }
        search.endSearch(animated: false)
    }

    /// Sends `didMove(toParent:)` to added controllers that are still children.
    func notifyDidMove(_ added: [UIViewController]) {
        for controller in added where controller.parent === self { controller.didMove(toParent: self) }
    }

    private func performQueuedChanges() {
        guard !stack.isSendingCallbacks else { return }
        while !stack.queuedChanges.isEmpty {
            stack.currentTransition?.end()
            guard let change = StackChange.merged(stack.queuedChanges) else { return }
            stack.queuedChanges = []
            whileSendingCallbacks { start(change) }
        }
    }

    private func whileSendingCallbacks(_ body: () -> Void) {
        let wasSendingCallbacks = stack.isSendingCallbacks
        stack.isSendingCallbacks = true
        body()
        stack.isSendingCallbacks = wasSendingCallbacks
    }

    private func start(_ change: StackChange) {
        let old = stack.displayedController
        let new = topViewController
        guard new !== old else {
            removeChildren(change.removed)
            notifyDidMove(change.added)
            return updateBar().finish()
        }
        // An interactive pop may still be cancelled.
        if stack.interactivePop == nil { endSearch(of: change.removed) }
        new?.loadViewIfNeeded()
        let isAnimated = change.isAnimated && appearance.phase == .appeared && old != nil && new != nil && view.window != nil
        stack.displayedController = new
        stack.stretch = 0
        // The scroll view of the old screen must not affect the bar of the new screen.
        scrollObserver.observe(nil)
        var customTransition: ContainerTransition?
        if isAnimated, let old, let new { customTransition = delegateTransition(from: old, to: new, change) }
        let coordinator =
            isAnimated && customTransition == nil
            ? TransitionCoordinator(
                in: contentView, duration: NavigationTransition.duration, from: old, to: new) : nil
        coordinator?.isInteractive = stack.interactivePop != nil
        containerCoordinator = customTransition?.coordinator ?? coordinator
        notifyStart(from: old, to: new, change, isAnimated)
        if isAnimated, let old, let new {
            if let customTransition {
                move(from: old, to: new, change, customTransition)
            } else {
                move(from: old, to: new, change, coordinator)
            }
        } else {
            showWithoutAnimation(new, insteadOf: old, change)
        }
    }

    private func notifyStart(from old: UIViewController?, to new: UIViewController?, _ change: StackChange, _ isAnimated: Bool) {
        new?.appearance.isEntering = change.isPush
        if let old, old.appearance.phase != .disappeared { old.appearance.isLeaving = change.removed.contains { $0 === old } }
        beginScreenTransition(old, isAppearing: false, isAnimated)
        guard appearance.phase == .appeared || appearance.phase == .appearing else { return }
        beginScreenTransition(new, isAppearing: true, isAnimated)
        notifyWillShow(animated: isAnimated)
    }

    private func showWithoutAnimation(_ new: UIViewController?, insteadOf old: UIViewController?, _ change: StackChange) {
        layOut()
        if let new {
            new.view.frame = screenFrame(of: new)
            new.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            contentView.addSubview(new.view)
        }
        updateBar().finish()
        tabBarController?.navigationStackDidChange(of: self)
        layOut()
        let currentTransition = OngoingTransition { [self] in finish(change, from: old, to: new, isAnimated: false) }
        exchange(&stack.currentTransition, with: currentTransition)
        // While the navigation controller itself appears, its own `viewDidAppear` later ends the appearance of the top
        // screen.
        guard view.window != nil, appearance.phase == .appeared else { return currentTransition.end() }
        FrameLoop.current.runAfterFrame { currentTransition.end() }
    }

    private func move(
        from old: UIViewController, to new: UIViewController, _ change: StackChange, _ coordinator: TransitionCoordinator?
    ) {
        let transition = NavigationTransition(in: contentView, from: old, to: new, isPush: change.isPush)
        updateSafeAreaInsets(new)
        stack.isMoving = true
        new.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        transition.prepare(at: screenFrame(of: new))
        let bar = updateBar()
        bar.prepare(isPush: change.isPush)
        let currentTransition = OngoingTransition { [self] in
            stack.interactivePop?.stop()
            bar.finish()
            transition.end()
            stack.isMoving = false
            endMove(change, from: old, to: new)
        }
        exchange(&stack.currentTransition, with: currentTransition)
        let animations: @MainActor () -> Void = { [self] in
            transition.animate()
            bar.animate(isPush: change.isPush)
            layOut()
            navigationBar.layoutIfNeeded()
            navigationBar.setBackgroundProgress(new.contentScrollView(for: .top)?.scrollEdgeProgress ?? 0)
            tabBarController?.navigationStackDidChange(of: self)
        }
        guard let interactivePop = stack.interactivePop else {
            UIView.animate(withDuration: NavigationTransition.duration, delay: 0, options: .curveEaseOut, animations: animations) { _ in
                currentTransition.end()
            }
            coordinator?.start()
            return
        }
        run(interactivePop, currentTransition, coordinator, animations)
    }

    /// Runs the animations of a transition with the animator of an interactive pop.
    private func run(
        _ interactivePop: InteractivePop, _ currentTransition: OngoingTransition, _ coordinator: TransitionCoordinator?,
        _ animations: @escaping @MainActor () -> Void
    ) {
        interactivePop.coordinator = coordinator
        coordinator?.gestureProgress = { [weak animator = interactivePop.animator] in animator?.fractionComplete ?? 0 }
        let animator = interactivePop.animator
        coordinator?.runAlongside = { body in animator.addAnimations(body) }
        animator.addAnimations(animations)
        animator.addCompletion { position in
            currentTransition.isCancelled = position == .start
            currentTransition.end()
        }
        animator.pauseAnimation()
        coordinator?.start()
    }

    // MARK: - Custom animations

    /// Returns the transition that the delegate's animator performs; `nil` without an animator. The delegate is
    /// called before the appearance callbacks.
    private func delegateTransition(from old: UIViewController, to new: UIViewController, _ change: StackChange) -> ContainerTransition? {
        guard let animator = animator(from: old, to: new, change) else { return nil }
        let interaction = hub.value(nil) { $0.navigationController(self, interactionControllerFor: animator) }
        exchange(&stack.interactivePop, with: nil)
        new.view.frame = screenFrame(of: new)
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
        updateSafeAreaInsets(new)
        stack.isMoving = true
        new.view.frame = screenFrame(of: new)
        new.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.insertSubview(new.view, at: change.isPush ? contentView.subviews.count : 0)
        new.view.layoutIfNeeded()
        let bar = updateBar()
        bar.prepare(isPush: change.isPush)
        let currentTransition = OngoingTransition { [self] in
            transition.abandon()
            bar.finish()
            stack.isMoving = false
            endMove(change, from: old, to: new)
        }
        exchange(&stack.currentTransition, with: currentTransition)
        UIView.animate(withDuration: transition.coordinator.transitionDuration) { [self] in
            bar.animate(isPush: change.isPush)
            layOut()
            tabBarController?.navigationStackDidChange(of: self)
        }
        transition.run { completed in
            currentTransition.isCancelled = !completed
            currentTransition.end()
        }
    }

    // MARK: - Completion

    private func endMove(_ change: StackChange, from old: UIViewController, to new: UIViewController) {
        let isCancelled = stack.currentTransition?.isCancelled ?? false
        let endedCoordinator = exchange(&containerCoordinator, with: nil)
        exchange(&stack.interactivePop, with: nil)
        if isCancelled {
            endedCoordinator?.wasCancelled = true
            revertChange(change, from: old, to: new)
        } else {
            finish(change, from: old, to: new, isAnimated: true)
        }
        endedCoordinator?.complete()
    }

    /// Restores the stack after a cancelled pop, and sends the appearance callbacks in the reverse direction.
    private func revertChange(_ change: StackChange, from old: UIViewController, to new: UIViewController) {
        exchange(&stack.currentTransition, with: nil)
        whileSendingCallbacks {
            for controller in change.removed { controller.willMove(toParent: self) }
            exchange(&stack.controllers, with: change.previousStack)
            exchange(&stack.displayedController, with: old)
            beginScreenTransition(new, isAppearing: false, true)
            beginScreenTransition(old, isAppearing: true, true)
            if let view = new.viewIfLoaded, view.superview === contentView { view.removeFromSuperview() }
            endScreenTransition(new)
            endScreenTransition(old)
            for controller in change.added {
                controller.willMove(toParent: nil)
                controller.removeFromParent()
            }
            notifyDidMove(change.removed)
            updateBar().finish()
            tabBarController?.navigationStackDidChange(of: self)
            layOut()
        }
        performQueuedChanges()
    }

    private func finish(_ change: StackChange, from old: UIViewController?, to new: UIViewController?, isAnimated: Bool) {
        exchange(&stack.currentTransition, with: nil)
        whileSendingCallbacks {
            if let view = old?.viewIfLoaded, view.superview === contentView { view.removeFromSuperview() }
            endScreenTransition(old)
            // While the navigation controller itself appears, its own `viewDidAppear` ends the appearance of the top
            // screen.
            if appearance.phase == .appeared { endScreenTransition(new) }
            removeChildren(change.removed)
            notifyDidMove(change.added)
            layOut()
            tabBarController?.updateBarVisibility()
            if appearance.phase == .appeared { notifyDidShow(animated: isAnimated) }
            if old != nil { UIAccessibility.screenDidChange() }
        }
        performQueuedChanges()
    }

    private func updateBar() -> BarTransition {
        if !stack.isToolbarHidden { applyToolbarItems(animated: stack.isMoving) }
        return navigationBar.show(stack.controllers.map(\.navigationItem))
    }
}
