/// Passes a notification or a timer from the thread on which it was posted or fired to the main actor. There, a method
/// with a selector receives it.
///
/// `@unchecked Sendable`: the framework neither reads nor writes the value on the original thread after passing it. A
/// notification is a value that its observers only read. Its object and `userInfo` are shared by the app, as with
/// every observer on iOS. A timer remains in its run loop. CoreFoundation guards the methods that can be called on it
/// (`isValid`, `invalidate`, `fireDate`) with a lock.
struct UncheckedSendableBox<Value>: @unchecked Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
}
