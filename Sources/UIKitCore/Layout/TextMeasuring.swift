/// A view of text: its height may follow its width.
@MainActor protocol TextMeasuring: UIView {
    /// The height that the content asks for at a width, in points; `nil` where the width does not decide it.
    func contentHeight(forWidth width: CGFloat) -> CGFloat?
}

/// A view that places some of its subviews by itself, and leaves hidden ones out.
@MainActor protocol ArrangingView: UIView {
    /// Whether hiding or showing a subview now is animated.
    func animatesVisibility(of view: UIView) -> Bool
    /// A subview was hidden or shown.
    func subviewVisibilityDidChange(_ view: UIView)
    /// A subview's content asks for another size.
    func subviewContentDidChange(_ view: UIView)
}
