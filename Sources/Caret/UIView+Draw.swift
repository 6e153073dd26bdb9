extension UIView {
    /// Makes a view whose content a closure draws.
    ///
    /// ```swift
    /// let dot = UIView(frame: frame) { context, rect in
    ///     context.setFillColor(UIColor.systemRed.cgColor)
    ///     context.fillEllipse(in: rect)
    /// }
    /// ```
    /// The closure runs when the view is first displayed, after `setNeedsDisplay()`, and when the appearance changes
    /// between light and dark. The closure also runs after a change of an `@Observable` value that it read, at most
    /// once per frame. The closure does not run again when the view is moved or faded. The view retains the closure, so
    /// capture the owner of the view weakly.
    ///
    /// - Parameters:
    ///   - frame: The frame of the view, in the superview's coordinates; `.zero` by default.
    ///   - file: The source file of the caller; omit the argument.
    ///   - line: The line of the caller; omit the argument.
    ///   - draw: Draws `rect` in `context`; both use the coordinates of the view's bounds. The context is also UIKit's
    ///     current context.
    public convenience init(
        frame: CGRect = .zero, file: String = #fileID, line: Int = #line,
        draw: @escaping @MainActor (_ context: CGContext, _ rect: CGRect) -> Void
    ) {
        self.init(frame: frame)
        isOpaque = false
        let subscription = Subscription(file, line)
        subscription.recordCaptures(of: draw)
        // The drawing closure retains the subscription. The leak audit finds the subscription through the view.
        Hooks.setDrawing({ if subscription.isActive { draw($0, $1) } }, of: self)
        subscription.didAttach({ [weak self] in if let self { Hooks.setDrawing(nil, of: self) } }, registeredIn: userInfoStorage)
        subscription.endsWithOwner()
    }
}
