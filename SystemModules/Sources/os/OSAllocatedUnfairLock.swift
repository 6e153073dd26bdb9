import Synchronization

/// A lock with the state that it protects.
// The state is private, and is used only while the mutex is held.
public final class OSAllocatedUnfairLock<State>: @unchecked Sendable {
    private let mutex = Mutex<Void>(())
    private var state: State

    /// Creates a lock with a state.
    public init(uncheckedState: State) { state = uncheckedState }
    /// Creates a lock with a state.
    public init(initialState: State) where State: Sendable { state = initialState }

    /// Runs a closure while the lock is held, and returns its result. The closure must not lock again.
    public func withLock<Result>(_ body: @Sendable (inout State) throws -> Result) rethrows -> Result {
        try withLockUnchecked(body)
    }

    /// Runs a closure while the lock is held, and returns its result. The closure must not lock again.
    public func withLockUnchecked<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
        mutex._unsafeLock()
        defer { mutex._unsafeUnlock() }
        return try body(&state)
    }

    /// Runs a closure if the lock is free, and returns its result; `nil` if another thread holds the lock.
    public func withLockIfAvailable<Result>(_ body: @Sendable (inout State) throws -> Result) rethrows -> Result? {
        guard mutex._unsafeTryLock() else { return nil }
        defer { mutex._unsafeUnlock() }
        return try body(&state)
    }
}

extension OSAllocatedUnfairLock where State == Void {
    /// Creates a lock without a state.
    public convenience init() { self.init(uncheckedState: ()) }

    /// Runs a closure while the lock is held, and returns its result.
    public func withLock<Result>(_ body: @Sendable () throws -> Result) rethrows -> Result { try withLockUnchecked { _ in try body() } }

    /// Waits until the lock is free, and holds it.
    public func lock() { mutex._unsafeLock() }
    /// Gives the lock up.
    public func unlock() { mutex._unsafeUnlock() }
    /// Holds the lock if it is free. Returns whether the lock was free.
    public func lockIfAvailable() -> Bool { mutex._unsafeTryLock() }
}
