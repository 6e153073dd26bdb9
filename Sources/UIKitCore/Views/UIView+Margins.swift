extension UIView {
    var directionalMargins: NSDirectionalEdgeInsets {
        switch layoutState.margins {
        case .standard: owner?.minimumMargins ?? NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
        case .directional(let insets): insets
        case .absolute(let insets): NSDirectionalEdgeInsets(insets, direction: effectiveUserInterfaceLayoutDirection)
        }
    }

    func setDirectionalMargins(_ margins: NSDirectionalEdgeInsets) {
        layoutState.margins = .directional(margins)
        marginsDidChange()
    }

    /// Whether the safe area is added to the margins; `true` by default.
    public var insetsLayoutMarginsFromSafeArea: Bool {
        get { layoutState.insetsMarginsFromSafeArea }
        set {
            guard layoutState.insetsMarginsFromSafeArea != newValue else { return }
            layoutState.insetsMarginsFromSafeArea = newValue
            marginsDidChange()
        }
    }

    /// Whether the view also respects its superview's margins; `false` by default.
    public var preservesSuperviewLayoutMargins: Bool {
        get { layoutState.preservesSuperviewMargins }
        set {
            guard layoutState.preservesSuperviewMargins != newValue else { return }
            layoutState.preservesSuperviewMargins = newValue
            marginsDidChange()
        }
    }

    var effectiveLayoutMargins: UIEdgeInsets {
        var margins = marginsWithoutSafeArea
        if layoutState.insetsMarginsFromSafeArea { margins = margins + safeAreaInsets }
        guard layoutState.preservesSuperviewMargins, let superview else { return margins }
        let inheritedMargins = coverage(of: superview.layoutMargins, in: superview)
        return UIEdgeInsets(
            top: max(margins.top, inheritedMargins.top), left: max(margins.left, inheritedMargins.left),
            bottom: max(margins.bottom, inheritedMargins.bottom), right: max(margins.right, inheritedMargins.right))
    }

    /// The margins without the safe area: the values that were set, at least the controller's minimum; otherwise that
    /// minimum or 8 points.
    private var marginsWithoutSafeArea: UIEdgeInsets {
        let direction = effectiveUserInterfaceLayoutDirection
        let margins = layoutState.margins.resolved(direction)
        guard let minimum = owner?.minimumMargins?.resolved(direction) else { return margins }
        if case .standard = layoutState.margins { return minimum }
        return UIEdgeInsets(
            top: max(margins.top, minimum.top), left: max(margins.left, minimum.left), bottom: max(margins.bottom, minimum.bottom),
            right: max(margins.right, minimum.right))
    }

    func setLayoutMargins(_ margins: UIEdgeInsets) {
        layoutState.margins = .absolute(margins)
        marginsDidChange()
    }

    /// Computes the margins again, and notifies the view if they differ from the last reported margins.
    func marginsDidChange() {
        let margins = layoutMargins
        guard layoutState.reportedMargins != margins else { return }
        layoutState.reportedMargins = margins
        for guide in autoLayout.builtInGuides.values { guide.refresh() }
        layoutMarginsDidChange()
        owner?.viewMarginsDidChange()
        setNeedsLayout()
        for view in subviews where view.layoutState.preservesSuperviewMargins { view.marginsDidChange() }
    }
}
