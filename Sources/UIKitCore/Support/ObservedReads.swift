import Observation

/// Runs code that reads observable objects, and tells once when one of these changes.
@MainActor package enum ObservedReads {
    /// Runs `body` now; `onChange` is called once, when what `body` read is about to change: at once if that happens on the main actor,
    /// else as soon as the main actor is free.
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
