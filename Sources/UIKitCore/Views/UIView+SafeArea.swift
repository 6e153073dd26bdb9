extension UIView {
    /// Returns the part of the superview's `insets` that covers this view, per edge. Where the view extends beyond the
    /// superview, the inset is that of the superview.
    func coverage(of insets: UIEdgeInsets, in superview: UIView) -> UIEdgeInsets {
        let outerBounds = superview.bounds
        let viewFrame = frame
        func overlap(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat { max(0, inset - max(0, distance)) }
        return UIEdgeInsets(
            top: overlap(insets.top, viewFrame.minY - outerBounds.minY), left: overlap(insets.left, viewFrame.minX - outerBounds.minX),
            bottom: overlap(insets.bottom, outerBounds.maxY - viewFrame.maxY),
            right: overlap(insets.right, outerBounds.maxX - viewFrame.maxX))
    }

    /// Updates the safe area after the view moved or its superview's safe area changed, and notifies the view.
    package func superviewSafeAreaDidChange() {
        applySafeArea(computedSafeArea)
    }

    /// Whether the stored safe area matches the computed one at the upper edge. The two differ while a change in an
    /// outer view has not reached this view yet, as when entering a window.
    var isTopSafeAreaCurrent: Bool { abs(layoutState.safeArea.top - computedSafeArea.top) < 0.5 }

    private var computedSafeArea: UIEdgeInsets {
        var result = UIEdgeInsets.zero
        if let window = self as? UIWindow {
            result = window.safeAreaOfScreen
        } else if let superview {
            result = coverage(of: superview.safeAreaForSubviews, in: superview)
        }
        guard let owner, containingWindow != nil else { return result }
        return result + owner.insetsAddedToSafeArea
    }

    private func applySafeArea(_ insets: UIEdgeInsets) {
        let hadArea = layoutState.safeArea != .zero
        if layoutState.safeArea != insets {
            layoutState.safeArea = insets
            for guide in autoLayout.builtInGuides.values { guide.refresh() }
            safeAreaInsetsDidChange()
            owner?.viewSafeAreaDidChange()
            if layoutState.insetsMarginsFromSafeArea { marginsDidChange() }
            setNeedsLayout()
        }
        // If the safe area was zero and stays zero, the safe areas of the subviews are and stay zero too.
        guard hadArea || insets != .zero else { return }
        for view in subviews { view.superviewSafeAreaDidChange() }
    }
}
