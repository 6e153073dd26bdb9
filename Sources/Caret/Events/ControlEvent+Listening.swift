extension ControlEvent {
    /// Makes an event of a sender that calls closures itself, for the other modules of the closure layer.
    ///
    /// - Parameter listen: Adds a closure to the sender, and returns a closure that removes it.
    // Disfavoured, because a call with an unlabelled trailing closure must choose `init(listen:)`.
    @_disfavoredOverload
    package init(listening listen: @escaping @MainActor (Sender, @escaping @MainActor (Payload) -> Void) -> @MainActor () -> Void) {
        self.init(listen: listen)
    }
}
