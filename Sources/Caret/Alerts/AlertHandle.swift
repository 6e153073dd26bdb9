/// A handle to a shown alert, for awaiting the answer and for dismissing the alert.
@MainActor public final class AlertHandle<Answer> {
    /// The identifier of the alert in its ``Alerts``; never reused.
    public let id: Int
    private let close: @MainActor () -> Void
    private var finalOutcome: AlertOutcome<Answer>?
    private var waiters: [Int: CheckedContinuation<Void, Never>] = [:]
    private var nextWaiter = 0

    init(id: Int, close: @escaping @MainActor () -> Void) {
        self.id = id
        self.close = close
    }

    /// Whether the alert has been dismissed.
    public var isSettled: Bool { finalOutcome != nil }

    /// The answer of the pressed button; `nil` if the button has none, or if the alert was dismissed without a
    /// button. Suspends until the alert has been dismissed, as ``outcome`` does.
    public var answer: Answer? {
        get async { await outcome.answer }
    }

    /// The outcome of the alert.
    ///
    /// Suspends until the alert has been dismissed; several tasks can wait. Cancelling a task that waits dismisses
    /// the alert for all waiting tasks.
    public var outcome: AlertOutcome<Answer> {
        get async {
            if let finalOutcome { return finalOutcome }
            nextWaiter += 1
            let waiter = nextWaiter
            await withTaskCancellationHandler {
                await withCheckedContinuation { continuation in
                    if Task.isCancelled || finalOutcome != nil {
                        continuation.resume()
                        if finalOutcome == nil { dismiss() }
                    } else {
                        waiters[waiter] = continuation
                    }
                }
            } onCancel: {
                Task { @MainActor in self.dismiss() }
            }
            return finalOutcome ?? .cancelled
        }
    }

    /// Dismisses the alert without an answer. Does nothing if the alert is already dismissed or a button has been
    /// pressed.
    public func dismiss() { close() }

    func settle(_ outcome: AlertOutcome<Answer>) {
        guard finalOutcome == nil else { return }
        finalOutcome = outcome
        let pendingWaiters = waiters.sorted { $0.key < $1.key }
        waiters = [:]
        for waiter in pendingWaiters { waiter.value.resume() }
    }
}
