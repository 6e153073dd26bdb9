extension UIView {
    /// Makes a view that a closure draws.
    ///
    /// ```swift
    /// let dot = UIView(frame: frame) { context, rect in
    ///     context.setFillColor(UIColor.systemRed.cgColor)
    ///     context.fillEllipse(in: rect)
    /// }
    /// ```
    /// The closure runs when the view is first shown, after `setNeedsDisplay()`, when the appearance changes between light and dark, and
    /// after a change of an `@Observable` value that it read: once a frame at most, however much changed. Moving and fading the view does
    /// not run it. The view keeps it, so capture the view's owner weakly in it.
    ///
    /// - Parameters:
    ///   - frame: of the view, in points of its superview; `.zero` by default.
    ///   - file: where it is made; leave it out.
    ///   - line: likewise.
    ///   - draw: gets the context, whose origin is the bounds' and which is UIKit's current one too, and what is to be drawn, in points.
    public convenience init(
        frame: CGRect = .zero, file: String = #fileID, line: Int = #line,
        draw: @escaping @MainActor (_ context: CGContext, _ rect: CGRect) -> Void
    ) {
        self.init(frame: frame)
        isOpaque = false
        let subscription = Subscription(site: "\(file):\(line)") { true }
        subscription.noteCaptures(of: draw)
        // What is drawn keeps the subscription, which an audit finds with the view.
        Hooks.setDrawing({ if subscription.isActive { draw($0, $1) } }, of: self)
        subscription.attached({ [weak self] in if let self { Hooks.setDrawing(nil, of: self) } }, notedIn: userInfoStorage)
        subscription.outlastsFilling()
    }
}
