/// Stores a value and returns the previous one.
///
/// The previous value is released after the exclusive access to the storage has ended. An assignment would release it
/// during the access. A `deinit` that then reads the storage through the owner would end the program with "Fatal
/// access conflict".
@discardableResult package func exchange<Value>(_ storage: inout Value, with value: Value) -> Value {
    let previous = storage
    storage = value
    return previous
}
