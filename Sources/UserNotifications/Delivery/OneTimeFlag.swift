import Synchronization

/// A flag that is set once, on any thread.
final class OneTimeFlag: Sendable {
    private let isSet = Atomic(false)

    /// Sets the flag. Returns whether it was not set before.
    func set() -> Bool { !isSet.exchange(true, ordering: .relaxed) }
}
