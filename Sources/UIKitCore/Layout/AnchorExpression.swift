import UIKitEngines

// A side of a constraint as a linear expression.
//
// The solver has four variables per item: origin and size in the item's container. A margin becomes an edge of the
// margins guide, and a baseline belongs to the descendant with the text. The expression sums the origins of the item
// and of its containers below the common ancestor. The far edge adds the length, and the middle half of it. Alignment
// insets and baseline offsets are constants, and the magnification of a scroll view multiplies the inner terms.
// Right-to-left layouts count from the right edge, with negated terms. The result is a list of variables with
// coefficients, and a constant.

/// A side of a constraint as a sum of solver variables, in the coordinates of a view that contains all items.
@MainActor struct AnchorExpression {
    var terms: [LinearTerm] = []
    var constant = 0.0
    /// The descendants of an item that provide its baselines.
    private(set) var textViews: [UIView] = []
    private let ancestor: UIView
    /// Whether positions are measured from the right, in a right-to-left ancestor.
    private let isMirrored: Bool

    init(_ point: AnchorPoint, in ancestor: UIView, isMirrored: Bool) {
        self.ancestor = ancestor
        self.isMirrored = isMirrored
        guard point.isComposed else {
            add(point, 1)
            return
        }
        add(point.end, 1)
        add(point.start, -1)
    }

    private mutating func add(_ point: AnchorPoint, _ factor: Double) {
        guard var item = point.item, let axis = point.attribute.axis else { return }
        if point.attribute.isWithinMargins, let view = item as? UIView { item = view.layoutMarginsGuide }
        if point.attribute.isBaseline, let view = item as? UIView {
            let views = view.baselineViews(isFirst: point.attribute == .firstBaseline)
            textViews += views.dropFirst()
            item = views.last ?? view
        }
        let insets = Self.insets(item.insetsForAlignment, axis)
        guard !point.attribute.isLength else {
            terms.append(LinearTerm(item.box.length(axis), factor))
            constant -= factor * (insets.start + insets.end)
            return
        }
        let turns = isMirrored && axis == .horizontal
        let sign = turns ? -factor : factor
        let scale = addOrigin(item, axis, sign)
        let place = turns && point.attribute.isDirectional ? point.attribute.place.opposite : point.attribute.place
        addPlace(place, item, axis, insets, sign * scale)
        if turns { terms.append(LinearTerm(ancestor.box.length(axis), factor)) }
    }

    /// Adds the origin of the item in the ancestor's coordinates. Returns the item's magnification there.
    private mutating func addOrigin(_ item: any LayoutItem, _ axis: NSLayoutConstraint.Axis, _ factor: Double) -> Double {
        let first = terms.count
        var scale = 1.0
        var current = item
        while current !== ancestor, let container = current.container {
            let magnification = current.magnification
            if magnification != 1 {
                scale *= magnification
                for index in first..<terms.count { terms[index].coefficient *= magnification }
            }
            terms.append(LinearTerm(current.box.origin(axis), factor))
            if container !== ancestor, let scroller = container as? UIScrollView {
                terms.append(LinearTerm(scroller.frameLayoutGuide.box.origin(axis), -factor))
            }
            current = container
        }
        return scale
    }

    private mutating func addPlace(
        _ place: NSLayoutConstraint.Attribute.Place, _ item: any LayoutItem, _ axis: NSLayoutConstraint.Axis,
        _ insets: (start: Double, end: Double), _ factor: Double
    ) {
        var length = item.box.length(axis)
        if item === ancestor, place == .end, let scroller = item as? UIScrollView { length = scroller.contentLayoutGuide.box.length(axis) }
        switch place {
        case .start: constant += factor * insets.start
        case .end:
            terms.append(LinearTerm(length, factor))
            constant -= factor * insets.end
        case .middle:
            terms.append(LinearTerm(length, factor / 2))
            constant += factor * (insets.start - insets.end) / 2
        case .firstBaseline: addBaseline((item as? any BaselineMeasuring)?.ownBaselines?.first, length, insets.end, factor)
        case .lastBaseline: addBaseline((item as? any BaselineMeasuring)?.ownBaselines?.last, length, insets.end, factor)
        case .length: break
        }
    }

    /// Adds the baseline; for a view without text, this is the lower edge.
    private mutating func addBaseline(_ line: Baseline?, _ length: SolverVariable, _ bottom: Double, _ factor: Double) {
        let line = line ?? Baseline(share: 1, offset: -bottom)
        if line.share != 0 { terms.append(LinearTerm(length, factor * line.share)) }
        constant += factor * Double(line.offset)
    }

    private static func insets(_ insets: UIEdgeInsets, _ axis: NSLayoutConstraint.Axis) -> (start: Double, end: Double) {
        axis == .horizontal ? (Double(insets.left), Double(insets.right)) : (Double(insets.top), Double(insets.bottom))
    }
}

extension NSLayoutConstraint.Attribute.Place {
    fileprivate var opposite: Self {
        switch self {
        case .start: .end
        case .end: .start
        default: self
        }
    }
}
