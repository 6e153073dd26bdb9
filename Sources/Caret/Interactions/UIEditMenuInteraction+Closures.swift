extension UIEditMenuInteraction {
    /// Makes an interaction whose menu a closure provides.
    ///
    /// ```swift
    /// page.addInteraction(UIEditMenuInteraction { request in UIMenu(children: request.suggestedActions) })
    /// ```
    /// The interaction needs no delegate. It retains the closure.
    ///
    /// - Parameters:
    ///   - file: The source file of the caller; omit the argument.
    ///   - line: The line of the caller; omit the argument.
    ///   - body: Returns the menu for a configuration and the actions that UIKit suggests; `nil` for no menu.
    public convenience init(
        file: String = #fileID, line: Int = #line,
        _ body: @escaping @MainActor ((configuration: UIEditMenuConfiguration, suggestedActions: [UIMenuElement])) -> UIMenu?
    ) {
        let delegate = Hooks.initialDelegate(of: UIEditMenuInteraction.self)
        self.init(delegate: delegate)
        answer(.menu, file: file, line: line, with: body)
        // The interaction holds its delegate weakly.
        withExtendedLifetime(delegate) {}
    }

    /// Makes an interaction whose menu a closure provides.
    ///
    /// The owner is held weakly and passed to the closure, which is called until the owner is deallocated.
    ///
    /// ```swift
    /// page.addInteraction(UIEditMenuInteraction(self) { screen, request in screen.menu(request.suggestedActions) })
    /// ```
    ///
    /// - Parameters:
    ///   - owner: The object whose lifetime limits the closure's lifetime.
    ///   - file: The source file of the caller; omit the argument.
    ///   - line: The line of the caller; omit the argument.
    ///   - body: Returns the menu for a configuration and the actions that UIKit suggests; `nil` for no menu.
    public convenience init<Owner: AnyObject>(
        _ owner: Owner, file: String = #fileID, line: Int = #line,
        _ body: @escaping @MainActor (Owner, (configuration: UIEditMenuConfiguration, suggestedActions: [UIMenuElement])) -> UIMenu?
    ) {
        let delegate = Hooks.initialDelegate(of: UIEditMenuInteraction.self)
        self.init(delegate: delegate)
        answer(.menu, owner, file: file, line: line, body)
        // The interaction holds its delegate weakly.
        withExtendedLifetime(delegate) {}
    }
}
