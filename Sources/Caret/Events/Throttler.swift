/// Passes on at most one value per duration. The first value is passed on at once. Then, at the end of each duration,
/// its latest or first value is passed on.
@MainActor final class Throttler<Value> {
    private let interval: Duration
    private let latest: Bool
    private let body: @MainActor (Value) -> Void
    /// Cancels the timer of the current duration; `nil` if the next value is passed on at once.
    private var cancelTimer: (@MainActor () -> Void)?
    private var waiting: Value?

    init(_ interval: Duration, latest: Bool, _ body: @escaping @MainActor (Value) -> Void) {
        self.interval = interval
        self.latest = latest
        self.body = body
    }

    func receive(_ value: Value) {
        if cancelTimer == nil {
            send(value)
        } else if latest || waiting == nil {
            // Assigning `.some` keeps a value that is itself `nil`.
            waiting = .some(value)
        }
    }

    func cancel() {
        cancelTimer?()
        (cancelTimer, waiting) = (nil, nil)
    }

    private func send(_ value: Value) {
        // The duration begins before the call, during which values may be received.
        cancelTimer = Hooks.after(interval) { [weak self] in self?.intervalDidEnd() }
        body(value)
    }

    private func intervalDidEnd() {
        cancelTimer = nil
        guard let value = waiting else { return }
        waiting = nil
        send(value)
    }
}
