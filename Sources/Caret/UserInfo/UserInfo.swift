/// The values that are stored with an object. The keys specify the types of the values.
@MainActor public struct UserInfo<Host: UserInfoHost> {
    let host: Host

    /// The value of a key; `nil` if there is none. Setting `nil` removes the value.
    ///
    /// - Precondition: For a `.copy` key, the copy of the value has the type of the value.
    public subscript<Value>(key: UserInfoKey<Host, Value>) -> Value? {
        get { host.userInfoStorage.value(for: key.location).flatMap { $0 as? Value } }
        nonmutating set { host.userInfoStorage.set(newValue, for: key) }
    }

    /// The value of a key; `defaultValue` if there is none. The default is evaluated only if there is no value, and is
    /// stored only by a change of the result.
    public subscript<Value>(key: UserInfoKey<Host, Value>, default defaultValue: @autoclosure () -> Value) -> Value {
        get { self[key] ?? defaultValue() }
        nonmutating set { self[key] = newValue }
    }

    /// Removes all values, including the values of other libraries.
    public func removeAll() {
        host.userInfoStorage.removeAll()
    }
}
