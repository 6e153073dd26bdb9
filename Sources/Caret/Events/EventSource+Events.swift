extension EventSource {
    /// Returns the future events as an asynchronous sequence.
    ///
    /// ```swift
    /// for await value in slider.events(.valueChanged) { mixer.gain = value }
    /// ```
    ///
    /// The sequence ends when the sender is deallocated, when the task is cancelled, or when the loop exits. The
    /// sequence does not retain the sender. Events that occur before the loop begins are buffered.
    ///
    /// While it runs, a loop in a plain `Task` retains the objects that it captures. If a loop in `viewDidLoad`
    /// captures the controller, which retains the sender, the loop never ends. The `task(_:)` of a controller ends
    /// with the controller. The `task(_:)` of a view ends when the view leaves its window.
    ///
    /// - Parameters:
    ///   - event: An event of the sender's type.
    ///   - buffering: The buffering of events that the loop has not consumed yet; all are buffered by default.
    ///   - file: The source file of the caller; omit the argument.
    ///   - line: The line of the caller; omit the argument.
    public func events<Payload: Sendable>(
        _ event: ControlEvent<Self, Payload>, buffering: EventBuffering = .all, file: String = #fileID, line: Int = #line
    ) -> AsyncStream<Payload> {
        AsyncStream(bufferingPolicy: buffering.policy(for: Payload.self)) { continuation in
            let deinitObserver = DeinitObserver { continuation.finish() }
            let subscription = on(event, file: file, line: line) { payload in
                withExtendedLifetime(deinitObserver) { _ = continuation.yield(payload) }
            }
            subscription.isAwaitedByTask = true
            continuation.onTermination = { _ in Task { @MainActor in subscription.cancel() } }
        }
    }

    /// Waits for the next event. The wait itself does not retain the sender, although a variable of the caller may.
    ///
    /// ```swift
    /// let point = try await tap.next(.tap, within: .seconds(5))
    /// ```
    ///
    /// - Parameters:
    ///   - event: An event of the sender's type.
    ///   - limit: The maximum time to wait, on the clock of the display's frames; unlimited by default.
    ///   - file: The source file of the caller; omit the argument.
    ///   - line: The line of the caller; omit the argument.
    /// - Throws: ``EventError/timedOut``, ``EventError/senderGone``, or `CancellationError` when the task is cancelled.
    @discardableResult public consuming func next<Payload: Sendable>(
        _ event: ControlEvent<Self, Payload>, within limit: Duration? = nil, file: String = #fileID, line: Int = #line
    ) async throws -> Payload {
        let wait = EventWait<Payload>()
        let subscription = subscribe(wait, to: event, file, line)
        // Release the sender, because the waiting task must not retain it.
        _ = consume self
        let cancelTimer = limit.map { limit in Hooks.after(limit) { wait.settle(.failure(EventError.timedOut)) } }
        defer {
            subscription.cancel()
            cancelTimer?()
        }
        return try await wait.value()
    }

    private func subscribe<Payload: Sendable>(
        _ wait: EventWait<Payload>, to event: ControlEvent<Self, Payload>, _ file: String, _ line: Int
    ) -> Subscription {
        let deinitObserver = DeinitObserver { Task { @MainActor in wait.settle(.failure(EventError.senderGone)) } }
        let subscription = on(event, file: file, line: line) { payload in
            withExtendedLifetime(deinitObserver) { wait.settle(.success(payload)) }
        }
        subscription.isAwaitedByTask = true
        return subscription
    }
}

/// The reason why no event occurred.
public enum EventError: Error, Hashable, Sendable {
    /// The time limit elapsed.
    case timedOut
    /// The sender of the event was deallocated.
    case senderGone
}

/// Waits once for a result. Of several results, the first is used.
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
