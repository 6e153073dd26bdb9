import UIKitEngines

// A side of a constraint as a linear expression.
//
// The solver has four variables per item: origin and size in the item's container. A margin becomes an edge of the
// margins guide, and a baseline belongs to the descendant with the text. The expression sums the origins of the item
// and of its containers below the common ancestor. A right or bottom edge adds the length; a centre adds half of the
// length. Alignment insets and baseline offsets are constants. The zoom scale of a scroll view multiplies the terms of
// the items inside it. In right-to-left layouts, a constraint with leading or trailing attributes measures horizontal
// positions from the right edge of the ancestor, with negated terms. The result is a list of variables with
// coefficients, and a constant.

/// A side of a constraint as a sum of solver variables, in the coordinates of a view that contains all items.
@MainActor struct AnchorExpression {
    var terms: [LinearTerm] = []
    var constant = 0.0
    /// The descendants of an item that provide its baselines.
    private(set) var textViews: [UIView] = []
    private let ancestor: UIView
    /// Whether horizontal positions are measured from the right edge of the ancestor.
    private let isMirrored: Bool

    init(_ operand: ConstraintOperand, in ancestor: UIView, isMirrored: Bool) {
        self.ancestor = ancestor
        self.isMirrored = isMirrored
        guard operand.isDistance else {
            add(operand, 1)
            return
        }
        add(operand.end, 1)
        add(operand.start, -1)
    }

    private mutating func add(_ operand: ConstraintOperand, _ factor: Double) {
        guard var item = operand.item, let axis = operand.attribute.axis else { return }
        if operand.attribute.isWithinMargins, let view = item as? UIView { item = view.layoutMarginsGuide }
        if operand.attribute.isBaseline, let view = item as? UIView {
            let views = view.baselineViews(isFirst: operand.attribute == .firstBaseline)
            textViews += views.dropFirst()
            item = views.last ?? view
        }
        let insets = Self.insets(item.insetsForAlignment, axis)
        guard !operand.attribute.isLength else {
            terms.append(LinearTerm(item.layoutVariables.length(axis), factor))
            constant -= factor * (insets.start + insets.end)
            return
        }
        let isNegated = isMirrored && axis == .horizontal
        let sign = isNegated ? -factor : factor
        let scale = addOrigin(item, axis, sign)
        let position =
            isNegated && operand.attribute.usesLeadingOrTrailing ? operand.attribute.axisPosition.opposite : operand.attribute.axisPosition
        addPosition(position, item, axis, insets, sign * scale)
        if isNegated { terms.append(LinearTerm(ancestor.layoutVariables.length(axis), factor)) }
    }

    /// Adds the origin of the item in the ancestor's coordinates. Returns the scale of the item in these coordinates.
    private mutating func addOrigin(_ item: any LayoutItem, _ axis: NSLayoutConstraint.Axis, _ factor: Double) -> Double {
        let firstIndex = terms.count
        var scale = 1.0
        var current = item
        while current !== ancestor, let container = current.container {
            let magnification = current.magnification
            if magnification != 1 {
                scale *= magnification
                for index in firstIndex..<terms.count { terms[index].coefficient *= magnification }
            }
            terms.append(LinearTerm(current.layoutVariables.origin(axis), factor))
            if container !== ancestor, let scroller = container as? UIScrollView {
                terms.append(LinearTerm(scroller.frameLayoutGuide.layoutVariables.origin(axis), -factor))
            }
            current = container
        }
        return scale
    }

    private mutating func addPosition(
        _ position: NSLayoutConstraint.Attribute.AxisPosition, _ item: any LayoutItem, _ axis: NSLayoutConstraint.Axis,
        _ insets: (start: Double, end: Double), _ factor: Double
    ) {
        var length = item.layoutVariables.length(axis)
        if item === ancestor, position == .end, let scroller = item as? UIScrollView {
            length = scroller.contentLayoutGuide.layoutVariables.length(axis)
        }
        switch position {
        case .start: constant += factor * insets.start
        case .end:
            terms.append(LinearTerm(length, factor))
            constant -= factor * insets.end
        case .middle:
            terms.append(LinearTerm(length, factor / 2))
            constant += factor * (insets.start - insets.end) / 2
        case .firstBaseline: addBaseline((item as? any BaselineMeasuring)?.measuredBaselines?.first, length, insets.end, factor)
        case .lastBaseline: addBaseline((item as? any BaselineMeasuring)?.measuredBaselines?.last, length, insets.end, factor)
        case .length: break
        }
    }

    /// Adds the baseline. Without a baseline, adds the lower edge of the view.
    private mutating func addBaseline(_ baseline: Baseline?, _ length: SolverVariable, _ bottom: Double, _ factor: Double) {
        let baseline = baseline ?? Baseline(heightFraction: 1, offset: -bottom)
        if baseline.heightFraction != 0 { terms.append(LinearTerm(length, factor * baseline.heightFraction)) }
        constant += factor * Double(baseline.offset)
    }

    private static func insets(_ insets: UIEdgeInsets, _ axis: NSLayoutConstraint.Axis) -> (start: Double, end: Double) {
        axis == .horizontal ? (Double(insets.left), Double(insets.right)) : (Double(insets.top), Double(insets.bottom))
    }
}

extension NSLayoutConstraint.Attribute.AxisPosition {
    fileprivate var opposite: Self {
        switch self {
        case .start: .end
        case .end: .start
        default: self
        }
    }
}
