/// An operator that passes on the latest payload when no payload has been received for a duration.
final class DebounceHandler<Payload>: OperatorHandler<Payload, Payload> {
    private let interval: Duration
    private var cancelTimer: (@MainActor () -> Void)?

    init(_ next: EventHandler<Payload>, _ interval: Duration) {
        self.interval = interval
        super.init(next)
    }

    override func receive(_ payload: Payload, from sender: AnyObject) {
        stopTimer()
        cancelTimer = Hooks.after(interval) { [weak self, weak sender] in
            self?.cancelTimer = nil
            // A sender that is being deallocated calls no handlers.
            if let sender { self?.next?.receive(payload, from: sender) }
        }
    }

    override func releaseClosure() {
        stopTimer()
        super.releaseClosure()
    }

    private func stopTimer() { cancelTimer.take()?() }
}

/// An operator that passes on at most one payload per duration. The first payload is passed on at once. Then, at the
/// end of each duration, its latest or first payload is passed on.
final class ThrottleHandler<Payload>: OperatorHandler<Payload, Payload> {
    private let interval: Duration
    private let latest: Bool
    /// Cancels the timer of the current duration; `nil` if the next payload is passed on at once.
    private var cancelTimer: (@MainActor () -> Void)?
    private var waiting: WaitingPayload<Payload>?

    init(_ next: EventHandler<Payload>, _ interval: Duration, latest: Bool) {
        self.interval = interval
        self.latest = latest
        super.init(next)
    }

    override func receive(_ payload: Payload, from sender: AnyObject) {
        if cancelTimer == nil {
            send(payload, from: sender)
        } else if latest || waiting == nil {
            waiting = WaitingPayload(payload, from: sender)
        }
    }

    override func releaseClosure() {
        cancelTimer.take()?()
        withExtendedLifetime(waiting.take()) {}
        super.releaseClosure()
    }

    private func send(_ payload: Payload, from sender: AnyObject) {
        // The duration begins before the call, during which payloads may be received.
        cancelTimer = Hooks.after(interval) { [weak self] in self?.intervalDidEnd() }
        next?.receive(payload, from: sender)
    }

    private func intervalDidEnd() {
        cancelTimer = nil
        // A sender that is being deallocated calls no handlers.
        guard let waiting = waiting.take(), let sender = waiting.sender else { return }
        send(waiting.payload, from: sender)
    }
}

/// A payload that is passed on at the end of a duration, and its sender.
private final class WaitingPayload<Payload> {
    let payload: Payload
    private(set) weak var sender: AnyObject?

    init(_ payload: Payload, from sender: AnyObject) { (self.payload, self.sender) = (payload, sender) }
}
