extension EventSource {
    /// The events to come, for a task to wait for.
    ///
    /// ```swift
    /// for await value in slider.events(.valueChanged) { mixer.gain = value }
    /// ```
    ///
    /// The sequence ends when the sender is gone, when the task is cancelled, and when the loop is left; it does not keep the sender. What
    /// happens before the loop begins is not lost.
    ///
    /// A loop in a plain `Task` keeps what it mentions until then: one in `viewDidLoad` that mentions the controller, which holds
    /// the sender,
    /// never ends. `task(_:)` of a controller ends with the controller, and one of a view with the
    /// view's stay in its window.
    ///
    /// - Parameters:
    ///   - event: of the sender's own type.
    ///   - buffering: what becomes of events that the loop has no time for; all wait by default.
    ///   - file: where it is subscribed to; leave it out.
    ///   - line: likewise.
    public func events<Payload: Sendable>(
        _ event: ControlEvent<Self, Payload>, buffering: EventBuffering = .all, file: String = #fileID, line: Int = #line
    ) -> AsyncStream<Payload> {
        AsyncStream(bufferingPolicy: buffering.policy(for: Payload.self)) { continuation in
            let end = StreamEnd { continuation.finish() }
            let subscription = on(event, file: file, line: line) { payload in
                withExtendedLifetime(end) { _ = continuation.yield(payload) }
            }
            subscription.endsTask = true
            continuation.onTermination = { _ in Task { @MainActor in subscription.cancel() } }
        }
    }

    /// Waits for the next event. Waiting does not keep the sender; a variable of the caller's may.
    ///
    /// ```swift
    /// let point = try await tap.next(.tap, within: .seconds(5))
    /// ```
    ///
    /// - Parameters:
    ///   - event: of the sender's own type.
    ///   - limit: how long to wait on the clock of the display's frames; for ever by default.
    ///   - file: where it is waited; leave it out.
    ///   - line: likewise.
    /// - Throws: ``EventError/timedOut``, ``EventError/senderGone``, or `CancellationError` when the task is cancelled.
    @discardableResult public consuming func next<Payload: Sendable>(
        _ event: ControlEvent<Self, Payload>, within limit: Duration? = nil, file: String = #fileID, line: Int = #line
    ) async throws -> Payload {
        let wait = EventWait<Payload>()
        let subscription = settle(wait, by: event, file, line)
        // Who waits does not keep the sender.
        _ = consume self
        let cancelTimer = limit.map { limit in Hooks.after(limit) { wait.settle(.failure(EventError.timedOut)) } }
        defer {
            subscription.cancel()
            cancelTimer?()
        }
        return try await wait.value()
    }

    private func settle<Payload: Sendable>(
        _ wait: EventWait<Payload>, by event: ControlEvent<Self, Payload>, _ file: String, _ line: Int
    ) -> Subscription {
        let end = StreamEnd { Task { @MainActor in wait.settle(.failure(EventError.senderGone)) } }
        let subscription = on(event, file: file, line: line) { payload in
            withExtendedLifetime(end) { wait.settle(.success(payload)) }
        }
        subscription.endsTask = true
        return subscription
    }
}

/// Why there was no event.
public enum EventError: Error, Hashable, Sendable {
    /// The time was over.
    case timedOut
    /// What the event would have happened to is gone.
    case senderGone
}

/// Waits once for one result, the first of those that come.
@MainActor final class EventWait<Value: Sendable> {
    private var result: Result<Value, any Error>?
    private var waiter: CheckedContinuation<Value, any Error>?

    nonisolated init() {}

    func settle(_ result: Result<Value, any Error>) {
        guard self.result == nil else { return }
        self.result = result
        waiter?.resume(with: result)
        waiter = nil
    }

    func value() async throws -> Value {
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                if Task.isCancelled { settle(.failure(CancellationError())) }
                if let result { continuation.resume(with: result) } else { waiter = continuation }
            }
        } onCancel: {
            Task { @MainActor in self.settle(.failure(CancellationError())) }
        }
    }
}
