/// The name of a method, and a way to call it.
///
/// Linux has no Objective-C runtime that could find a method by its name, so that a selector carries the method itself, unapplied:
///
/// ```swift
/// button.addTarget(self, action: Selector("save:", Editor.save(_:)), for: .touchUpInside)
/// ```
///
/// An override in a subclass is called, as in Objective-C. Two selectors are equal if their names are.
///
/// > Difference from Apple: `#selector` does not compile on Linux.
public struct Selector: Hashable, Sendable, CustomStringConvertible {
    /// The name, with a colon for each argument.
    public let description: String
    private let call: (@MainActor @Sendable (AnyObject, [Any]) -> Bool)?
    private let isMethod: (@MainActor @Sendable (AnyObject) -> Bool)?
    /// Of a method without arguments, and of a property.
    private let read: (@MainActor @Sendable (AnyObject) -> Any?)?

    /// Makes a selector that has a name only: it can be compared, and never calls anything.
    public init(_ name: String) {
        description = name
        call = nil
        isMethod = nil
        read = nil
    }

    /// Makes a selector whose method is looked for each time it is asked or performed.
    package init(
        _ name: String, isMethod: @escaping @MainActor @Sendable (AnyObject) -> Bool,
        call: @escaping @MainActor @Sendable (AnyObject, [Any]) -> Bool
    ) {
        description = name
        self.isMethod = isMethod
        self.call = call
        read = nil
    }

    /// Makes a selector of a method without arguments; what it returns is dropped, but by those who ask for a value.
    ///
    /// Of several methods with one name, as `UIView.setNeedsDisplay`, the one without arguments is taken.
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

    /// Makes a selector of a property, as `#selector(getter:)` does on iOS: `Selector("name", \Person.name)`.
    public init<Target: AnyObject, Value>(_ name: String, _ property: KeyPath<Target, Value>) {
        // Key paths never change, and this one is followed by the main actor alone.
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

    /// Makes a selector of a method with one argument; what it returns is dropped.
    ///
    /// A method that takes a `Bool`, as `UIView.endEditing(_:)` does, is called with `true` where a sender is passed, as on iOS, where an object
    /// that is there reads as yes.
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

    /// Makes a selector of a method with two arguments; what it returns is dropped.
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

    /// Makes a selector of a method with three arguments; what it returns is dropped.
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

    /// What is passed as an argument of a type; `nil` if it does not fit.
    private static func argument<A>(_ argument: Any?) -> A? {
        guard let argument else { return nil }
        if let fitting = argument as? A { return fitting }
        if argument is NSNull, let empty = (A.self as? any ExpressibleByNilLiteral.Type)?.init(nilLiteral: ()) as? A { return empty }
        guard A.self == Bool.self else { return nil }
        return ((argument as? NSNumber)?.boolValue ?? true) as? A
    }

    /// Whether `target` has the method.
    @MainActor package func answers(_ target: AnyObject, with arguments: [Any]) -> Bool { isMethod?(target) ?? false }

    /// Calls the method on `target`; returns `false` if it is not of the method's type, or the arguments do not fit.
    @MainActor @discardableResult package func perform(on target: AnyObject, with arguments: [Any] = []) -> Bool {
        call?(target, arguments) ?? false
    }

    /// What the method returns, or the property is, of `target`; `nil` if it is not of the method's type, or the method takes arguments.
    @MainActor package func value(of target: AnyObject) -> Any? { read?(target) }

    /// Selectors are equal if their names are.
    public static func == (one: Selector, other: Selector) -> Bool { one.description == other.description }

    /// Feeds the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(description) }
}
