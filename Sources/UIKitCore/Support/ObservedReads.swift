import Observation

/// Runs code that reads observable objects, and notifies once when a value that was read changes.
@MainActor package enum ObservedReads {
    /// Runs `body` now, and calls `onChange` once before a value that `body` read changes. A change on the main actor
    /// calls `onChange` at once. Otherwise the call follows as soon as the main actor is free.
    package static func track(_ body: () -> Void, onChange: @escaping @MainActor () -> Void) {
        withObservationTracking(body) {
            if MainQueue.isCurrent {
                MainActor.assumeIsolated(onChange)
            } else {
                Task { @MainActor in onChange() }
            }
        }
    }
}
