import UIKitEngines

extension UIView {
    func hugging(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority { autoLayout.hugging[axis.rawValue] }

    func setHugging(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
        UILayoutPriority.check(priority, "setContentHuggingPriority")
        guard autoLayout.hugging[axis.rawValue] != priority else { return }
        autoLayout.hugging[axis.rawValue] = priority
        renewContentConstraints()
    }

    func compression(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority { autoLayout.compression[axis.rawValue] }

    func setCompression(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
        UILayoutPriority.check(priority, "setContentCompressionResistancePriority")
        guard autoLayout.compression[axis.rawValue] != priority else { return }
        autoLayout.compression[axis.rawValue] = priority
        renewContentConstraints()
    }

    private func renewContentConstraints() {
        guard let variables = autoLayout.variables else { return }
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] { setContent(nil, axis, variables) }
        setNeedsContentSize()
    }

    /// Enqueues the view for a measurement of its content before the next solution.
    func setNeedsContentSize() {
        guard let variables = autoLayout.variables, !autoLayout.translatesMask else { return }
        variables.system.enqueueContentMeasurement(variables)
        (superview ?? self).setNeedsLayout()
    }

    func contentSizeChanged() {
        MainThreadChecker.check()
        // A view that changes its content size during its own layout needs no further layout.
        if !layoutState.isLayingOut { setNeedsLayout() }
        (superview as? any ArrangingView)?.subviewContentDidChange(self)
        guard autoLayout.variables != nil else { return }
        setNeedsContentSize()
        notifyControllerOfFittingSize()
        baselinesDidChange()
    }

    /// Notifies the enclosing controller, whose container may depend on the fitting size.
    private func notifyControllerOfFittingSize() {
        let root = sequence(first: self) { $0.superview }.first { $0.owner != nil }
        (root?.owner as? UIViewController)?.fittingSizeMayHaveChanged()
    }

    /// Whether the height of the content depends on the view's width.
    var heightFollowsWidth: Bool { (self as? any TextMeasuring)?.contentHeight(forWidth: 0) != nil }

    func updateContentConstraints() {
        guard let variables = autoLayout.variables, !autoLayout.translatesMask else { return }
        let size = intrinsicContentSize
        let insets = insetsForAlignment
        let width = intrinsicLength(size.width, with: insets.left + insets.right)
        var height = intrinsicLength(size.height, with: insets.top + insets.bottom)
        setContent(width, .horizontal, variables)
        if heightFollowsWidth {
            variables.system.solver.solve()
            let solvedWidth = variables.system.solver.value(variables.width) - Double(insets.left + insets.right)
            if solvedWidth > 0, let measuredHeight = (self as? any TextMeasuring)?.contentHeight(forWidth: CGFloat(solvedWidth)) {
                height = Double(measuredHeight + insets.top + insets.bottom)
            }
        }
        setContent(height, .vertical, variables)
    }

    /// Returns a length of the content plus insets, in points; `nil` if the content has no intrinsic length.
    private func intrinsicLength(_ length: CGFloat, with insets: CGFloat) -> Double? {
        if length.isFinite, insets.isFinite { return length == Self.noIntrinsicMetric ? nil : Double(length + insets) }
        Diagnostics.report(
            "layout.content-size",
            "\(ConstraintOperand.name(self)) asks for a content size of \(length) points, which is ignored. Return from intrinsicContentSize "
                + "finite numbers, or UIView.noIntrinsicMetric.")
        return nil
    }

    private func setContent(_ length: Double?, _ axis: NSLayoutConstraint.Axis, _ variables: LayoutVariables) {
        let isWidth = axis == .horizontal
        let current = isWidth ? variables.contentWidth : variables.contentHeight
        guard current?.length != length else { return }
        var new = current
        if let current, let length {
            variables.system.solver.setConstant(length, of: current.hugging)
            variables.system.solver.setConstant(length, of: current.compression)
            new?.length = length
        } else if let current {
            variables.system.solver.remove(current.hugging)
            variables.system.solver.remove(current.compression)
            new = nil
        } else if let length {
            let terms = [LinearTerm(variables.length(axis))]
            new = ContentConstraints(
                hugging: variables.system.solver.add(
                    terms, .lessThanOrEqual, length, priority: autoLayout.hugging[axis.rawValue].rawValue),
                compression: variables.system.solver.add(
                    terms, .greaterThanOrEqual, length, priority: autoLayout.compression[axis.rawValue].rawValue), length: length)
        }
        if isWidth { variables.contentWidth = new } else { variables.contentHeight = new }
    }

    func frameAround(_ alignmentRect: CGRect) -> CGRect {
        let insets = alignmentRectInsets
        return CGRect(
            x: alignmentRect.minX - insets.left, y: alignmentRect.minY - insets.top,
            width: alignmentRect.width + insets.left + insets.right, height: alignmentRect.height + insets.top + insets.bottom)
    }
}
