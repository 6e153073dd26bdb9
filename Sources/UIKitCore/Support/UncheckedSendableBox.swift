/// Passes a notification, a timer or a closure of the app from the thread on which it was created to another one.
///
/// `@unchecked Sendable`: the framework neither reads nor writes the value on the original thread after passing it. A
/// notification is a value that its observers only read. Its object and `userInfo` are shared by the app, as with
/// every observer on iOS. A timer remains in its run loop. CoreFoundation guards the methods that can be called on it
/// (`isValid`, `invalidate`, `fireDate`) with a lock. A closure is only called. Where Apple's declaration does not
/// demand a `Sendable` closure, the app answers for what the closure captures, as on iOS.
package struct UncheckedSendableBox<Value>: @unchecked Sendable {
    package var value: Value
    package init(_ value: Value) { self.value = value }
}
