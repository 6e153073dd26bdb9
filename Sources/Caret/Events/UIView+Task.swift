extension UserInfoHost where Self: UIView {
    /// Runs a task while the view is in a window. The task starts when the view is in a window, and is cancelled when
    /// the view leaves the window. When the view returns, the task starts again.
    ///
    /// ```swift
    /// dial.task { dial in
    ///     for await frame in dial.frames() { dial.turn(to: frame.elapsed) }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - file: The source file of the caller; omit the argument.
    ///   - line: The line of the caller; omit the argument.
    ///   - body: The body of the task. The view retains the closure and is passed to it, so that capturing the view
    ///     is unnecessary. The task is cancelled when the view leaves its window or the subscription is cancelled.
    @discardableResult public func task(
        file: String = #fileID, line: Int = #line, _ body: @escaping @MainActor (Self) async -> Void
    ) -> Subscription {
        let subscription = Subscription(file, line)
        subscription.recordCaptures(of: body)
        let task = RepeatedTask { [weak self, weak subscription] in
            guard let self, let subscription else { return }
            await TaskRecord(subscription, using: self).run { await body(self) }
        }
        return run(task, subscription)
    }

    /// Runs a task for an owner while the view is in a window; see ``task(file:line:_:)``. The owner is held
    /// weakly while no task runs.
    ///
    /// ```swift
    /// slider.task(mixer) { mixer in
    ///     for await value in mixer.slider.events(.valueChanged) { mixer.gain = value }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - owner: The object that is passed to the task; retained while the task runs. If the object has been
    ///     deallocated, no task starts.
    ///   - file: The source file of the caller; omit the argument.
    ///   - line: The line of the caller; omit the argument.
    ///   - body: The body of the task. The view retains the closure. The task is cancelled when the view leaves its
    ///     window or the subscription is cancelled. It is also cancelled when an owner that is a controller leaves for
    ///     good, or when an owner that is a view leaves its window.
    @discardableResult public func task<Owner: AnyObject>(
        _ owner: Owner, file: String = #fileID, line: Int = #line, _ body: @escaping @MainActor (Owner) async -> Void
    ) -> Subscription {
        let subscription = Subscription(file, line, owner: owner)
        subscription.recordCaptures(of: body)
        let task = RepeatedTask(owner: { [weak owner] in owner }) { [weak owner, weak subscription] in
            guard let owner, let subscription else { return }
            await TaskRecord(subscription, using: owner).run { await body(owner) }
        }
        return run(task, subscription)
    }

    private func run(_ task: RepeatedTask, _ subscription: Subscription) -> Subscription {
        // The window observer retains the subscription.
        let removeWindowObserver = userInfoStorage.observeWindow { window in
            if window != nil { task.begin(for: subscription) } else { task.end() }
        }
        subscription.isAwaitedByTask = true
        subscription.didAttach(
            {
                removeWindowObserver()
                task.end()
            }, registeredIn: userInfoStorage)
        if window != nil { task.begin(for: subscription) }
        return subscription
    }
}
