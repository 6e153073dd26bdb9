extension UIStackView: ArrangingView {
    func subviewVisibilityDidChange(_ view: UIView) { visibilityChanged(of: view) }

    func subviewContentDidChange(_ view: UIView) {
        if distribution == .fillProportionally, arrangement.measuredLengths != StackConstraints.intrinsicLengths(of: self) {
            setNeedsArrangement()
        }
        if axis == .horizontal { baselinesDidChange() }
        (superview as? any ArrangingView)?.subviewContentDidChange(self)
    }

    func arrange(_ view: UIView, at index: Int) {
        precondition(
            index >= 0 && index <= arrangement.views.count,
            "UIStackView: a view was inserted at \(index), but \(arrangement.views.count) are arranged. Use 0…\(arrangement.views.count).")
        let oldIndex = view.superview === self ? arrangement.views.indexFromEitherEnd { $0 === view } : nil
        if let oldIndex { arrangement.views.remove(at: oldIndex) }
        view.translatesAutoresizingMaskIntoConstraints = false
        if view.superview !== self { addSubview(view) }
        arrangement.views.insert(view, at: min(index, arrangement.views.count))
        setNeedsArrangement()
    }

    func unarrange(_ view: UIView) {
        guard let index = arrangement.views.indexFromEitherEnd(where: { $0 === view }) else { return }
        arrangement.views.remove(at: index)
        arrangement.customSpacings[ObjectIdentifier(view)] = nil
        setNeedsArrangement()
    }

    func visibilityChanged(of view: UIView) {
        guard arrangement.views.contains(where: { $0 === view }) else { return }
        setNeedsArrangement()
        guard animatesVisibility(of: view) else { return }
        let removalToken = view.autoLayout.removalToken
        // The whole window is laid out within the current animation, because the stack's new size may move other views.
        UIView.animate(withDuration: 0, delay: 0) {
            self.window?.layoutIfNeeded()
        } completion: { [weak view] _ in
            view?.finishAnimatedRemoval(removalToken)
        }
    }

    func animatesVisibility(of view: UIView) -> Bool {
        guard window != nil, let scope = ApplicationHost.current?.animations.current, !scope.isInstant else { return false }
        return arrangement.views.contains { $0 === view }
    }

    /// Requests new constraints before the next layout.
    func setNeedsArrangement() {
        guard !arrangement.isDirty else { return }
        arrangement.isDirty = true
        setNeedsUpdateConstraints()
        setNeedsLayout()
        // The superview measures the stack during the superview's own layout.
        superview?.setNeedsLayout()
    }

    func arrangeIfNeeded() {
        guard arrangement.isDirty else { return }
        arrangement.isDirty = false
        NSLayoutConstraint.deactivate(arrangement.constraints)
        removeLayoutGuides(arrangement.spacers)
        arrangement.spacers = []
        let layout = StackConstraints(self)
        arrangement.measuredLengths = distribution == .fillProportionally ? StackConstraints.intrinsicLengths(of: self) : []
        arrangement.spacers = layout.spacers
        arrangement.constraints = layout.constraints
        for constraint in layout.constraints { constraint.isActive = true }
        // Another view may provide the stack's baselines now.
        baselinesDidChange()
    }

    /// Returns the visible view that provides the baseline: the first or last in a column, the highest in a row.
    func baselineView(isFirst: Bool) -> UIView {
        let views = arrangement.views.filter { !$0.isHidden }
        guard !views.isEmpty else { return self }
        let view: UIView?
        func height(_ view: UIView) -> CGFloat { max(view.bounds.height, view.intrinsicContentSize.height) }
        if axis == .vertical { view = isFirst ? views.first : views.last } else { view = views.max { height($0) < height($1) } }
        guard let view else { return self }
        return view
    }

    /// Returns the gap after a view, in points.
    func gap(after view: UIView) -> CGFloat {
        let custom = arrangement.customSpacings[ObjectIdentifier(view)] ?? spacing
        return custom == Self.spacingUseSystem ? SystemSpacing.standard : custom
    }
}
