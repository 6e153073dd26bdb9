/// A task that can be started repeatedly, one run at a time.
@MainActor final class RepeatedTask {
    private let body: @MainActor () async -> Void
    private let owner: @MainActor () -> AnyObject?
    private var currentTask: Task<Void, Never>?
    private var stopWatching: (@MainActor () -> Void)?

    /// - Parameters:
    ///   - owner: Returns the owner, a controller or a view, whose end of use cancels a run.
    ///   - body: The body of the task. The closure should capture objects weakly, so that they are not retained
    ///     before a run starts.
    init(owner: @escaping @MainActor () -> AnyObject? = { nil }, _ body: @escaping @MainActor () async -> Void) {
        self.owner = owner
        self.body = body
    }

    /// Starts a run for a subscription, unless a run has started since the last ``end()`` or the subscription does not
    /// allow a call. The body starts on the next turn of the main actor.
    func begin(for subscription: Subscription) {
        guard currentTask == nil, subscription.beginCall() else { return }
        stopWatching = OwnerUse.onEnd(of: owner()) { [weak self] in self?.end() }
        // Until the next turn, only this object retains the body; the task itself does not.
        currentTask = Task { [weak self] in
            if !Task.isCancelled, let body = self?.body { await body() }
        }
    }

    /// Cancels the current run. A run that ignores its cancellation continues, and the next run does not wait for it.
    func end() {
        currentTask?.cancel()
        currentTask = nil
        let stop = stopWatching
        stopWatching = nil
        stop?()
    }
}
