extension UIView {
    /// Makes a view that a closure draws.
    ///
    /// ```swift
    /// let dot = UIView(frame: frame) { context, rect in
    ///     context.setFillColor(UIColor.systemRed.cgColor)
    ///     context.fillEllipse(in: rect)
    /// }
    /// ```
    /// The closure runs when the view is first displayed, after `setNeedsDisplay()`, and when the appearance
    /// changes between light and dark. It also runs after a change of an `@Observable` value that it read, at most
    /// once per frame. Moving and fading the view does not run the closure. The view retains the closure, so
    /// capture the view's owner weakly.
    ///
    /// - Parameters:
    ///   - frame: The frame of the view, in points of its superview; `.zero` by default.
    ///   - file: The source file of the caller; omit the argument.
    ///   - line: The line of the caller; omit the argument.
    ///   - draw: Receives the context, which is also UIKit's current one and whose origin is that of the bounds, and
    ///     the rectangle to draw, in points.
    public convenience init(
        frame: CGRect = .zero, file: String = #fileID, line: Int = #line,
        draw: @escaping @MainActor (_ context: CGContext, _ rect: CGRect) -> Void
    ) {
        self.init(frame: frame)
        isOpaque = false
        let subscription = Subscription(site: "\(file):\(line)") { true }
        subscription.recordCaptures(of: draw)
        // The drawing closure retains the subscription, which the audit finds with the view.
        Hooks.setDrawing({ if subscription.isActive { draw($0, $1) } }, of: self)
        subscription.attached({ [weak self] in if let self { Hooks.setDrawing(nil, of: self) } }, notedIn: userInfoStorage)
        subscription.endsWithOwner()
    }
}
