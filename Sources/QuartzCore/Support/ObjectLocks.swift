import Foundation
import Synchronization

/// The locks of objects, for `objc_sync_enter(_:)` and `objc_sync_exit(_:)`.
private enum ObjectLocks {
    private struct Entry {
        let lock = NSRecursiveLock()
        /// The number of calls that hold the lock or wait for it.
        var users = 0
    }

    private static let entries = Mutex<[ObjectIdentifier: Entry]>([:])

    static func enter(_ object: AnyObject) {
        let lock = entries.withLock { entries in
            entries[ObjectIdentifier(object), default: Entry()].users += 1
            return entries[ObjectIdentifier(object)]?.lock
        }
        lock?.lock()
    }

    /// Returns whether the object was locked.
    static func exit(_ object: AnyObject) -> Bool {
        let lock = entries.withLock { entries -> NSRecursiveLock? in
            let id = ObjectIdentifier(object)
            guard let entry = entries[id] else { return nil }
            // An object without users has no entry, so that the identifier can belong to another object later.
            if entry.users == 1 { entries[id] = nil } else { entries[id]?.users -= 1 }
            return entry.lock
        }
        lock?.unlock()
        return lock != nil
    }
}

/// Waits until no other thread has locked an object, and locks the object. A thread can lock an object several times.
///
/// - Returns: 0.
/// - Source: https://developer.apple.com/documentation/objectivec/objc_sync_enter(_:)
@discardableResult public func objc_sync_enter(_ obj: Any) -> Int32 {
    ObjectLocks.enter(obj as AnyObject)
    return 0
}

/// Unlocks an object.
///
/// - Returns: 0, or -1 for an object that is not locked.
/// - Source: https://developer.apple.com/documentation/objectivec/objc_sync_exit(_:)
@discardableResult public func objc_sync_exit(_ obj: Any) -> Int32 {
    ObjectLocks.exit(obj as AnyObject) ? 0 : -1
}
