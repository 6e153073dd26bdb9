/// A view with text, whose content height may depend on its width.
@MainActor protocol TextMeasuring: UIView {
    /// Returns the height of the content at a width, in points; `nil` if the height does not depend on the width.
    func contentHeight(forWidth width: CGFloat) -> CGFloat?
}

/// A view that arranges some of its subviews itself and excludes hidden ones.
@MainActor protocol ArrangingView: UIView {
    /// Returns whether hiding or showing a subview now is animated.
    func animatesVisibility(of view: UIView) -> Bool
    /// Called after a subview was hidden or shown.
    func subviewVisibilityDidChange(_ view: UIView)
    /// Called after the content size of a subview changed.
    func subviewContentDidChange(_ view: UIView)
}
