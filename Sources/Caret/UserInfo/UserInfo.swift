/// The values that are stored with an object, with types from its keys.
@MainActor public struct UserInfo<Host: UserInfoHost> {
    let host: Host

    /// The value of a key; `nil` if there is none. Setting `nil` removes the value.
    ///
    /// - Precondition: The copy of a value with a `.copy` key has the value's own type.
    public subscript<Value>(key: UserInfoKey<Host, Value>) -> Value? {
        get { host.userInfoStorage.value(for: key.place).flatMap { $0 as? Value } }
        nonmutating set { host.userInfoStorage.set(newValue, for: key) }
    }

    /// The value of a key, or `defaultValue` if there is none. The default is evaluated only if necessary, and
    /// stored only if changed.
    public subscript<Value>(key: UserInfoKey<Host, Value>, default defaultValue: @autoclosure () -> Value) -> Value {
        get { self[key] ?? defaultValue() }
        nonmutating set { self[key] = newValue }
    }

    /// Removes all values, including those of other libraries.
    public func removeAll() {
        host.userInfoStorage.removeAll()
    }
}
