extension UserInfoHost where Self: UIViewController {
    /// Runs a task during a period of the controller's life. The task ends with the period, so that it cannot retain
    /// a controller that is no longer in a hierarchy.
    ///
    /// ```swift
    /// task { mixer in
    ///     for await value in mixer.slider.events(.valueChanged) { mixer.gain = value }
    /// }
    /// ```
    ///
    /// The closure receives the controller, so that capturing it is unnecessary. The controller is held weakly until
    /// the task starts in the next turn of the main actor. The running task retains the controller until the task has
    /// ended. When the period begins again, the closure runs again from its start.
    ///
    /// - Parameters:
    ///   - period: The period of the task. By default the task starts at once, and is cancelled when the controller
    ///     has left for good. With ``ControllerPeriod/appearance``, the task starts when the view is about to appear,
    ///     and is cancelled when the view has disappeared. With ``ControllerPeriod/visit``, the task starts when the
    ///     view is about to appear, and is cancelled when the controller has left for good.
    ///   - file: The source file of the caller; omit the argument.
    ///   - line: The line of the caller; omit the argument.
    ///   - body: The body of the task; retained by the controller.
    /// - Returns: A subscription that ends the task when cancelled; keeping it is optional.
    @discardableResult public func task(
        _ period: ControllerPeriod = .presence, file: String = #fileID, line: Int = #line,
        _ body: @escaping @MainActor (Self) async -> Void
    ) -> Subscription {
        let subscription = Subscription(file, line)
        subscription.recordCaptures(of: body)
        subscription.isAwaitedByTask = true
        let task = RepeatedTask { [weak self, weak subscription] in
            guard let self, let subscription else { return }
            await TaskRecord(subscription, using: self).run { await body(self) }
        }
        // The observer retains the subscription.
        let removeObservers = observe(period, begin: { task.begin(for: subscription) }, finish: task.end)
        subscription.didAttach(
            {
                removeObservers()
                task.end()
            }, registeredIn: userInfoStorage)
        return subscription
    }
}

extension UIViewController {
    /// Calls closures when a period of the controller begins and ends, which may happen several times. `begin` is
    /// called at once if the period has already begun.
    ///
    /// - Returns: A closure that removes the observers.
    func observe(
        _ period: ControllerPeriod, begin: @escaping @MainActor () -> Void, finish: @escaping @MainActor () -> Void
    ) -> @MainActor () -> Void {
        let removeObservers = observeLifecycle(period, begin, finish)
        if period == .presence || viewIfLoaded?.window != nil { begin() }
        return removeObservers
    }

    private func observeLifecycle(
        _ period: ControllerPeriod, _ begin: @escaping @MainActor () -> Void, _ finish: @escaping @MainActor () -> Void
    ) -> @MainActor () -> Void {
        let storage = Hooks.userInfoStorage(of: self)
        guard period != .appearance else {
            return storage.observeController { _, event in
                switch event {
                case .willAppear: begin()
                case .didDisappear: finish()
                default: break
                }
            }
        }
        // The controller retains the closure that ends the period. The application-wide observer and the closures for
        // later frames hold this closure weakly.
        let periodEnd = PeriodEnd(finish)
        let containers = ContainerObserver(of: self) { [weak self, weak periodEnd] event in
            guard let self, let periodEnd else { return }
            switch event {
            case .didLeave: periodEnd.finish()
            case .didDisappear: finishIfInNoHierarchy(periodEnd)
            default: break
            }
        }
        let removeControllerObserver = storage.observeController { _, event in
            withExtendedLifetime((periodEnd, containers)) {
                guard case .willAppear = event else { return }
                containers.start()
                begin()
            }
        }
        finishIfInNoHierarchy(periodEnd)
        containers.start()
        return {
            removeControllerObserver()
            containers.end()
        }
    }

    /// The controller and its containers, from the innermost to the outermost.
    var selfAndAncestors: [UIViewController] {
        var result = [self]
        while let container = result.last?.parent { result.append(container) }
        return result
    }

    /// Ends the period if the controller is in no hierarchy two frames later, so that the controller can be added or
    /// presented in the meantime.
    private func finishIfInNoHierarchy(_ periodEnd: PeriodEnd) {
        guard Hooks.applicationStorage != nil else { return }
        Hooks.inSecondFrame { [weak self, weak periodEnd] in if self?.isInNoHierarchy == true { periodEnd?.finish() } }
    }

    /// Whether the outermost container is in no window, is not presented, and presents no controller.
    private var isInNoHierarchy: Bool {
        let outermost = selfAndAncestors.last ?? self
        return outermost.presentingViewController == nil && outermost.presentedViewController == nil
            && outermost.viewIfLoaded?.window == nil
    }
}

/// The end of a period of a controller.
@MainActor private final class PeriodEnd {
    let finish: @MainActor () -> Void

    init(_ finish: @escaping @MainActor () -> Void) { self.finish = finish }
}
