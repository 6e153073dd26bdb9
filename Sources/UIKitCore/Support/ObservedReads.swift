import Observation

/// Runs code that reads observable objects, and notifies once when a value that was read changes.
@MainActor package enum ObservedReads {
    /// Runs `body` now, and calls `onChange` once, for the first change of a value that `body` read. On the main actor,
    /// the call precedes the change. After a change elsewhere, the call follows as soon as the main actor is free.
    package static func track(_ body: () -> Void, onChange: @escaping @MainActor () -> Void) {
        withObservationTracking(body) { MainQueue.run("a change of an observed value", onChange) }
    }
}
