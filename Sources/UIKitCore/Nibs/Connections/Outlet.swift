/// A property that a nib fills with one of its objects, or with several.
///
/// ```swift
/// final class PlayerViewController: UIViewController {
///     @Outlet var titleLabel: UILabel!
///     @Outlet var buttons: [UIButton]!
/// }
/// ```
///
/// The nib finds it by the property's name, whatever its access. It is `nil` until the nib is loaded, and may be set by hand as well.
///
/// > Difference from Apple: `@IBOutlet` needs Objective-C and does not compile on Linux. Write `@Outlet` in its place, and leave out
/// > `weak`: use ``WeakOutlet`` where the object must not be kept.
@propertyWrapper public final class Outlet<Value> {
    private var value: Value?
    private var collected: [AnyObject] = []

    /// Makes an outlet that is not connected.
    public init() {}

    /// Makes an outlet with an object in it.
    public init(wrappedValue: Value) {
        value = wrappedValue
    }

    /// The object; `nil` before the nib is loaded.
    ///
    /// - Precondition: a type that has no `nil`, as in `@Outlet var label: UILabel`, is read after the nib was loaded only.
    public var wrappedValue: Value {
        get {
            if let value { return value }
            if let none = Any?.none as? Value { return none }
            preconditionFailure(
                "Outlet: an outlet of type \(Value.self) was read before its nib was loaded. Load it, or make the type \(Value.self)!.")
        }
        set { value = newValue }
    }
}

/// An outlet that does not keep its object: for one that is held elsewhere, and holds this one.
@propertyWrapper public final class WeakOutlet<Value: AnyObject> {
    private weak var value: Value?

    /// Makes an outlet that is not connected.
    public init() {}

    /// Makes an outlet with an object in it.
    public init(wrappedValue: Value?) {
        value = wrappedValue
    }

    /// The object while it lives; `nil` before the nib is loaded.
    public var wrappedValue: Value? {
        get { value }
        set { value = newValue }
    }
}

/// An outlet whose type is not known to the compiler.
protocol AnyOutlet: AnyObject {
    /// The type of the property, for errors.
    var type: Any.Type { get }
    /// Takes an object; answers whether it is of the type.
    func take(_ object: AnyObject) -> Bool
    /// Takes one more object of a collection; answers whether the type holds such a collection.
    func collect(_ object: AnyObject) -> Bool
}

extension Outlet: AnyOutlet {
    var type: Any.Type { Value.self }

    func take(_ object: AnyObject) -> Bool {
        guard let object = object as? Value else { return false }
        value = object
        return true
    }

    func collect(_ object: AnyObject) -> Bool {
        guard let all = (collected + [object]) as? Value else { return false }
        collected.append(object)
        value = all
        return true
    }
}

extension WeakOutlet: AnyOutlet {
    var type: Any.Type { Value.self }

    func take(_ object: AnyObject) -> Bool {
        guard let object = object as? Value else { return false }
        value = object
        return true
    }

    func collect(_ object: AnyObject) -> Bool { false }
}
