import TodoKit

/// Waits for changes on the server, by successive calls that the server answers when there is a change (long
/// polling).
///
/// A failed call is followed by a pause that doubles with each failure. A call without a change is followed by
/// ``pause``, so that a server that does not wait is not called all the time.
@MainActor final class ChangeListener {
    /// The time between an answer without a change and the next call: half a second.
    static let pause = Duration.milliseconds(500)

    private let sync: TodoSync
    private var retries: Retries
    private var waiting: Task<Void, Never>?

    /// - Parameters:
    ///   - sync: sends the calls.
    ///   - retries: the pauses after failures, and the clock of all pauses.
    init(_ sync: TodoSync, _ retries: Retries) { (self.sync, self.retries) = (sync, retries) }

    isolated deinit { stop() }

    /// Waits for the next change, unless a call or a pause is in progress.
    ///
    /// - Parameter receive: called when there is a change, and after the pause that follows a failure. The handler
    ///   calls `start` again.
    func start(_ receive: @escaping @MainActor () -> Void) {
        guard waiting == nil else { return }
        waiting = Task { [weak self, sync] in
            do {
                let hasChange = try await sync.waitForChange()
                self?.succeed(hasChange, receive)
            } catch {
                self?.fail(error, receive)
            }
        }
    }

    /// Cancels the call or the pause in progress.
    func stop() {
        waiting?.cancel()
        waiting = nil
        retries.cancel()
    }

    private func succeed(_ hasChange: Bool, _ receive: @escaping @MainActor () -> Void) {
        guard !Task.isCancelled else { return }
        retries.take(nil) {}
        guard !hasChange else { return end(receive) }
        waiting = Task { [weak self, clock = retries.clock] in
            try? await clock.sleep(for: Self.pause)
            guard !Task.isCancelled, let self else { return }
            waiting = nil
            start(receive)
        }
    }

    private func fail(_ error: any Error, _ receive: @escaping @MainActor () -> Void) {
        guard !Task.isCancelled else { return }
        // A refused call is retried, too: the sync that follows the pause reports the reason.
        let isPassing = (error as? TodoError)?.patience != nil
        retries.take(isPassing ? error : TodoError.unreachable("\(error)")) { [weak self] in self?.end(receive) }
    }

    private func end(_ receive: @MainActor () -> Void) {
        waiting = nil
        receive()
    }
}
