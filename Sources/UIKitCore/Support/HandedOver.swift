/// What one thread leaves to the main actor, and does not touch afterwards: a notification that was posted, or a timer that fired.
///
/// `@unchecked Sendable`: the value is read once, by whom it was handed to.
struct HandedOver<Value>: @unchecked Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
}
