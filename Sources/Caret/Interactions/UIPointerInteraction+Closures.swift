extension UIPointerInteraction {
    /// Makes an interaction whose pointer style a closure provides.
    ///
    /// ```swift
    /// button.addInteraction(UIPointerInteraction { _ in .hidden() })
    /// ```
    /// The interaction needs no delegate. It retains the closure.
    ///
    /// - Parameters:
    ///   - file: The source file of the caller; omit the argument.
    ///   - line: The line of the caller; omit the argument.
    ///   - body: Returns the pointer style of a region; `nil` for the system's pointer.
    public convenience init(
        file: String = #fileID, line: Int = #line, _ body: @escaping @MainActor (UIPointerRegion) -> UIPointerStyle?
    ) {
        let delegate = Hooks.initialDelegate(of: UIPointerInteraction.self)
        self.init(delegate: delegate)
        answer(.style, file: file, line: line, with: body)
        // The interaction holds its delegate weakly.
        withExtendedLifetime(delegate) {}
    }

    /// Makes an interaction whose pointer style a closure provides.
    ///
    /// The owner is held weakly and passed to the closure, which is called until the owner is deallocated.
    ///
    /// ```swift
    /// button.addInteraction(UIPointerInteraction(self) { screen, region in screen.style(in: region) })
    /// ```
    ///
    /// - Parameters:
    ///   - owner: The object whose lifetime limits the closure's lifetime.
    ///   - file: The source file of the caller; omit the argument.
    ///   - line: The line of the caller; omit the argument.
    ///   - body: Returns the pointer style of a region; `nil` for the system's pointer.
    public convenience init<Owner: AnyObject>(
        _ owner: Owner, file: String = #fileID, line: Int = #line,
        _ body: @escaping @MainActor (Owner, UIPointerRegion) -> UIPointerStyle?
    ) {
        let delegate = Hooks.initialDelegate(of: UIPointerInteraction.self)
        self.init(delegate: delegate)
        answer(.style, owner, file: file, line: line, body)
        // The interaction holds its delegate weakly.
        withExtendedLifetime(delegate) {}
    }
}
