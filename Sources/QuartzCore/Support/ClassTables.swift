import Foundation
import Synchronization

/// The class tables of all modules of the program: methods, properties and segue actions by name.
///
/// Linux has no Objective-C runtime. The SDK's rewriter writes the tables into copies of the source files. Each file
/// registers its table when the program or the library is loaded, before `main`.
public enum ClassTables {
    /// The functions that were registered and not called yet.
    private static let pending = Mutex<[@MainActor @Sendable (inout ClassTable) -> Void]>([])
    /// Guards the table: a delegate may be asked for its methods on any thread.
    private static let lock = NSRecursiveLock()
    // Used only while the lock is held.
    nonisolated(unsafe) private static var table = ClassTable()
    /// The classes that have a name in `@objc(Name)`.
    private static let classes = Mutex<[String: AnyClass]>([:])

    /// Registers the table of a source file. Can be called on any thread, and before `main`.
    ///
    /// - Parameter fill: adds the file's members; called at the first look-up.
    public static func register(_ fill: @escaping @MainActor @Sendable (inout ClassTable) -> Void) {
        pending.withLock { $0.append(fill) }
    }

    /// Registers the name of a class in Objective-C. Can be called on any thread, and before `main`.
    public static func register(_ type: AnyClass, as name: String) {
        classes.withLock { $0[name] = type }
    }

    /// Returns the class with a name, as `NSClassFromString(_:)` does on iOS; `nil` if there is none.
    ///
    /// - Parameter name: the name in `@objc(Name)`, the name of a class of UIKit or QuartzCore, or a name with its
    ///   module, such as `App.Editor`.
    public static func named(_ name: String) -> AnyClass? {
        if let type = registered(name) { return type }
        if name.contains(".") { return _typeByName(name) as? AnyClass }
        let modules = ["UIKitCore", "QuartzCore"]
        return modules.lazy.compactMap { _typeByName("\($0).\(name)") as? AnyClass }.first ?? NSClassFromString(name)
    }

    /// Returns the name of a class, as `NSStringFromClass(_:)` and `description()` of the class do on iOS.
    ///
    /// - Returns: the name in `@objc(Name)`, the name of a class of the toolkit without its module, or the name with
    ///   the module, such as `App.Editor`.
    public static func name(_ type: AnyClass) -> String {
        if let name = classes.withLock({ $0.first { $0.value == type }?.key }) { return name }
        let name = NSStringFromClass(type)
        let module = name.prefix { $0 != "." }
        return toolkit.contains(String(module)) ? String(name.dropFirst(module.count + 1)) : name
    }

    /// The modules whose classes have no module in their names on iOS.
    private static let toolkit: Set = ["UIKitCore", "UIKit", "QuartzCore", "MapKit", "CoreLocation", "Foundation", "Accessibility"]

    /// Returns the class that is registered with a name.
    package static func registered(_ name: String) -> AnyClass? { classes.withLock { $0[name] } }

    /// Returns the method with an Objective-C name that an object's class has; `nil` if it has none.
    @MainActor package static func method(_ name: String, of object: AnyObject) -> Selector? {
        lock.withLock { nearest(in: current.methods[name], to: object) }
    }

    /// Returns whether an object's class has a method with an Objective-C name. Can be called on any thread.
    static func implements(_ name: String, _ object: AnyObject) -> Bool {
        lock.withLock { nearest(in: current.methods[name], to: object) != nil }
    }

    /// Returns the property with a name that an object's class has; `nil` if it has none.
    @MainActor package static func property(_ name: String, of object: AnyObject) -> ClassProperty? {
        lock.withLock { nearest(in: current.properties[name], to: object) }
    }

    /// Returns the method that creates a segue's destination; `nil` if the source's class has none.
    @MainActor package static func factory(_ name: String, of source: AnyObject) -> SegueFactory? {
        lock.withLock { nearest(in: current.factories[name], to: source) }
    }

    /// The table with the members of all registered functions. Read while the lock is held.
    private static var current: ClassTable {
        let added = pending.withLock { list in
            defer { list.removeAll() }
            return list
        }
        for fill in added {
            // The function only stores references to members, which needs no actor.
            unsafeBitCast(fill, to: (@Sendable (inout ClassTable) -> Void).self)(&table)
        }
        return table
    }

    /// Returns the member that the nearest class of an object declares, from the object's own class upwards.
    private static func nearest<Value>(in members: [ClassMember<Value>]?, to object: AnyObject) -> Value? {
        guard let members else { return nil }
        var level: AnyClass? = type(of: object)
        while let type = level {
            if let member = members.last(where: { $0.owner == type }) { return member.value }
            level = _getSuperclass(type)
        }
        return nil
    }
}
