/// Determines whether a delegate implements an optional method.
///
/// Without an Objective-C runtime, the protocol's default implementation records that it ran, which means that the
/// delegate has no implementation. The record lives as long as the call.
@MainActor package enum OwnAnswers {
    private static var isUnanswered = false
    private static var wasGiven = false

    /// Returns a default value, and records that no implementation provided it. For default implementations in
    /// protocol extensions.
    package static func none<Value>(_ value: Value) -> Value {
        isUnanswered = true
        return value
    }

    /// Calls one delegate, and returns whether the value is its own.
    static func watch<Value>(_ body: () -> Value) -> (value: Value, isOwn: Bool) {
        let outer = isUnanswered
        isUnanswered = false
        let value = body()
        defer { isUnanswered = outer }
        return (value, !isUnanswered)
    }

    /// Returns the value of an optional requirement; `nil` if the default implementation ran.
    package static func optional<Value>(_ value: @autoclosure () -> Value) -> Value? {
        let answer = watch(value)
        return answer.isOwn ? .some(answer.value) : nil
    }

    static func given<Value>(_ value: Value) -> Value {
        wasGiven = true
        return value
    }

    static func notGiven<Value>(_ value: Value) -> Value {
        wasGiven = false
        return value
    }

    /// Returns the value of the first delegate with an implementation, or else the first default value.
    static func first<Delegate, Value>(of asked: [Delegate], _ body: (Delegate) -> Value) -> Value? {
        var first: Value?
        for delegate in asked {
            let answer = watch { body(delegate) }
            if answer.isOwn { return .some(answer.value) }
            if first == nil { first = .some(answer.value) }
        }
        return first
    }

    /// Calls a hub for a value, and returns whether an implementation provided the value.
    static func ask<Value>(_ body: () -> Value) -> (value: Value, isOwn: Bool) {
        let value = body()
        return (value, wasGiven)
    }
}
