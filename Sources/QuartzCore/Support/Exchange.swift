/// Stores a value in the place of another, and returns the former one.
///
/// The former value is freed after the access to the storage has ended. An assignment frees it within the access: a `deinit` that calls back
/// into the owner and reads the storage then ends the program with "Fatal access conflict".
@discardableResult package func exchange<Value>(_ storage: inout Value, with value: Value) -> Value {
    let former = storage
    storage = value
    return former
}
