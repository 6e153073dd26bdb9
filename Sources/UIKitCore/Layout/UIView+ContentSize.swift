import UIKitEngines

extension UIView {
    /// How much a view resists being larger than its content; `.defaultLow`, 250, by default.
    public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { autoLayout.hugging[axis.rawValue] }

    /// Sets how much the view resists being larger than its content.
    public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        guard autoLayout.hugging[axis.rawValue] != priority else { return }
        autoLayout.hugging[axis.rawValue] = priority
        renewContentConstraints()
    }

    /// How much a view resists being smaller than its content; `.defaultHigh`, 750, by default.
    public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        autoLayout.compression[axis.rawValue]
    }

    /// Sets how much the view resists being smaller than its content.
    public func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        guard autoLayout.compression[axis.rawValue] != priority else { return }
        autoLayout.compression[axis.rawValue] = priority
        renewContentConstraints()
    }

    private func renewContentConstraints() {
        guard let box = autoLayout.box else { return }
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] { setContent(nil, axis, box) }
        needsContentSize()
    }

    /// The content's size may be another: it is asked for before the next solution.
    func needsContentSize() {
        guard let box = autoLayout.box, !autoLayout.translatesMask else { return }
        box.system.mark(box)
        (superview ?? self).setNeedsLayout()
    }

    func contentSizeChanged() {
        // Who says so while it places its content does not have to do that again.
        if !layoutState.isLayingOut { setNeedsLayout() }
        guard let box = autoLayout.box else { return }
        needsContentSize()
        // Baselines move with the font.
        for constraint in box.uses where constraint.usesBaseline { constraint.reinstall() }
    }

    /// Whether the height that the content asks for depends on the view's width.
    var heightFollowsWidth: Bool { (self as? any TextMeasuring)?.contentHeight(forWidth: 0) != nil }

    func updateContentConstraints() {
        guard let box = autoLayout.box, !autoLayout.translatesMask else { return }
        let size = intrinsicContentSize
        let insets = alignmentRectInsets
        let width = asked(size.width, with: insets.left + insets.right)
        var height = asked(size.height, with: insets.top + insets.bottom)
        setContent(width, .horizontal, box)
        if heightFollowsWidth {
            box.system.solver.solve()
            let solved = box.system.solver.value(box.width) - Double(insets.left + insets.right)
            if solved > 0, let natural = (self as? any TextMeasuring)?.contentHeight(forWidth: CGFloat(solved)) {
                height = Double(natural + insets.top + insets.bottom)
            }
        }
        setContent(height, .vertical, box)
    }

    /// A length that the content asks for, in points; `nil` for none.
    private func asked(_ length: CGFloat, with insets: CGFloat) -> Double? {
        if length.isFinite, insets.isFinite { return length == Self.noIntrinsicMetric ? nil : Double(length + insets) }
        Diagnostics.report(
            "layout.content-size",
            "\(AnchorPoint.name(self)) asks for a content size of \(length) points, which is left out. Answer intrinsicContentSize with "
                + "finite numbers, or UIView.noIntrinsicMetric.")
        return nil
    }

    private func setContent(_ length: Double?, _ axis: NSLayoutConstraint.Axis, _ box: LayoutBox) {
        let isWidth = axis == .horizontal
        let known = isWidth ? box.contentWidth : box.contentHeight
        guard known?.length != length else { return }
        var new = known
        if let known, let length {
            box.system.solver.setConstant(length, of: known.hugging)
            box.system.solver.setConstant(length, of: known.compression)
            new?.length = length
        } else if let known {
            box.system.solver.remove(known.hugging)
            box.system.solver.remove(known.compression)
            new = nil
        } else if let length {
            let terms = [LinearTerm(box.length(axis))]
            new = ContentConstraints(
                hugging: box.system.solver.add(
                    terms, .lessThanOrEqual, length, priority: autoLayout.hugging[axis.rawValue].rawValue),
                compression: box.system.solver.add(
                    terms, .greaterThanOrEqual, length, priority: autoLayout.compression[axis.rawValue].rawValue), length: length)
        }
        if isWidth { box.contentWidth = new } else { box.contentHeight = new }
    }

    func frameAround(_ alignmentRect: CGRect) -> CGRect {
        let insets = alignmentRectInsets
        return CGRect(
            x: alignmentRect.minX - insets.left, y: alignmentRect.minY - insets.top,
            width: alignmentRect.width + insets.left + insets.right, height: alignmentRect.height + insets.top + insets.bottom)
    }

    // MARK: - Baselines

    /// From the upper edge to the first baseline, in points.
    var firstBaselineFromTop: CGFloat {
        let view = forFirstBaselineLayout
        guard view !== self else { return (self as? any TextMeasuring)?.ownBaselines?.first ?? bounds.height }
        return view.convert(.zero, to: self).y + view.firstBaselineFromTop
    }

    /// From the last baseline to the lower edge, in points.
    var lastBaselineFromBottom: CGFloat {
        let view = forLastBaselineLayout
        guard view !== self else { return (self as? any TextMeasuring)?.ownBaselines?.last ?? 0 }
        return bounds.height - view.convert(CGPoint(x: 0, y: view.bounds.height), to: self).y + view.lastBaselineFromBottom
    }
}

extension NSLayoutConstraint {
    var usesBaseline: Bool {
        [first.attribute, second.attribute].contains { $0 == .firstBaseline || $0 == .lastBaseline }
    }
}
