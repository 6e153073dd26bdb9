/// A task that runs again and again, one run after another.
@MainActor final class RepeatedTask {
    private let body: @MainActor () async -> Void
    private var running: Task<Void, Never>?

    /// - Parameter body: holds weakly what the task works for, so that something that goes before the first turn is not kept.
    init(_ body: @escaping @MainActor () async -> Void) { self.body = body }

    /// Begins a run for a subscription, unless one goes on. Its code runs from the next turn of the main actor on.
    func begin(for subscription: Subscription) {
        guard running == nil, subscription.isDue() else { return }
        // The owner of this value keeps the task's code: until the next turn the task does not.
        running = Task { [weak self] in
            if !Task.isCancelled, let body = self?.body { await body() }
        }
    }

    /// Cancels the run.
    func end() {
        running?.cancel()
        running = nil
    }
}
