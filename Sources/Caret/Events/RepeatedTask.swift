/// A task that can be started repeatedly, one run at a time.
@MainActor final class RepeatedTask {
    private let body: @MainActor () async -> Void
    private var currentTask: Task<Void, Never>?

    /// - Parameter body: The body of the task. The closure should capture objects weakly, so that they are not retained
    ///   before a run starts.
    init(_ body: @escaping @MainActor () async -> Void) { self.body = body }

    /// Starts a run for a subscription, unless a run has started since the last ``end()`` or the subscription does not
    /// allow a call. The body starts on the next turn of the main actor.
    func begin(for subscription: Subscription) {
        guard currentTask == nil, subscription.beginCall() else { return }
        // Until the next turn, only this object retains the body; the task itself does not.
        currentTask = Task { [weak self] in
            if !Task.isCancelled, let body = self?.body { await body() }
        }
    }

    /// Cancels the current run.
    func end() {
        currentTask?.cancel()
        currentTask = nil
    }
}
