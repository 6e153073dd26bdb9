import Dispatch
import Observation

/// Runs code that reads observable objects, and tells once when one of these changes.
@MainActor package enum ObservedReads {
    private static let mark: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// Runs `body` now; `onChange` is called once, when what `body` read is about to change: at once if that happens on the main actor,
    /// else as soon as the main actor is free.
    package static func track(_ body: () -> Void, onChange: @escaping @MainActor () -> Void) {
        let mark = mark
        withObservationTracking(body) {
            // Tests run on the main actor and not on the main thread; its queue tells that.
            if Thread.isMainThread || DispatchQueue.getSpecific(key: mark) == true {
                MainActor.assumeIsolated(onChange)
            } else {
                Task { @MainActor in onChange() }
            }
        }
    }
}
