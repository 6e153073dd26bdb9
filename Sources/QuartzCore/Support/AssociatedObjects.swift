import Foundation

/// The policy of an associated value.
///
/// Every access holds a lock, so atomic and nonatomic policies are equivalent.
/// - Source: https://developer.apple.com/documentation/objectivec/objc_associationpolicy
public enum objc_AssociationPolicy: UInt, Sendable {
    /// The value is not retained, and reads as `nil` after its deallocation.
    ///
    /// > Difference from Apple: Objective-C leaves a dangling pointer.
    case OBJC_ASSOCIATION_ASSIGN = 0
    /// The value is retained.
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    /// The value is copied if it is an `NSCopying` object, and retained.
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    /// The value is retained.
    case OBJC_ASSOCIATION_RETAIN = 769
    /// The value is copied if it is an `NSCopying` object, and retained.
    case OBJC_ASSOCIATION_COPY = 771
}

/// Associates a value with an object under a key; `nil` removes the association.
///
/// The key is an address, usually that of a static variable: `objc_setAssociatedObject(self, &Self.key, value,
/// .OBJC_ASSOCIATION_RETAIN)`. This function may be called on any thread.
///
/// > Difference from Apple: the values of a view, a controller or another object of UIKit are released with the
/// > object. Those of other objects are released at the end of the next frame, or when other associations are set.
/// - Source: https://developer.apple.com/documentation/objectivec/objc_setassociatedobject(_:_:_:_:)
public func objc_setAssociatedObject(_ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy) {
    AssociatedObjects.set(object as AnyObject, key, value, policy)
}

/// Returns the value that is associated with an object under a key; `nil` if there is none.
///
/// - Source: https://developer.apple.com/documentation/objectivec/objc_getassociatedobject(_:_:)
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    AssociatedObjects.get(object as AnyObject, key)
}

/// Removes all associations of an object.
///
/// - Source: https://developer.apple.com/documentation/objectivec/objc_removeassociatedobjects(_:)
public func objc_removeAssociatedObjects(_ object: Any) {
    AssociatedObjects.remove(ObjectIdentifier(object as AnyObject))
}

/// An object whose deinitialiser removes its associations.
package protocol AssociationOwner: AnyObject {}

/// The associated values of all objects of the process.
///
/// The values are stored in a table by object identity, because Swift objects have no storage for foreign values. An
/// entry references its object weakly, which distinguishes the object from a later one at the same address. Orphaned
/// entries are found in amortised constant time per association.
package enum AssociatedObjects {
    private struct Value {
        let retained: Any?
        weak var unretained: AnyObject?

        init(_ value: Any, _ policy: objc_AssociationPolicy) {
            switch policy {
            case .OBJC_ASSOCIATION_ASSIGN: (retained, unretained) = (nil, value as AnyObject)
            case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC: retained = (value as? any NSCopying)?.copy(with: nil) ?? value
            case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC: retained = value
            }
        }

        var current: Any? { retained ?? unretained }
    }

    private struct Entry {
        weak var object: AnyObject?
        var values: [UnsafeRawPointer: Value] = [:]
    }

    private struct Table {
        var entries: [ObjectIdentifier: Entry] = [:]
        /// The objects that do not remove their associations themselves.
        var foreign: Set<ObjectIdentifier> = []
        /// The number of foreign objects above which the table is searched for orphaned entries.
        var limit = 64

        mutating func remove(_ id: ObjectIdentifier) -> Entry? {
            foreign.remove(id)
            return entries.removeValue(forKey: id)
        }

        /// Removes and returns the entries of deallocated objects.
        mutating func removeOrphans() -> [Entry] {
            let orphans = foreign.filter { entries[$0]?.object == nil }
            let removed = orphans.compactMap { remove($0) }
            limit = max(64, 2 * foreign.count)
            return removed
        }
    }

    // The lock of the table. Values are released outside of the lock, because their deinitialisers may call these
    // functions.
    private static let lock = NSLock()
    // Guarded by `lock`. A Mutex would require Sendable values, but an app may associate any value.
    private nonisolated(unsafe) static var table = Table()

    private static func locked<Result>(_ body: (inout Table) -> Result) -> Result {
        lock.lock()
        defer { lock.unlock() }
        return body(&table)
    }

    static func set(_ object: AnyObject, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy) {
        let new = value.map { Value($0, policy) }
        let released = locked { table in
            let id = ObjectIdentifier(object)
            var released: [Any] = []
            var entry = table.remove(id) ?? Entry(object: object)
            if entry.object !== object {
                released.append(entry)
                entry = Entry(object: object)
            }
            if let old = entry.values.removeValue(forKey: key) { released.append(old) }
            entry.values[key] = new
            if entry.values.isEmpty { return released }
            table.entries[id] = entry
            if !(object is any AssociationOwner) { table.foreign.insert(id) }
            if table.foreign.count > table.limit { released += table.removeOrphans() }
            return released
        }
        withExtendedLifetime(released) {}
    }

    static func get(_ object: AnyObject, _ key: UnsafeRawPointer) -> Any? {
        locked { table in
            guard let entry = table.entries[ObjectIdentifier(object)], entry.object === object else { return nil }
            return entry.values[key]?.current
        }
    }

    /// Removes the associations of an object. Also called by deinitialisers.
    package static func remove(_ id: ObjectIdentifier) {
        let released = locked { $0.entries.isEmpty ? nil : $0.remove(id) }
        withExtendedLifetime(released) {}
    }

    /// Releases the values of deallocated objects.
    package static func releaseOrphans() {
        let released = locked { $0.foreign.isEmpty ? [] : $0.removeOrphans() }
        withExtendedLifetime(released) {}
    }
}
