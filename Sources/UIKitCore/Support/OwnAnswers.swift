/// Tells a delegate's own answer from the one that the protocol gives where a method is left out.
///
/// There is no runtime to ask who implements what. The protocol's own implementation notes that it ran: then the delegate has none. The
/// notes live as long as the call that asks.
@MainActor package enum OwnAnswers {
    private static var isUnanswered = false
    private static var wasGiven = false

    /// For implementations in protocol extensions: answers, and notes that the answer is nobody's.
    package static func none<Value>(_ value: Value) -> Value {
        isUnanswered = true
        return value
    }

    /// Asks one delegate.
    static func watch<Value>(_ body: () -> Value) -> (value: Value, isOwn: Bool) {
        let outer = isUnanswered
        isUnanswered = false
        let value = body()
        defer { isUnanswered = outer }
        return (value, !isUnanswered)
    }

    /// The value of an optional requirement: `nil` if the protocol's own implementation gave it.
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

    /// The first answer that somebody gives; where nobody has an own one, that of the first who was asked.
    static func first<Delegate, Value>(of asked: [Delegate], _ body: (Delegate) -> Value) -> Value? {
        var first: Value?
        for delegate in asked {
            let answer = watch { body(delegate) }
            if answer.isOwn { return .some(answer.value) }
            if first == nil { first = .some(answer.value) }
        }
        return first
    }

    /// Asks a hub for a value, and says whether anybody had an answer of their own.
    static func ask<Value>(_ body: () -> Value) -> (value: Value, isOwn: Bool) {
        let value = body()
        return (value, wasGiven)
    }
}
