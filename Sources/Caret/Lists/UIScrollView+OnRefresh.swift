extension UIScrollView {
    /// Refreshes the content with an asynchronous closure when the user pulls it down. The closure receives an owner,
    /// which is retained only during a refresh.
    ///
    /// ```swift
    /// table.onRefresh(self) { screen in await screen.store.reload() }
    /// ```
    ///
    /// The scroll view gets a `refreshControl` if it has none. The control stops when the closure has returned, or when
    /// its task is cancelled. Until then, a further pull has no effect. While the lifetime suspends the handler, a
    /// control that this call has made stops at once. As for every asynchronous handler, the task is cancelled when the
    /// owner leaves the screen for good.
    ///
    /// - Parameters:
    ///   - owner: The object that is passed to the closure.
    ///   - file: The source file of the caller; omit the argument.
    ///   - line: The line of the caller; omit the argument.
    ///   - body: Refreshes the data.
    /// - Returns: A subscription; keeping the subscription is optional. Cancelling it stops the control, and removes
    ///   the control if this call has made it.
    @discardableResult public func onRefresh<Owner: AnyObject>(
        _ owner: Owner, file: String = #fileID, line: Int = #line, _ body: @escaping @MainActor (Owner) async -> Void
    ) -> Subscription {
        let subscription = Subscription(file, line, owner: owner)
        return onRefresh(subscription, captures: body, owner: { [weak owner] in owner }) { [weak owner] in
            if let owner { await body(owner) }
        }
    }

    /// Refreshes the content with an unapplied asynchronous method of `owner` when the user pulls it down. The owner is
    /// retained only during a refresh.
    @_disfavoredOverload @discardableResult public func onRefresh<Owner: AnyObject>(
        _ owner: Owner, file: String = #fileID, line: Int = #line,
        call method: @escaping @MainActor (Owner) -> @MainActor () async -> Void
    ) -> Subscription {
        onRefresh(owner, file: file, line: line) { await method($0)() }
    }

    /// Refreshes the content with an asynchronous closure when the user pulls it down. The scroll view retains the
    /// closure.
    @discardableResult public func onRefresh(
        file: String = #fileID, line: Int = #line, perform body: @escaping @MainActor () async -> Void
    ) -> Subscription {
        onRefresh(Subscription(file, line), captures: body, owner: { nil }, run: body)
    }

    private func onRefresh<Body>(
        _ subscription: Subscription, captures body: Body, owner: @escaping @MainActor () -> AnyObject?,
        run: @escaping @MainActor () async -> Void
    ) -> Subscription {
        let isNew = refreshControl == nil
        let control = refreshControl ?? UIRefreshControl()
        refreshControl = control
        let tasks = HandlerTasks(.ignore)
        tasks.didBecomeIdle = { [weak control] in control?.endRefreshing() }
        subscription.isAwaitedByTask = true
        // Nothing else would stop a control that the app does not know.
        subscription.onIgnoredEvent { [weak control] in if isNew, !tasks.isRunning { control?.endRefreshing() } }
        subscription.addEndHandler { [weak self, weak control] in
            tasks.cancel()
            control?.endRefreshing()
            // A control that nothing handles would never stop.
            if isNew, let self, refreshControl === control { refreshControl = nil }
        }
        _ = control.attach(.refresh, subscription) { tasks.begin(for: owner(), run) }
        subscription.recordCaptures(of: body)
        return subscription
    }
}
