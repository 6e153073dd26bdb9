extension UIDropInteraction {
    /// Makes an interaction that calls a closure when items are dropped.
    ///
    /// ```swift
    /// board.addInteraction(UIDropInteraction { session in load(session.items) })
    /// ```
    /// The interaction needs no delegate. It retains the closure.
    ///
    /// - Parameters:
    ///   - operation: The operation that is proposed for all drags, `.copy` by default. With `nil`, answer
    ///     `.sessionDidUpdate` with the proposal for each drag.
    ///   - file: The source file of the caller; omit the argument.
    ///   - line: The line of the caller; omit the argument.
    ///   - body: Receives the session of the drop.
    public convenience init(
        proposing operation: UIDropOperation? = .copy, file: String = #fileID, line: Int = #line,
        _ body: @escaping @MainActor (any UIDropSession) -> Void
    ) {
        let delegate = Hooks.initialDelegate(of: UIDropInteraction.self)
        self.init(delegate: delegate)
        if let operation { answer(.sessionDidUpdate, file: file, line: line) { _ in UIDropProposal(operation: operation) } }
        on(.performDrop, file: file, line: line, perform: body)
        // The interaction holds its delegate weakly.
        withExtendedLifetime(delegate) {}
    }

    /// Makes an interaction that calls a closure when items are dropped.
    ///
    /// The owner is held weakly and passed to the closure, which is called until the owner is deallocated.
    ///
    /// ```swift
    /// board.addInteraction(UIDropInteraction(self) { screen, session in screen.load(session.items) })
    /// ```
    ///
    /// - Parameters:
    ///   - operation: The operation that is proposed for all drags, `.copy` by default. With `nil`, answer
    ///     `.sessionDidUpdate` with the proposal for each drag.
    ///   - owner: The object whose lifetime limits the closure's lifetime.
    ///   - file: The source file of the caller; omit the argument.
    ///   - line: The line of the caller; omit the argument.
    ///   - body: Receives the session of the drop.
    public convenience init<Owner: AnyObject>(
        proposing operation: UIDropOperation? = .copy, _ owner: Owner, file: String = #fileID, line: Int = #line,
        _ body: @escaping @MainActor (Owner, any UIDropSession) -> Void
    ) {
        let delegate = Hooks.initialDelegate(of: UIDropInteraction.self)
        self.init(delegate: delegate)
        if let operation {
            answer(.sessionDidUpdate, owner, file: file, line: line) { _, _ in UIDropProposal(operation: operation) }
        }
        on(.performDrop, owner, file: file, line: line, body)
        // The interaction holds its delegate weakly.
        withExtendedLifetime(delegate) {}
    }
}
