import TodoKit

/// Waits for changes on the server, by one call after the other that the server answers when there is a change (long polling).
///
/// A call that fails is followed by a pause that doubles from one failure to the next. A call that is answered without a change is followed
/// by ``pause``, so that a server that does not wait is not called all the time.
@MainActor final class ChangeListener {
    /// The time between an answer without a change and the next call: half a second.
    static let pause = Duration.milliseconds(500)

    private let sync: TodoSync
    private var retries: Retries
    private var waiting: Task<Void, Never>?

    /// - Parameters:
    ///   - sync: makes the calls.
    ///   - retries: the pauses after failures, and the clock of all pauses.
    init(_ sync: TodoSync, _ retries: Retries) { (self.sync, self.retries) = (sync, retries) }

    isolated deinit { stop() }

    /// Waits for the next change, unless a call or a pause is under way.
    ///
    /// - Parameter receive: is called when there is a change, and after the pause that follows a failure. It leads to another `start`.
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

    /// Gives up the call or the pause that is under way.
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
        // A refusal is tried again, too: the run that follows the pause finds out what is wrong.
        let isPassing = (error as? TodoError)?.patience != nil
        retries.take(isPassing ? error : TodoError.unreachable("\(error)")) { [weak self] in self?.end(receive) }
    }

    private func end(_ receive: @MainActor () -> Void) {
        waiting = nil
        receive()
    }
}
