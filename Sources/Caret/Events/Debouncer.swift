/// Passes on the latest value when no value has been received for a duration.
@MainActor final class Debouncer<Value> {
    private let interval: Duration
    private let body: @MainActor (Value) -> Void
    private var cancelTimer: (@MainActor () -> Void)?

    init(_ interval: Duration, _ body: @escaping @MainActor (Value) -> Void) {
        self.interval = interval
        self.body = body
    }

    func receive(_ value: Value) {
        cancel()
        cancelTimer = Hooks.after(interval) { [weak self] in
            self?.cancelTimer = nil
            self?.body(value)
        }
    }

    func cancel() {
        cancelTimer?()
        cancelTimer = nil
    }
}
