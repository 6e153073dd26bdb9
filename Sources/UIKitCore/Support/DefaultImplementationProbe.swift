/// Determines whether a delegate implements an optional method.
///
/// Without an Objective-C runtime, the protocol's default implementation records that it ran. If it ran, the delegate
/// has no implementation. The record is valid only for one call.
@MainActor package enum DefaultImplementationProbe {
    private static var usedDefault = false
    private static var wasImplemented = false

    /// Returns a default value, and records that no delegate implementation provided the value. Called by default
    /// implementations in protocol extensions.
    package static func fallback<Value>(_ value: Value) -> Value {
        usedDefault = true
        return value
    }

    /// Calls one delegate. Returns the value, and whether the delegate's implementation provided it.
    static func probe<Value>(_ body: () -> Value) -> (value: Value, isOwn: Bool) {
        let outer = usedDefault
        usedDefault = false
        let value = body()
        defer { usedDefault = outer }
        return (value, !usedDefault)
    }

    /// Returns the value of an optional requirement; `nil` if the default implementation ran.
    package static func optional<Value>(_ value: @autoclosure () -> Value) -> Value? {
        let answer = probe(value)
        return answer.isOwn ? .some(answer.value) : nil
    }

    static func implemented<Value>(_ value: Value) -> Value {
        wasImplemented = true
        return value
    }

    static func unimplemented<Value>(_ value: Value) -> Value {
        wasImplemented = false
        return value
    }

    /// Returns the value of the first delegate with an implementation, or else the first default value.
    static func first<Delegate, Value>(of asked: [Delegate], _ body: (Delegate) -> Value) -> Value? {
        var first: Value?
        for delegate in asked {
            let answer = probe { body(delegate) }
            if answer.isOwn { return .some(answer.value) }
            if first == nil { first = .some(answer.value) }
        }
        return first
    }

    /// Calls a hub for a value. Returns the value, and whether a delegate's implementation provided it.
    static func ask<Value>(_ body: () -> Value) -> (value: Value, isOwn: Bool) {
        let value = body()
        return (value, wasImplemented)
    }
}
