/// Creates the constraints of a stack view.
///
/// A hidden view is collapsed to length zero at the end of the previous visible view. The first and last visible
/// views are connected to the ends of the stack, and each gap is a constraint between neighbours. For equal spacing
/// and centring the gaps are minimums, and spacer guides of equal length lie between neighbours. `fillEqually` makes
/// all lengths equal; `fillProportionally` makes each length a fraction of the stack's length, in proportion to the
/// intrinsic lengths. Across the stack, each view has a constraint for its alignment, and no view exceeds the stack.
/// Unless the alignment is `fill`, a weak constraint keeps the stack's cross length small.
@MainActor struct StackConstraints {
    private(set) var constraints: [NSLayoutConstraint] = []
    private(set) var spacers: [UILayoutGuide] = []
    private let stack: UIStackView
    private let views: [UIView]
    private let isRow: Bool
    private let container: any LayoutItem

    init(_ stack: UIStackView) {
        self.stack = stack
        views = stack.arrangedSubviews.filter { !$0.isHidden }
        isRow = stack.axis == .horizontal
        container = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
        var previous: UIView?
        for view in stack.arrangedSubviews {
            if view.isHidden { collapse(view, after: previous) } else { previous = view }
        }
        guard let first = views.first, let last = views.last else { return }
        add(first, start, .equal, container, start, name: "canvas-connection")
        add(container, end, .equal, last, end, name: "canvas-connection")
        addGaps()
        addLengths()
        addAlignment()
    }

    private var start: NSLayoutConstraint.Attribute { isRow ? .leading : .top }
    private var end: NSLayoutConstraint.Attribute { isRow ? .trailing : .bottom }
    private var length: NSLayoutConstraint.Attribute { isRow ? .width : .height }
    private var crossStart: NSLayoutConstraint.Attribute { isRow ? .top : .leading }
    private var crossEnd: NSLayoutConstraint.Attribute { isRow ? .bottom : .trailing }
    private var crossCenter: NSLayoutConstraint.Attribute { isRow ? .centerY : .centerX }
    private var center: NSLayoutConstraint.Attribute { isRow ? .centerX : .centerY }

    private mutating func add(
        _ first: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation,
        _ second: (any LayoutItem)?, _ secondAttribute: NSLayoutConstraint.Attribute, multiplier: CGFloat = 1, constant: CGFloat = 0,
        priority: UILayoutPriority = .required, name: String
    ) {
        let constraint = NSLayoutConstraint.between(
            ConstraintOperand(item: first, attribute: attribute), relation,
            second.map { ConstraintOperand(item: $0, attribute: secondAttribute) },
            multiplier: multiplier, constant: constant, at: ("UIStackView", 0))
        constraint.priority = priority
        constraint.identifier = "UISV-\(name)"
        constraints.append(constraint)
    }

    /// Collapses a hidden view along the stack. The view is placed where it will appear when shown, and does not affect
    /// the cross length.
    private mutating func collapse(_ view: UIView, after previous: UIView?) {
        add(view, length, .equal, nil, .notAnAttribute, priority: UILayoutPriority(999), name: "hiding")
        add(view, start, .equal, previous ?? container, previous == nil ? start : end, priority: UILayoutPriority(999), name: "hiding")
        add(view, crossStart, .equal, container, crossStart, priority: UILayoutPriority(999), name: "hiding")
        add(view, crossEnd, .equal, container, crossEnd, priority: UILayoutPriority(1), name: "hiding")
    }

    // MARK: - Along the stack

    private mutating func addGaps() {
        let allowsLargerGaps = stack.distribution == .equalSpacing || stack.distribution == .equalCentering
        for (view, next) in zip(views, views.dropFirst()) {
            let gap = stack.gap(after: view)
            let relation: NSLayoutConstraint.Relation = allowsLargerGaps ? .greaterThanOrEqual : .equal
            if stack.isBaselineRelativeArrangement, !isRow {
                add(next, .firstBaseline, relation, view, .lastBaseline, constant: gap, name: "spacing")
            } else {
                add(next, start, relation, view, end, constant: gap, name: "spacing")
            }
        }
        if stack.distribution == .equalSpacing { addSpacers(from: end, to: start) }
        if stack.distribution == .equalCentering { addSpacers(from: center, to: center) }
    }

