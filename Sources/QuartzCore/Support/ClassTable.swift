import Foundation

/// The members of an app's classes that are looked up by name at run time.
///
/// The SDK's rewriter appends a function to each source file that declares such members, and the function adds them
/// here. Apps do not call the methods themselves.
public struct ClassTable {
    private(set) var methods: [String: [ClassMember<Selector>]] = [:]
    private(set) var properties: [String: [ClassMember<ClassProperty>]] = [:]
    private(set) var factories: [String: [ClassMember<SegueFactory>]] = [:]

    /// Adds a method, or the getter or setter of a property.
    @MainActor public mutating func add<Owner: AnyObject>(_ owner: Owner.Type, _ selector: Selector) {
        methods[selector.description, default: []].append(ClassMember(owner: owner, value: selector))
    }

    /// Adds a property that nibs and key-value coding can set.
    ///
    /// - Parameters:
    ///   - owner: the class that declares the property.
    ///   - name: the property's name in nibs.
    ///   - path: the key path of the property.
    ///   - isOutlet: whether nibs connect the property to objects. If `false`, nibs set it to values.
    @MainActor public mutating func add<Owner: AnyObject, Value>(
        _ owner: Owner.Type, _ name: String, _ path: ReferenceWritableKeyPath<Owner, Value>, isOutlet: Bool
    ) {
        properties[name, default: []].append(ClassMember(owner: owner, value: ClassProperty(path, isOutlet: isOutlet)))
    }

    /// Adds a method that creates the destination of a segue.
    @MainActor public mutating func add<Owner: AnyObject>(
        _ owner: Owner.Type, segue name: String, _ body: @escaping @MainActor (Owner, NSCoder, Any?, String?) -> AnyObject?
    ) {
        let factory = SegueFactory { source, coder, sender, identifier in
            (source as? Owner).flatMap { body($0, coder, sender, identifier) }
        }
        factories[name, default: []].append(ClassMember(owner: owner, value: factory))
    }
}

/// A member and the class that declares it.
struct ClassMember<Value> {
    let owner: AnyClass
    let value: Value
}

/// A property that is found by its name.
package struct ClassProperty {
    /// The type of the property.
    package let type: Any.Type
    /// Whether nibs connect the property to objects.
    package let isOutlet: Bool
    /// Returns the value of an object's property.
    package let value: @MainActor (AnyObject) -> Any?
    /// Sets the property of an object. Returns whether the value has the property's type.
    package let set: @MainActor (AnyObject, Any) -> Bool

    init<Owner: AnyObject, Value>(_ path: ReferenceWritableKeyPath<Owner, Value>, isOutlet: Bool) {
        // Key paths are immutable, and only the main actor uses this one.
        nonisolated(unsafe) let path = path
        type = Value.self
        self.isOutlet = isOutlet
        value = { ($0 as? Owner)?[keyPath: path] }
        set = { owner, value in
            guard let owner = owner as? Owner, let value = value as? Value else { return false }
            owner[keyPath: path] = value
            return true
        }
    }
}

/// A method that creates the destination of a segue.
package struct SegueFactory {
    /// Calls the method with the source, the coder, the sender and the segue's identifier.
    package let make: @MainActor (AnyObject, NSCoder, Any?, String?) -> AnyObject?
}
