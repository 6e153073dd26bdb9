/// An object whose trait changes can be observed, such as a view or a controller.
///
/// - Source: https://developer.apple.com/documentation/uikit/uitraitchangeobservable
@preconcurrency @MainActor public protocol UITraitChangeObservable: UITraitEnvironment {}

/// An observable object that stores its registrations.
@MainActor package protocol TraitRegistrar: UITraitChangeObservable {
    var traitRegistrations: TraitRegistrations { get set }
}

extension UITraitChangeObservable {
    /// Calls `handler` when one of `traits` changes, in the frame of the change.
    ///
    /// - Parameters:
    ///   - traits: The traits to observe, such as `[UITraitUserInterfaceStyle.self]`.
    ///   - handler: Receives this object and the previous traits. The object retains the closure until the
    ///     registration ends.
    /// - Returns: The registration, for `unregisterForTraitChanges(_:)`.
    /// - Precondition: The object is a view, a controller, a window scene or a presentation controller.
    @_disfavoredOverload @discardableResult public func registerForTraitChanges(
        _ traits: [UITrait], handler: @escaping @MainActor (_ object: Self, _ previousTraitCollection: UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        add(traits, handler)
    }

    /// Calls `handler` when one of `traits` changes, in the frame of the change.
    ///
    /// The closure names the type of its first parameter: the object's class, a superclass, or `Self`.
    /// ```swift
    /// registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, previous: UITraitCollection) in
    ///     self.updateColors()
    /// }
    /// ```
    /// - Parameters:
    ///   - traits: The traits to observe, such as `[UITraitUserInterfaceStyle.self]`.
    ///   - handler: Receives this object and the previous traits. The object retains the closure until the
    ///     registration ends.
    /// - Returns: The registration, for `unregisterForTraitChanges(_:)`.
    /// - Precondition: This object is a view, a controller, a window scene or a presentation controller, and is of
    ///   the type `Object`.
    @discardableResult public func registerForTraitChanges<Object>(
        _ traits: [UITrait], handler: @escaping @MainActor (_ object: Object, _ previousTraitCollection: UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        precondition(
            self is Object,
            "registerForTraitChanges: the handler takes a \(Object.self), but the object is \(self). Name its class, a superclass, or Self."
        )
        return add(traits) { object, previous in
            if let object = object as? Object { handler(object, previous) }
        }
    }

    private func add(
        _ traits: [UITrait], _ handler: @escaping @MainActor (Self, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        guard let registrar = self as? any TraitRegistrar else {
            preconditionFailure("UITraitChangeObservable: \(self) keeps no registrations. Register with a view or a controller.")
        }
        return registrar.traitRegistrations.add(traits) { [weak self] previous in
            if let self { handler(self, previous) }
        }
    }

    /// Calls a method of `target` when one of `traits` changes, in the frame of the change.
    ///
    /// - Parameters:
    ///   - traits: The traits to observe.
    ///   - target: The receiver of the method, held weakly. The registration ends when the target is deallocated.
    ///   - action: A method without arguments; with this object as its argument; or with this object and the
    ///     previous traits.
    /// - Returns: The registration, for `unregisterForTraitChanges(_:)`.
    /// - Precondition: The object is a view, a controller, a window scene or a presentation controller.
    @discardableResult public func registerForTraitChanges(
        _ traits: [UITrait], target: Any, action: Selector
    ) -> any UITraitChangeRegistration {
        weak let receiver = target as AnyObject
        return registerForTraitChanges(traits) { (object: Self, previous) in
            if let receiver { action.perform(on: receiver, with: [object, previous]) }
        }
    }

    /// Calls a method of this object when one of `traits` changes, in the frame of the change.
    ///
    /// - Parameters:
    ///   - traits: The traits to observe.
    ///   - action: A method without arguments; with this object as its argument; or with this object and the
    ///     previous traits.
    /// - Returns: The registration, for `unregisterForTraitChanges(_:)`.
    /// - Precondition: The object is a view, a controller, a window scene or a presentation controller.
    @discardableResult public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
        registerForTraitChanges(traits) { (object: Self, previous) in
            action.perform(on: object, with: [object, previous])
        }
    }

    /// Ends a registration for trait changes.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        (self as? any TraitRegistrar)?.traitRegistrations.remove(registration)
    }
}
