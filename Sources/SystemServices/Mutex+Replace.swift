package import Synchronization

extension Mutex where Value: Sendable {
    /// Sets a part of the value, and releases the former part outside of the lock.
    ///
    /// Use this for handlers and objects of an app: their release may run code of the app that needs the lock again.
    package borrowing func replace<Part: Sendable>(_ path: WritableKeyPath<Value, Part> & Sendable, with part: Part) {
        let former = withLock { value in
            let former = value[keyPath: path]
            value[keyPath: path] = part
            return former
        }
        // Without this, optimised code releases the part as soon as it is no longer used, which is under the lock.
        withExtendedLifetime(former) {}
    }
}
