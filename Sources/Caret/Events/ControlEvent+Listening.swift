extension ControlEvent {
    /// Returns an event of a sender that calls closures itself, for the other modules of the closure layer.
    ///
    /// - Parameter listen: Adds a closure to the sender, and returns a closure that removes it.
    package static func listening(_ listen: @escaping @MainActor (Sender, @escaping @MainActor (Payload) -> Void) -> @MainActor () -> Void)
        -> Self
    {
        Self(listen: listen)
    }
}
