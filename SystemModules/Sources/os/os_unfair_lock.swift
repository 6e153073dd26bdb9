import Glibc

/// A lock for C-style code: `os_unfair_lock_lock(&lock)`.
///
/// Threads that wait for the lock give up their turn on the processor.
public struct os_unfair_lock: Sendable {
    var word: UInt32 = 0

    /// Creates a lock that is free.
    public init() {}
}

/// A pointer to a lock.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock>
/// The type of a lock in C.
public typealias os_unfair_lock_s = os_unfair_lock

/// Waits until a lock is free, and holds it.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
    while !os_unfair_lock_trylock(lock) { sched_yield() }
}

/// Holds a lock if it is free. Returns whether the lock was free.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
    UnfairLockWord(lock).exchange(1) == 0
}

/// Gives a lock up.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) { _ = UnfairLockWord(lock).exchange(0) }
