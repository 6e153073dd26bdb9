extension UserInfoHost where Self: UIViewController {
    /// Runs a task for a part of the controller's life, which it does not outlast: it cannot keep a controller that has left.
    ///
    /// ```swift
    /// task { mixer in
    ///     for await value in mixer.slider.events(.valueChanged) { mixer.gain = value }
    /// }
    /// ```
    ///
    /// The controller is handed in, so that there is no need to capture it. It is held weakly until the task's code runs in the next turn of
    /// the main actor, and again once the task is cancelled and has ended. A task that begins anew runs the closure from its beginning.
    ///
    /// - Parameters:
    ///   - period: when the task runs. By default it begins at once and is cancelled when the controller has left for good; with
    ///     ``ControllerPeriod/appearance`` it begins when the view is about to come, and is cancelled when the view has gone.
    ///   - file: where it is asked for; leave it out.
    ///   - line: likewise.
    ///   - body: kept by the controller.
    /// - Returns: what ends it; there is no need to keep it.
    @discardableResult public func task(
        _ period: ControllerPeriod = .presence, file: String = #fileID, line: Int = #line,
        _ body: @escaping @MainActor (Self) async -> Void
    ) -> Subscription {
        let subscription = Subscription(site: "\(file):\(line)") { true }
        subscription.noteCaptures(of: body)
        subscription.endsTask = true
        let task = RepeatedTask { [weak self] in
            guard let self else { return }
            await body(self)
        }
        // The watcher keeps the subscription.
        let end = watch(period, begin: { task.begin(for: subscription) }, finish: task.end)
        subscription.attached(
            {
                end()
                task.end()
            }, notedIn: userInfoStorage)
        return subscription
    }
}

extension UIViewController {
    /// Calls closures as a period of the controller begins and ends; `begin` at once where it has begun, and both maybe several times.
    ///
    /// - Returns: what ends the watching.
    func watch(
        _ period: ControllerPeriod, begin: @escaping @MainActor () -> Void, finish: @escaping @MainActor () -> Void
    ) -> @MainActor () -> Void {
        let end = follow(period, begin, finish)
        if period == .presence || viewIfLoaded?.window != nil { begin() }
        return end
    }

    private func follow(
        _ period: ControllerPeriod, _ begin: @escaping @MainActor () -> Void, _ finish: @escaping @MainActor () -> Void
    ) -> @MainActor () -> Void {
        let storage = Hooks.userInfoStorage(of: self)
        guard period == .presence else {
            return storage.watchController { _, moment in
                switch moment {
                case .willAppear: begin()
                case .didDisappear: finish()
                default: break
                }
            }
        }
        // The controller keeps what ends the period; whoever watches all controllers and frames does not.
        let ending = PeriodEnding(finish)
        let endOwn = storage.watchController { _, moment in
            withExtendedLifetime(ending) { if case .willAppear = moment { begin() } }
        }
        finishWhereNowhere(ending)
        // A container's screens go with it, and none of them is told.
        var endAll: (@MainActor () -> Void)?
        endAll = Hooks.applicationStorage?.watchController { [weak self, weak ending] other, moment in
            guard let self, let ending else {
                endAll?()
                endAll = nil
                return
            }
            guard lineOfParents.contains(where: { $0 === other }) else { return }
            switch moment {
            case .didLeave: ending.finish()
            case .didDisappear: finishWhereNowhere(ending)
            default: break
            }
        }
        return {
            endOwn()
            endAll?()
            endAll = nil
        }
    }

    /// The controller and the containers that hold it, from the inside out.
    var lineOfParents: [UIViewController] {
        var result = [self]
        while let container = result.last?.parent { result.append(container) }
        return result
    }

    /// Looks two frames later, when what is under way has ended.
    private func finishWhereNowhere(_ ending: PeriodEnding) {
        guard Hooks.applicationStorage != nil else { return }
        Hooks.inNextFrame { [weak self, weak ending] in
            guard self != nil else { return }
            Hooks.inNextFrame { [weak self, weak ending] in if self?.standsNowhere == true { ending?.finish() } }
        }
    }

    /// Whether neither the controller nor a container of it is shown, presented, or covered by what it presents.
    private var standsNowhere: Bool {
        let top = lineOfParents.last ?? self
        return top.presentingViewController == nil && top.presentedViewController == nil && top.viewIfLoaded?.window == nil
    }
}

/// The end of a period of a controller.
@MainActor private final class PeriodEnding {
    let finish: @MainActor () -> Void

    init(_ finish: @escaping @MainActor () -> Void) { self.finish = finish }
}
