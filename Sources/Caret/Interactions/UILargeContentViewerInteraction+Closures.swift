extension UILargeContentViewerInteraction {
    /// Makes an interaction that calls a closure when a touch over large content ends.
    ///
    /// ```swift
    /// bar.addInteraction(UILargeContentViewerInteraction { end in open(end.item) })
    /// ```
    /// The interaction needs no delegate. It retains the closure.
    ///
    /// - Parameters:
    ///   - file: The source file of the caller; omit the argument.
    ///   - line: The line of the caller; omit the argument.
    ///   - body: Receives the item, or `nil`, and the location of the touch in the view.
    public convenience init(
        file: String = #fileID, line: Int = #line,
        _ body: @escaping @MainActor ((item: (any UILargeContentViewerItem)?, point: CGPoint)) -> Void
    ) {
        let delegate = Hooks.initialDelegate(of: UILargeContentViewerInteraction.self)
        self.init(delegate: delegate)
        on(.didEnd, file: file, line: line, perform: body)
        // The interaction holds its delegate weakly.
        withExtendedLifetime(delegate) {}
    }

    /// Makes an interaction that calls a closure when a touch over large content ends.
    ///
    /// The owner is held weakly and passed to the closure, which is called until the owner is deallocated.
    ///
    /// ```swift
    /// bar.addInteraction(UILargeContentViewerInteraction(self) { screen, end in screen.open(end.item) })
    /// ```
    ///
    /// - Parameters:
    ///   - owner: The object whose lifetime limits the closure's lifetime.
    ///   - file: The source file of the caller; omit the argument.
    ///   - line: The line of the caller; omit the argument.
    ///   - body: Receives the item, or `nil`, and the location of the touch in the view.
    public convenience init<Owner: AnyObject>(
        _ owner: Owner, file: String = #fileID, line: Int = #line,
        _ body: @escaping @MainActor (Owner, (item: (any UILargeContentViewerItem)?, point: CGPoint)) -> Void
    ) {
        let delegate = Hooks.initialDelegate(of: UILargeContentViewerInteraction.self)
        self.init(delegate: delegate)
        on(.didEnd, owner, file: file, line: line, body)
        // The interaction holds its delegate weakly.
        withExtendedLifetime(delegate) {}
    }
}
