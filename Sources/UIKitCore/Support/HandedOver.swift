/// What a method called by selector is given on the main actor when the event happened on another thread: a notification or a timer.
///
/// `@unchecked Sendable`: nothing of ours reads or writes the value after it was handed over. A notification is a value, read by all who
/// hear it and written by none; its object and its `userInfo` are for the app to share, as they are with every observer on iOS. A timer's
/// run loop still holds it, and what a method may call on one (`isValid`, `invalidate`, `fireDate`) CoreFoundation guards by a lock.
struct HandedOver<Value>: @unchecked Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
}
