/// Moves a closure of the app between threads.
///
/// `@unchecked Sendable`: Apple's declaration does not demand a `Sendable` closure either. The framework only calls
/// the closure, and neither reads nor writes it at the same time on two threads.
struct UncheckedBox<Value>: @unchecked Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
}
