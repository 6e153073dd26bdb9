extension EventStream where Payload: Sendable {
    /// Returns the future events as an asynchronous sequence.
    ///
    /// ```swift
    /// for await text in field.when(.editingChanged).debounce(for: .milliseconds(300)).events() { await find(text) }
    /// ```
    ///
    /// The sequence ends when all senders have been deallocated, when the task is cancelled, or when the loop exits.
    /// The sequence does not retain the senders. Events that occur before the loop begins are buffered.
    ///
    /// - Parameters:
    ///   - buffering: The buffering of events that the loop has not consumed yet; all are buffered by default.
    ///   - file: The source file of the caller; omit the argument.
    ///   - line: The line of the caller; omit the argument.
    public func events(
        buffering: EventBuffering = .all, file: String = #fileID, line: Int = #line
    ) -> AsyncStream<Payload> {
        AsyncStream(bufferingPolicy: buffering.policy(for: Payload.self)) { continuation in
            let deinitObserver = DeinitObserver { continuation.finish() }
            let subscription = on(file: file, line: line) { payload in
                withExtendedLifetime(deinitObserver) { _ = continuation.yield(payload) }
            }
            subscription.isAwaitedByTask = true
            continuation.onTermination = { _ in Task { @MainActor in subscription.cancel() } }
        }
    }

    /// Waits for the next event. The wait itself does not retain the senders.
    ///
    /// - Parameters:
    ///   - limit: The maximum time to wait, on the clock of the display's frames; unlimited by default.
    ///   - file: The source file of the caller; omit the argument.
    ///   - line: The line of the caller; omit the argument.
    /// - Throws: ``EventError/timedOut``, ``EventError/senderGone``, or `CancellationError` when the task is cancelled.
    @discardableResult public consuming func next(
        within limit: Duration? = nil, file: String = #fileID, line: Int = #line
    ) async throws -> Payload {
        let wait = EventWait<Payload>()
        let deinitObserver = DeinitObserver { Task { @MainActor in wait.settle(.failure(EventError.senderGone)) } }
        let subscription = on(file: file, line: line) { payload in
            withExtendedLifetime(deinitObserver) { wait.settle(.success(payload)) }
        }
        subscription.isAwaitedByTask = true
        // Release the senders, because the waiting task must not retain them.
        _ = consume self
        let cancelTimer = limit.map { limit in Hooks.after(limit) { wait.settle(.failure(EventError.timedOut)) } }
        defer {
            subscription.cancel()
            cancelTimer?()
        }
        return try await wait.value()
    }
}
