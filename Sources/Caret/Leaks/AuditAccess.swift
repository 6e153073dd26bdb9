import Foundation

/// The stored properties of an object that an audit reads.
///
/// An audit runs on the main actor, and other threads may change an object meanwhile. The runtime does not know the
/// actor of a class. The audit therefore infers from the class which objects other threads use:
///
/// - Actors, and subclasses of Foundation's classes other than `NSObject`, such as operations and threads.
/// - Objects with a lock, a queue, an atomic value or a pointer in a stored property. The lock or queue may guard the
///   other properties.
///
/// None of these objects is read. Responders, recognizers, bar items and layers belong to the main actor in any case.
/// If one of them has a lock, its constants are read.
enum AuditAccess {
    case all
    /// The properties that are declared with `let`.
    case constants
    case nothing

    init(to object: AnyObject) {
        let names = Self.classNames(of: object)
        if object is Timer {
            self = .all
        } else if Self.isExcluded(object, names) {
            self = .nothing
        } else if FieldReflection.fields(of: type(of: object)).contains(where: Self.isLock) {
            self =
                object is UIResponder || object is UIGestureRecognizer || object is UIBarItem || object is CALayer ? .constants : .nothing
        } else {
            self = .all
        }
    }

    /// Returns the names of an object's class and of its superclasses other than `NSObject`.
    private static func classNames(of object: AnyObject) -> [String] {
        sequence(first: type(of: object) as AnyClass) { _getSuperclass($0) }.filter { $0 != NSObject.self }.map { String(reflecting: $0) }
    }

    /// Applications, scenes, windows and their delegates retain what is on the screen. A path through them does not
    /// explain why an object is still alive.
    private static func isExcluded(_ object: AnyObject, _ names: [String]) -> Bool {
        if object is any UIApplicationDelegate || object is any UISceneDelegate || object is any Actor { return true }
        if object is UIApplication || object is UIScene || object is UIWindow || object is UIScreen { return true }
        let modules = ["Foundation", "FoundationEssentials", "FoundationNetworking", "Dispatch", "_Concurrency", "Synchronization"]
        let internals = ["UIKitCore.FrameLoop", "UIKitCore.ApplicationHost"]
        return names.contains { name in
            modules.contains { name.hasPrefix($0 + ".") } || name.contains("extension in Foundation") || internals.contains(name)
                || name.hasPrefix("Swift.ManagedBuffer<")
        }
    }

    private static func isLock(_ field: FieldReflection.Field) -> Bool {
        // The runtime describes a value that cannot be copied, such as a mutex, by the type `Void`.
        guard field.type != Void.self, FieldReflection.isCopyable(field.type) else { return true }
        let names = String(reflecting: field.type).split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        return names.contains { name in
            lockNames.contains(String(name)) || lockEndings.contains(where: name.hasSuffix) || name.contains("Locked")
                || name.hasPrefix("pthread_")
        }
    }

    /// The endings of the names of locks and atomic values in Foundation, SwiftNIO and other libraries.
    private static let lockEndings = ["Lock", "Mutex", "Semaphore", "Atomic"]
    private static let lockNames: Set = [
        "NSCondition", "DispatchQueue", "OperationQueue", "LockIsolated", "UnsafeMutablePointer", "UnsafeMutableRawPointer",
    ]
}
