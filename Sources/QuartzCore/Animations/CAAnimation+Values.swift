extension CAAnimation {
    /// What ``setValue(_:forKey:)`` stored; `nil` without. Copies of the animation, and so delegates, see the same.
    public func value(forKey key: String) -> Any? { notes[key] }

    /// Stores a value of the app's own under a name, to find the animation by in a delegate.
    ///
    /// > Difference from Apple: the animation's own properties are not reached by name, since there is no key-value coding on Linux.
    public func setValue(_ value: Any?, forKey key: String) { notes[key] = value }
}
