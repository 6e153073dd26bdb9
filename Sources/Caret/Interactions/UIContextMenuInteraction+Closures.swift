extension UIContextMenuInteraction {
    /// Makes an interaction whose menu a closure provides.
    ///
    /// ```swift
    /// card.addInteraction(UIContextMenuInteraction { _ in UIContextMenuConfiguration(actionProvider: { _ in menu }) })
    /// ```
    /// The interaction needs no delegate. It retains the closure.
    ///
    /// - Parameters:
    ///   - file: The source file of the caller; omit the argument.
    ///   - line: The line of the caller; omit the argument.
    ///   - body: Returns the menu at a point of the view; `nil` for none.
    public convenience init(
        file: String = #fileID, line: Int = #line, _ body: @escaping @MainActor (CGPoint) -> UIContextMenuConfiguration?
    ) {
        let delegate = Hooks.initialDelegate(of: UIContextMenuInteraction.self)
        self.init(delegate: delegate)
        answer(.configuration, file: file, line: line, with: body)
        // The interaction holds its delegate weakly.
        withExtendedLifetime(delegate) {}
    }

    /// Makes an interaction whose menu a closure provides.
    ///
    /// The owner is held weakly and passed to the closure, which is called until the owner is deallocated.
    ///
    /// ```swift
    /// card.addInteraction(UIContextMenuInteraction(self) { screen, point in screen.menu(at: point) })
    /// ```
    ///
    /// - Parameters:
    ///   - owner: The object whose lifetime limits the closure's lifetime.
    ///   - file: The source file of the caller; omit the argument.
    ///   - line: The line of the caller; omit the argument.
    ///   - body: Returns the menu at a point of the view; `nil` for none.
    public convenience init<Owner: AnyObject>(
        _ owner: Owner, file: String = #fileID, line: Int = #line,
        _ body: @escaping @MainActor (Owner, CGPoint) -> UIContextMenuConfiguration?
    ) {
        let delegate = Hooks.initialDelegate(of: UIContextMenuInteraction.self)
        self.init(delegate: delegate)
        answer(.configuration, owner, file: file, line: line, body)
        // The interaction holds its delegate weakly.
        withExtendedLifetime(delegate) {}
    }
}
