extension UIToolTipInteraction {
    /// Makes an interaction whose tool tip a closure provides.
    ///
    /// ```swift
    /// chart.addInteraction(UIToolTipInteraction { point in UIToolTipConfiguration(toolTip: "\(point.x)") })
    /// ```
    /// The interaction needs no delegate. It retains the closure.
    ///
    /// - Parameters:
    ///   - file: The source file of the caller; omit the argument.
    ///   - line: The line of the caller; omit the argument.
    ///   - body: Returns the tool tip at a point of the view; `nil` for none.
    public convenience init(
        file: String = #fileID, line: Int = #line, _ body: @escaping @MainActor (CGPoint) -> UIToolTipConfiguration?
    ) {
        self.init()
        answer(.configuration, file: file, line: line, with: body)
    }

    /// Makes an interaction whose tool tip a closure provides.
    ///
    /// The owner is held weakly and passed to the closure, which is called until the owner is deallocated.
    ///
    /// ```swift
    /// chart.addInteraction(UIToolTipInteraction(self) { screen, point in screen.toolTip(at: point) })
    /// ```
    ///
    /// - Parameters:
    ///   - owner: The object whose lifetime limits the closure's lifetime.
    ///   - file: The source file of the caller; omit the argument.
    ///   - line: The line of the caller; omit the argument.
    ///   - body: Returns the tool tip at a point of the view; `nil` for none.
    public convenience init<Owner: AnyObject>(
        _ owner: Owner, file: String = #fileID, line: Int = #line,
        _ body: @escaping @MainActor (Owner, CGPoint) -> UIToolTipConfiguration?
    ) {
        self.init()
        answer(.configuration, owner, file: file, line: line, body)
    }
}
