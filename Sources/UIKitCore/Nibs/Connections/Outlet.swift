/// A property that a nib sets to one of its objects, or to several.
///
/// ```swift
/// final class PlayerViewController: UIViewController {
///     @Outlet var titleLabel: UILabel!
///     @Outlet var buttons: [UIButton]!
/// }
/// ```
///
/// The nib finds the outlet by the property's name, regardless of its access level. The property is `nil` until the nib
/// is loaded, and can also be set in code.
///
/// > Difference from Apple: `@IBOutlet` compiles on Linux only with the SDK, whose rewriter answers it. Without the
/// > SDK, write `@Outlet` instead, and without `weak`: a weak reference is a ``WeakOutlet``.
@propertyWrapper public final class Outlet<Value> {
    private var value: Value?
    private var collectedObjects: [AnyObject] = []

    /// Creates an outlet that is not connected.
    public init() {}

    /// Creates an outlet with an object.
    public init(wrappedValue: Value) {
        value = wrappedValue
    }

    /// The object; `nil` before the nib is loaded.
    ///
    /// - Precondition: A property of a non-optional type, as in `@Outlet var label: UILabel`, is read only after the
    ///   nib was loaded.
    public var wrappedValue: Value {
        get {
            if let value { return value }
            // The cast succeeds if the type is optional.
            if let none = Any?.none as? Value { return none }
            preconditionFailure(
                "Outlet: an outlet of type \(Value.self) was read before its nib was loaded. Load it, or make the type \(Value.self)!.")
        }
        set { value = newValue }
    }
}

/// An outlet with a weak reference. It prevents a retain cycle with an object that another object retains.
@propertyWrapper public final class WeakOutlet<Value: AnyObject> {
    private weak var value: Value?

    /// Creates an outlet that is not connected.
    public init() {}

    /// Creates an outlet with an object.
    public init(wrappedValue: Value?) {
        value = wrappedValue
    }

    /// The object; `nil` before the nib is loaded, and after the object's deallocation.
    public var wrappedValue: Value? {
        get { value }
        set { value = newValue }
    }
}

/// An outlet of any type.
protocol AnyOutlet: AnyObject {
    /// The type of the property, for errors.
    var type: Any.Type { get }
    /// Sets the object. Returns whether the object has the property's type.
    func accept(_ object: AnyObject) -> Bool
    /// Adds an object to a collection. Returns whether the property is a collection of such objects.
    func collect(_ object: AnyObject) -> Bool
}

extension Outlet: AnyOutlet {
    var type: Any.Type { Value.self }

    func accept(_ object: AnyObject) -> Bool {
        guard let object = object as? Value else { return false }
        value = object
        return true
    }

    func collect(_ object: AnyObject) -> Bool {
        guard let objects = (collectedObjects + [object]) as? Value else { return false }
        collectedObjects.append(object)
        value = objects
        return true
    }
}

extension WeakOutlet: AnyOutlet {
    var type: Any.Type { Value.self }

    func accept(_ object: AnyObject) -> Bool {
        guard let object = object as? Value else { return false }
        value = object
        return true
    }

    func collect(_ object: AnyObject) -> Bool { false }
}
