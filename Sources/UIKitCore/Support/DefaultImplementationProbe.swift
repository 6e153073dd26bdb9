/// Determines whether a delegate implements an optional method.
///
/// Without an Objective-C runtime, a delegate cannot be asked which methods it implements. Instead, the protocol's
/// default implementation records that it ran. If it ran during a call, the delegate has no implementation.
@MainActor package enum DefaultImplementationProbe {
    /// Whether a default implementation ran during the current probe.
    private static var didRunDefault = false
    /// Whether a delegate implemented the method of the last call through a hub.
    private static var wasImplemented = false

    /// Returns a default value, and records that a default implementation ran. Called by the default implementations
    /// in protocol extensions.
    package static func fallback<Value>(_ value: Value) -> Value {
        didRunDefault = true
        return value
    }

    /// Calls one delegate. Returns the value, and whether the delegate's implementation provided it.
    static func probe<Value>(_ body: () -> Value) -> (value: Value, isOwn: Bool) {
        let previous = didRunDefault
        didRunDefault = false
        let value = body()
        defer { didRunDefault = previous }
        return (value, !didRunDefault)
    }

    /// Returns the value of an optional requirement; `nil` if the default implementation ran.
    package static func optional<Value>(_ value: @autoclosure () -> Value) -> Value? {
        let result = probe(value)
        return result.isOwn ? .some(result.value) : nil
    }

    /// Returns a value, and records that an implementation provided it.
    static func implemented<Value>(_ value: Value) -> Value {
        wasImplemented = true
        return value
    }

    /// Returns a value, and records that no implementation provided it.
    static func unimplemented<Value>(_ value: Value) -> Value {
        wasImplemented = false
        return value
    }

    /// Returns the value of the first delegate with an implementation, or else the first default value.
    static func first<Delegate, Value>(of delegates: [Delegate], _ body: (Delegate) -> Value) -> Value? {
        var first: Value?
        for delegate in delegates {
            let result = probe { body(delegate) }
            if result.isOwn { return .some(result.value) }
            if first == nil { first = .some(result.value) }
        }
        return first
    }

    /// Calls the recipients of a hub for a value. Returns the value, and whether an implementation provided it.
    static func probeRecipients<Value>(_ body: () -> Value) -> (value: Value, isOwn: Bool) {
        let value = body()
        return (value, wasImplemented)
    }
}
