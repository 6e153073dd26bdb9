extension UIFindInteraction {
    /// Makes an interaction whose session a closure provides.
    ///
    /// ```swift
    /// page.addInteraction(UIFindInteraction { _ in session })
    /// ```
    /// The interaction needs no delegate. It retains the closure.
    ///
    /// - Parameters:
    ///   - file: The source file of the caller; omit the argument.
    ///   - line: The line of the caller; omit the argument.
    ///   - body: Returns the find session of a view; `nil` for none.
    public convenience init(
        file: String = #fileID, line: Int = #line, _ body: @escaping @MainActor (UIView) -> UIFindSession?
    ) {
        let delegate = Hooks.initialDelegate(of: UIFindInteraction.self)
        self.init(sessionDelegate: delegate)
        answer(.session, file: file, line: line, with: body)
        // The interaction holds its delegate weakly.
        withExtendedLifetime(delegate) {}
    }

    /// Makes an interaction whose session a closure provides.
    ///
    /// The owner is held weakly and passed to the closure, which is called until the owner is deallocated.
    ///
    /// ```swift
    /// page.addInteraction(UIFindInteraction(self) { screen, view in screen.session(for: view) })
    /// ```
    ///
    /// - Parameters:
    ///   - owner: The object whose lifetime limits the closure's lifetime.
    ///   - file: The source file of the caller; omit the argument.
    ///   - line: The line of the caller; omit the argument.
    ///   - body: Returns the find session of a view; `nil` for none.
    public convenience init<Owner: AnyObject>(
        _ owner: Owner, file: String = #fileID, line: Int = #line,
        _ body: @escaping @MainActor (Owner, UIView) -> UIFindSession?
    ) {
        let delegate = Hooks.initialDelegate(of: UIFindInteraction.self)
        self.init(sessionDelegate: delegate)
        answer(.session, owner, file: file, line: line, body)
        // The interaction holds its delegate weakly.
        withExtendedLifetime(delegate) {}
    }
}
