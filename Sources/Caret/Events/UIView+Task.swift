extension UserInfoHost where Self: UIView {
    /// Runs a task while the view is in a window: from now on or from when it comes into one, until it leaves. It is run again whenever the
    /// view comes back.
    ///
    /// ```swift
    /// dial.task { dial in
    ///     for await frame in dial.frames() { dial.turn(to: frame.elapsed) }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - file: where it is asked for; leave it out.
    ///   - line: likewise.
    ///   - body: kept by the view, which it is handed, so that there is no need to capture it. Its task is cancelled when the view leaves,
    ///     and when the subscription is.
    @discardableResult public func task(
        file: String = #fileID, line: Int = #line, _ body: @escaping @MainActor (Self) async -> Void
    ) -> Subscription {
        let subscription = Subscription(site: "\(file):\(line)") { true }
        subscription.noteCaptures(of: body)
        return run(subscription) { [weak self] in
            guard let self else { return }
            await body(self)
        }
    }

    /// Runs a task for an owner while the view is in a window; see ``task(file:line:_:)``. The owner is held weakly while no task runs.
    ///
    /// ```swift
    /// slider.task(mixer) { mixer in
    ///     for await value in mixer.slider.events(.valueChanged) { mixer.gain = value }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - owner: handed to the task, and kept while it runs. Where the owner is gone no task begins any more.
    ///   - file: where it is asked for; leave it out.
    ///   - line: likewise.
    ///   - body: kept by the view. Its task is cancelled when the view leaves its window, and when the subscription is.
    @discardableResult public func task<Owner: AnyObject>(
        _ owner: Owner, file: String = #fileID, line: Int = #line, _ body: @escaping @MainActor (Owner) async -> Void
    ) -> Subscription {
        let subscription = Subscription(site: "\(file):\(line)", hasOwner: true) { [weak owner] in owner != nil }
        subscription.noteCaptures(of: body)
        return run(subscription) { [weak owner] in
            guard let owner else { return }
            await body(owner)
        }
    }

    private func run(_ subscription: Subscription, _ body: @escaping @MainActor () async -> Void) -> Subscription {
        let task = RepeatedTask(body)
        // The watcher keeps the subscription.
        let end = userInfoStorage.watchWindow { window in if window != nil { task.begin(for: subscription) } else { task.end() } }
        subscription.endsTask = true
        subscription.attached(
            {
                end()
                task.end()
            }, notedIn: userInfoStorage)
        if window != nil { task.begin(for: subscription) }
        return subscription
    }
}
