import Synchronization

/// The memory of a lock as an atomic number.
struct UnfairLockWord {
    private let pointer: UnsafeMutablePointer<Atomic<UInt32>>

    init(_ lock: os_unfair_lock_t) {
        // An atomic number has the layout of the number.
        pointer = UnsafeMutableRawPointer(lock).assumingMemoryBound(to: Atomic<UInt32>.self)
    }

    /// Writes a value and returns the former one.
    func exchange(_ value: UInt32) -> UInt32 { pointer.pointee.exchange(value, ordering: .acquiringAndReleasing) }
}