    /// Adds guides of equal length between neighbours.
    private mutating func addSpacers(from: NSLayoutConstraint.Attribute, to: NSLayoutConstraint.Attribute) {
        let isStrict = stack.distribution == .equalSpacing
        for (view, next) in zip(views, views.dropFirst()) {
            let guide = UILayoutGuide()
            guide.identifier = "UISV-spacer"
            stack.addLayoutGuide(guide)
            add(guide, start, .equal, view, from, name: "spacer")
            add(guide, end, .equal, next, to, name: "spacer")
            if let first = spacers.first {
                let priority = isStrict ? UILayoutPriority.required : UILayoutPriority(150 - Float(spacers.count))
                add(guide, length, .equal, first, length, priority: priority, name: "distributing")
            }
            spacers.append(guide)
        }
    }

    private mutating func addLengths() {
        guard let first = views.first else { return }
        switch stack.distribution {
        case .fillEqually:
            for view in views.dropFirst() { add(view, length, .equal, first, length, name: "fill-equally") }
        case .fillProportionally: addProportions()
        case .fill, .equalSpacing, .equalCentering: break
        }
    }

    private mutating func addProportions() {
        let lengths = Self.intrinsicLengths(of: stack)
        let totalLength = lengths.reduce(0) { $0 + max(0, $1) }
        guard totalLength > 0 else { return }
        let gaps = views.dropLast().reduce(0) { $0 + stack.gap(after: $1) }
        for (view, size) in zip(views, lengths) where size > 0 {
            let fraction = size / totalLength
            add(
                view, length, .equal, container, length, multiplier: fraction, constant: -gaps * fraction,
                priority: view === views.last ? UILayoutPriority(999) : .required, name: "fill-proportionally")
        }
    }

    /// Returns the intrinsic lengths of the visible views along the stack, in points. The length of a nested stack is
    /// computed from its views.
    static func intrinsicLengths(of stack: UIStackView) -> [CGFloat] {
        stack.arrangedSubviews.filter { !$0.isHidden }.map { intrinsicLength(of: $0, along: stack.axis) }
    }

    private static func intrinsicLength(of view: UIView, along axis: NSLayoutConstraint.Axis) -> CGFloat {
        guard let stack = view as? UIStackView else {
            return axis == .horizontal ? view.intrinsicContentSize.width : view.intrinsicContentSize.height
        }
        let views = stack.arrangedSubviews.filter { !$0.isHidden }
        let lengths = views.map { max(0, intrinsicLength(of: $0, along: axis)) }
        guard stack.axis == axis else { return lengths.max() ?? 0 }
        return lengths.reduce(0, +) + views.dropLast().reduce(0) { $0 + stack.gap(after: $1) }
    }

    // MARK: - Across the stack

    private mutating func addAlignment() {
        let alignsBaselines = isRow && (stack.alignment == .firstBaseline || stack.alignment == .lastBaseline)
        for view in views {
            switch stack.alignment {
            case .fill:
                add(view, crossStart, .equal, container, crossStart, name: "alignment")
                add(view, crossEnd, .equal, container, crossEnd, name: "alignment")
                continue
            case .leading: add(view, crossStart, .equal, container, crossStart, name: "alignment")
            case .trailing: add(view, crossEnd, .equal, container, crossEnd, name: "alignment")
            case .center: add(view, crossCenter, .equal, container, crossCenter, name: "alignment")
            case .firstBaseline, .lastBaseline:
                if !alignsBaselines { add(view, crossStart, .equal, container, crossStart, name: "alignment") }
            }
            add(view, crossStart, .greaterThanOrEqual, container, crossStart, name: "canvas-connection")
            add(container, crossEnd, .greaterThanOrEqual, view, crossEnd, name: "canvas-connection")
        }
        if alignsBaselines { addBaselines() }
        if stack.alignment != .fill { hugAcross() }
    }

    private mutating func addBaselines() {
        let attribute: NSLayoutConstraint.Attribute = stack.alignment == .firstBaseline ? .firstBaseline : .lastBaseline
        guard let first = views.first else { return }
        for view in views.dropFirst() { add(view, attribute, .equal, first, attribute, name: "alignment") }
    }

    /// Adds weak constraints that keep the stack's cross length at that of its largest view, and baseline-aligned views
    /// close to the top.
    private mutating func hugAcross() {
        let crossLength: NSLayoutConstraint.Attribute = isRow ? .height : .width
        add(stack, crossLength, .equal, nil, .notAnAttribute, priority: UILayoutPriority(51), name: "ambiguity-suppression")
        for view in views where stack.alignment == .firstBaseline || stack.alignment == .lastBaseline {
            add(view, crossStart, .equal, container, crossStart, priority: UILayoutPriority(51), name: "ambiguity-suppression")
        }
    }
}
