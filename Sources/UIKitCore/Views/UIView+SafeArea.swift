extension UIView {
    /// How much of this view lies under `insets` of its superview, by edge; what reaches beyond the superview has no more than that.
    func coverage(of insets: UIEdgeInsets, in superview: UIView) -> UIEdgeInsets {
        let outer = superview.bounds
        let own = frame
        func covered(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat { max(0, inset - max(0, distance)) }
        return UIEdgeInsets(
            top: covered(insets.top, own.minY - outer.minY), left: covered(insets.left, own.minX - outer.minX),
            bottom: covered(insets.bottom, outer.maxY - own.maxY), right: covered(insets.right, outer.maxX - own.maxX))
    }

    /// Works the safe area out anew after the view moved, or its superview's area changed, and tells whom it concerns.
    package func superviewSafeAreaDidChange() {
        takeSafeArea(computedSafeArea)
    }

    /// Whether the view has taken over what covers its upper edge. It has not in the midst of a change that comes from further out, as on
    /// the way into a window.
    var hasTakenUpperSafeArea: Bool { abs(layoutState.safeArea.top - computedSafeArea.top) < 0.5 }

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

    private func takeSafeArea(_ insets: UIEdgeInsets) {
        let hadArea = layoutState.safeArea != .zero
        if layoutState.safeArea != insets {
            layoutState.safeArea = insets
            for guide in autoLayout.ownGuides.values { guide.refresh() }
            safeAreaInsetsDidChange()
            owner?.viewSafeAreaDidChange()
            if layoutState.insetsMarginsFromSafeArea { marginsDidChange() }
            setNeedsLayout()
        }
        // Within an area of zero nothing changes for subviews, wherever they are.
        guard hadArea || insets != .zero else { return }
        for view in subviews { view.superviewSafeAreaDidChange() }
    }
}
