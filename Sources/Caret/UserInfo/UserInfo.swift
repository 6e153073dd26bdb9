/// The values that are kept with an object, seen through its type.
@MainActor public struct UserInfo<Host: UserInfoHost> {
    let host: Host

    /// The value of a key, `nil` if there is none. Setting `nil` removes it.
    ///
    /// - Precondition: a value that is kept as a copy makes copies of its own type.
    public subscript<Value>(key: UserInfoKey<Host, Value>) -> Value? {
        get { host.userInfoStorage.value(for: key.place).flatMap { $0 as? Value } }
        nonmutating set { host.userInfoStorage.set(newValue, for: key) }
    }

    /// The value of a key, or `defaultValue` if there is none; made only if it is needed, and kept only if it is changed.
    public subscript<Value>(key: UserInfoKey<Host, Value>, default defaultValue: @autoclosure () -> Value) -> Value {
        get { self[key] ?? defaultValue() }
        nonmutating set { self[key] = newValue }
    }

    /// Removes all values, also those of other libraries.
    public func removeAll() {
        host.userInfoStorage.removeAll()
    }
}
