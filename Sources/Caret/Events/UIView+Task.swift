extension UserInfoHost where Self: UIView {
    /// Runs a task while the view is in a window: from now on or from when it comes into one, until it leaves. It is run again whenever the
    /// view comes back.
    ///
    /// ```swift
    /// dial.task { dial in
    ///     for await frame in dial.frames { dial.turn(to: frame.elapsed) }
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
        var running: Task<Void, Never>?
        let follow: @MainActor (Bool) -> Void = { [weak self] isInWindow in
            running?.cancel()
            running = nil
            guard isInWindow, let self, subscription.isDue() else { return }
            running = Task { await body(self) }
        }
        let end = userInfoStorage.watchWindow { follow($0 != nil) }
        subscription.attached(
            {
                end()
                running?.cancel()
                running = nil
            }, notedIn: userInfoStorage)
        if window != nil { follow(true) }
        return subscription
    }
}
