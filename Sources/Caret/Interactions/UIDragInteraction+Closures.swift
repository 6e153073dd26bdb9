extension UIDragInteraction {
    /// Makes an interaction whose items a closure provides.
    ///
    /// ```swift
    /// photo.addInteraction(UIDragInteraction { _ in [UIDragItem(itemProvider: provider)] })
    /// ```
    /// The interaction needs no delegate. It retains the closure.
    ///
    /// - Parameters:
    ///   - file: The source file of the caller; omit the argument.
    ///   - line: The line of the caller; omit the argument.
    ///   - body: Returns the items of a drag that begins; empty for no drag.
    public convenience init(
        file: String = #fileID, line: Int = #line, _ body: @escaping @MainActor (any UIDragSession) -> [UIDragItem]
    ) {
        let delegate = Hooks.initialDelegate(of: UIDragInteraction.self)
        self.init(delegate: delegate)
        answer(.dragItems, file: file, line: line, with: body)
        // The interaction holds its delegate weakly.
        withExtendedLifetime(delegate) {}
    }

    /// Makes an interaction whose items a closure provides.
    ///
    /// The owner is held weakly and passed to the closure, which is called until the owner is deallocated.
    ///
    /// ```swift
    /// photo.addInteraction(UIDragInteraction(self) { screen, session in screen.items(of: session) })
    /// ```
    ///
    /// - Parameters:
    ///   - owner: The object whose lifetime limits the closure's lifetime.
    ///   - file: The source file of the caller; omit the argument.
    ///   - line: The line of the caller; omit the argument.
    ///   - body: Returns the items of a drag that begins; empty for no drag.
    public convenience init<Owner: AnyObject>(
        _ owner: Owner, file: String = #fileID, line: Int = #line,
        _ body: @escaping @MainActor (Owner, any UIDragSession) -> [UIDragItem]
    ) {
        let delegate = Hooks.initialDelegate(of: UIDragInteraction.self)
        self.init(delegate: delegate)
        answer(.dragItems, owner, file: file, line: line, body)
        // The interaction holds its delegate weakly.
        withExtendedLifetime(delegate) {}
    }
}
