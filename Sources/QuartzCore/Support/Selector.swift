/// The name of a method and a reference to the method.
///
/// Linux has no Objective-C runtime that finds a method by its name. A selector therefore contains the unapplied
/// method:
///
/// ```swift
/// button.addTarget(self, action: Selector("save:", Editor.save(_:)), for: .touchUpInside)
/// ```
///
/// Overrides in subclasses are called, as in Objective-C. Two selectors are equal if their names are equal.
///
/// > Difference from Apple: `#selector` compiles on Linux only with the SDK, whose rewriter answers it.
public struct Selector: Hashable, Sendable, CustomStringConvertible {
    /// The name, with a colon for each argument.
    public let description: String
    private let call: (@MainActor @Sendable (AnyObject, [Any]) -> Bool)?
    private let isMethod: (@MainActor @Sendable (AnyObject) -> Bool)?
    /// Reads the result of a method without arguments, or the value of a property.
    private let read: (@MainActor @Sendable (AnyObject) -> Any?)?

    /// Creates a selector from a name alone.
    ///
    /// Its method is looked up in the ``ClassTables`` for each query and each call. A target whose class has no entry
    /// with the name does not have the method.
    public init(_ name: String) {
        description = name
        isMethod = { ClassTables.method(name, of: $0) != nil }
        call = { target, arguments in ClassTables.method(name, of: target)?.perform(on: target, with: arguments) ?? false }
        read = { target in ClassTables.method(name, of: target)?.value(of: target) }
    }

    /// Creates a selector whose method is looked up for each query and each call.
    package init(
        _ name: String, isMethod: @escaping @MainActor @Sendable (AnyObject) -> Bool,
        call: @escaping @MainActor @Sendable (AnyObject, [Any]) -> Bool, read: (@MainActor @Sendable (AnyObject) -> Any?)? = nil
    ) {
        description = name
        self.isMethod = isMethod
        self.call = call
        self.read = read
    }

    /// Creates a selector of a method without arguments. The result is ignored unless a value is requested.
    ///
    /// If several methods have the name, as `UIView.setNeedsDisplay`, the one without arguments is selected.
    public init<Target: AnyObject, Result>(
        _ name: String, _ method: @escaping @MainActor @Sendable (Target) -> @MainActor () -> Result
    ) {
        description = name
        isMethod = { $0 is Target }
        call = { target, _ in
            guard let target = target as? Target else { return false }
            _ = method(target)()
            return true
        }
        read = { ($0 as? Target).map { method($0)() } }
    }

    /// Creates a selector of a property, as `#selector(getter:)` does on iOS: `Selector("name", \Person.name)`.
    public init<Target: AnyObject, Value>(_ name: String, _ property: KeyPath<Target, Value>) {
        // Key paths are immutable, and only the main actor uses this one.
        nonisolated(unsafe) let property = property
        description = name
        isMethod = { $0 is Target }
        call = { target, _ in
            guard let target = target as? Target else { return false }
            _ = target[keyPath: property]
            return true
        }
        read = { ($0 as? Target)?[keyPath: property] }
    }

    /// Creates a selector of a method with one argument. The result is ignored.
    ///
    /// A method with a `Bool` parameter, such as `UIView.endEditing(_:)`, receives `true` for a sender. On iOS a
    /// nonzero object pointer also reads as `true`.
    @_disfavoredOverload public init<Target: AnyObject, A, Result>(
        _ name: String, _ method: @escaping @MainActor @Sendable (Target) -> @MainActor (A) -> Result
    ) {
        description = name
        isMethod = { $0 is Target }
        call = { target, arguments in
            guard let target = target as? Target, let first: A = Self.argument(arguments.first) else { return false }
            _ = method(target)(first)
            return true
        }
        read = nil
    }

    /// Creates a selector of a method with two arguments. The result is ignored.
    @_disfavoredOverload public init<Target: AnyObject, A, B, Result>(
        _ name: String, _ method: @escaping @MainActor @Sendable (Target) -> @MainActor (A, B) -> Result
    ) {
        description = name
        isMethod = { $0 is Target }
        call = { target, arguments in
            guard arguments.count > 1, let target = target as? Target, let first: A = Self.argument(arguments[0]),
                let second: B = Self.argument(arguments[1])
            else { return false }
            _ = method(target)(first, second)
            return true
        }
        read = nil
    }

    /// Creates a selector of a method with three arguments. The result is ignored.
    @_disfavoredOverload public init<Target: AnyObject, A, B, C, Result>(
        _ name: String, _ method: @escaping @MainActor @Sendable (Target) -> @MainActor (A, B, C) -> Result
    ) {
        description = name
        isMethod = { $0 is Target }
        call = { target, arguments in
            guard arguments.count > 2, let target = target as? Target, let first: A = Self.argument(arguments[0]),
                let second: B = Self.argument(arguments[1]), let third: C = Self.argument(arguments[2])
            else { return false }
            _ = method(target)(first, second, third)
            return true
        }
        read = nil
    }

    /// Converts an argument to a parameter type; `nil` if the types do not match.
    static func argument<A>(_ argument: Any?) -> A? {
        guard let argument else { return nil }
        if let converted = argument as? A { return converted }
        if argument is NSNull, let empty = (A.self as? any ExpressibleByNilLiteral.Type)?.init(nilLiteral: ()) as? A { return empty }
        guard A.self == Bool.self else { return nil }
        return ((argument as? NSNumber)?.boolValue ?? true) as? A
    }

    /// Returns whether `target` has the method.
    @MainActor package func canPerform(_ target: AnyObject, with arguments: [Any]) -> Bool { isMethod?(target) ?? false }

    /// Calls the method on `target`. Returns `false` if the target or the arguments have the wrong type.
    @MainActor @discardableResult package func perform(on target: AnyObject, with arguments: [Any] = []) -> Bool {
        call?(target, arguments) ?? false
    }

    /// Returns the method's result or the property's value on `target`; `nil` for a target of the wrong type or a
    /// method with arguments.
    @MainActor package func value(of target: AnyObject) -> Any? { read?(target) }

    /// Returns whether the names are equal.
    public static func == (one: Selector, other: Selector) -> Bool { one.description == other.description }

    /// Hashes the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(description) }
}
