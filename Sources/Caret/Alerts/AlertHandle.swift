/// An alert that was shown: how to wait for its answer, and how to take it away.
@MainActor public final class AlertHandle<Answer> {
    /// The alert's number in its ``Alerts``; never used again.
    public let id: Int
    private let close: @MainActor () -> Void
    private var settled: AlertOutcome<Answer>?
    private var waiters: [Int: CheckedContinuation<Void, Never>] = [:]
    private var nextWaiter = 0

    init(id: Int, close: @escaping @MainActor () -> Void) {
        self.id = id
        self.close = close
    }

    /// Whether the alert has gone.
    public var isSettled: Bool { settled != nil }

    /// The pressed button's answer; `nil` if that has none, or if the alert went without a button. Waits as ``outcome`` does.
    public var answer: Answer? {
        get async { await outcome.answer }
    }

    /// How the alert went.
    ///
    /// Waits until the alert has gone. Several tasks may wait. A task that is cancelled meanwhile closes the alert, for all of them.
    public var outcome: AlertOutcome<Answer> {
        get async {
            if let settled { return settled }
            nextWaiter += 1
            let waiter = nextWaiter
            await withTaskCancellationHandler {
                await withCheckedContinuation { continuation in
                    if Task.isCancelled || settled != nil {
                        continuation.resume()
                        if settled == nil { dismiss() }
                    } else {
                        waiters[waiter] = continuation
                    }
                }
            } onCancel: {
                Task { @MainActor in self.dismiss() }
            }
            return settled ?? .cancelled
        }
    }

    /// Takes the alert away, with no answer; does nothing if it has gone, or is going because somebody has pressed a button.
    public func dismiss() { close() }

    func settle(_ outcome: AlertOutcome<Answer>) {
        guard settled == nil else { return }
        settled = outcome
        let all = waiters.sorted { $0.key < $1.key }
        waiters = [:]
        for waiter in all { waiter.value.resume() }
    }
}
