extension NSLayoutConstraint {
    /// Creates constraints from a line such as `H:|-[name(>=50)]-8-[value]-|`, without activating them.
    ///
    /// - Parameters:
    ///   - format: a line in the visual format language.
    ///   - opts: the alignment of the items with each other, the direction of a row, and the spacing of a column.
    ///   - metrics: numbers by name, in points.
    ///   - views: views and guides by name.
    ///   - fileID: the source file; omit it.
    ///   - line: the source line; omit it.
    /// - Precondition: The line is valid, and every name is defined. The failure message shows the mistake.
    public class func constraints(
        withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]? = nil, views: [String: Any],
        fileID: String = #fileID, line: Int = #line
    ) -> [NSLayoutConstraint] {
        do {
            let parsedFormat = try VisualFormatParser.parse(format)
            let maker = VisualFormatMaker(
                format: parsedFormat, options: opts, metrics: metrics ?? [:], views: views, origin: (fileID, line), text: format)
            return maker.make()
        } catch {
            preconditionFailure(
                "Unable to parse constraint format: \(error.message).\n\(format)\n"
                    + String(repeating: " ", count: error.position) + "^")
        }
    }
}

/// Creates the constraints of a line in the visual format language.
///
/// Each gap becomes constraints between the edges of its two items. A standard gap is 8 points between views, and ends
/// at the superview's margin next to the superview. Each predicate of a view becomes a constraint on its width or
/// height. Each alignment option becomes equality constraints between neighbouring views.
@MainActor struct VisualFormatMaker {
    let format: VisualFormat
    let options: NSLayoutConstraint.FormatOptions
    let metrics: [String: Any]
    let views: [String: Any]
    let origin: (fileID: String, line: Int)
    let text: String

    func make() -> [NSLayoutConstraint] {
        var result: [NSLayoutConstraint] = []
        for (index, gap) in format.gaps.enumerated() { result += constraints(gap, format.items[index], format.items[index + 1]) }
        for case .view(let name, let predicates) in format.items {
            for predicate in predicates { result.append(size(item(name), predicate)) }
        }
        return result + alignmentConstraints()
    }

    private var isReversed: Bool { options.contains(.directionRightToLeft) }
    private var hasFixedDirection: Bool { isReversed || options.contains(.directionLeftToRight) }
    private var start: NSLayoutConstraint.Attribute {
        if format.isVertical { return .top }
        if isReversed { return .right }
        return hasFixedDirection ? .left : .leading
    }
    private var end: NSLayoutConstraint.Attribute {
        if format.isVertical { return .bottom }
        if isReversed { return .left }
        return hasFixedDirection ? .right : .trailing
    }
    private var usesBaselines: Bool { format.isVertical && options.contains(.spacingBaselineToBaseline) }
    private var standardSpacing: CGFloat { 8 }

    private func constraints(_ gap: VisualFormat.Gap, _ before: VisualFormat.Item, _ after: VisualFormat.Item) -> [NSLayoutConstraint] {
        let isEdge = before == .superview || after == .superview
        let first = side(after, isBefore: false, margins: isEdge && gap == .standard, isEdge: isEdge)
        let second = side(before, isBefore: true, margins: isEdge && gap == .standard, isEdge: isEdge)
        switch gap {
        case .none: return [between(first, .equal, second, 0, nil)]
        case .standard: return [between(first, .equal, second, isEdge ? 0 : standardSpacing, nil)]
        case .predicates(let predicates):
            return predicates.map { between(first, $0.relation, second, number($0.value) + $0.addend, $0.priority) }
        }
    }

    /// Returns the edge of an item next to a gap. Next to a standard gap, the superview's margin is used.
    private func side(_ item: VisualFormat.Item, isBefore: Bool, margins: Bool, isEdge: Bool) -> ConstraintOperand {
        switch item {
        case .view(let name, _):
            if usesBaselines, !isEdge {
                return ConstraintOperand(item: self.item(name), attribute: isBefore ? .lastBaseline : .firstBaseline)
            }
            return ConstraintOperand(item: self.item(name), attribute: isBefore ? end : start)
        case .superview:
            let attribute = isBefore ? start : end
            guard let container else {
                preconditionFailure("Unable to parse constraint format: '|' in '\(text)' stands for a superview, but no view has one yet.")
            }
            return ConstraintOperand(item: margins ? container.layoutMarginsGuide : container, attribute: attribute)
        }
    }

    private var container: UIView? {
        for case .view(let name, _) in format.items { if let container = item(name).container { return container } }
        return nil
    }

    private func between(
        _ first: ConstraintOperand, _ relation: NSLayoutConstraint.Relation, _ second: ConstraintOperand, _ constant: CGFloat,
        _ priority: VisualFormat.Value?
    ) -> NSLayoutConstraint {
        // From right to left, each item is to the left of the previous item.
        let swapsItems = isReversed && !format.isVertical
        let constraint = NSLayoutConstraint.between(
            swapsItems ? second : first, relation, swapsItems ? first : second, constant: constant, at: origin)
        if let priority { constraint.priority = UILayoutPriority(Float(number(priority))) }
        return constraint
    }

    private func size(_ item: any LayoutItem, _ predicate: VisualFormat.Predicate) -> NSLayoutConstraint {
        let attribute: NSLayoutConstraint.Attribute = format.isVertical ? .height : .width
        var other: ConstraintOperand?
        var constant = predicate.addend
        if case .name(let name) = predicate.value, let view = views[name] as AnyObject? as? any LayoutItem {
            other = ConstraintOperand(item: view, attribute: attribute)
        } else {
            constant += number(predicate.value) * predicate.multiplier
        }
        let constraint = NSLayoutConstraint.between(
            ConstraintOperand(item: item, attribute: attribute), predicate.relation, other,
            multiplier: other == nil ? 1 : predicate.multiplier,
            constant: constant, at: origin)
        if let priority = predicate.priority { constraint.priority = UILayoutPriority(Float(number(priority))) }
        return constraint
    }

    private static let alignments: [(NSLayoutConstraint.FormatOptions, NSLayoutConstraint.Attribute)] = [
        (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom), (.alignAllLeading, .leading),
        (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX), (.alignAllCenterY, .centerY),
        (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
    ]

    private func alignmentConstraints() -> [NSLayoutConstraint] {
        var names: [String] = []
        for case .view(let name, _) in format.items { names.append(name) }
        var constraints: [NSLayoutConstraint] = []
        for (option, attribute) in Self.alignments where options.contains(option) {
            for (before, after) in zip(names, names.dropFirst()) {
                constraints.append(
                    NSLayoutConstraint.between(
                        ConstraintOperand(item: item(before), attribute: attribute), .equal,
                        ConstraintOperand(item: item(after), attribute: attribute),
                        constant: 0, at: origin))
            }
        }
        return constraints
    }

    private func item(_ name: String) -> any LayoutItem {
        guard let item = views[name] as AnyObject? as? any LayoutItem else {
            preconditionFailure(
                "Unable to parse constraint format: \(name) is not a key in the views dictionary, in '\(text)'. Add it to `views`.")
        }
        return item
    }

    private func number(_ value: VisualFormat.Value) -> CGFloat {
        switch value {
        case .number(let number): return number
        case .name(let name):
            if let number = metrics[name] as? CGFloat { return number }
            if let number = metrics[name] as? Int { return CGFloat(number) }
            if let number = metrics[name] as? Float { return CGFloat(number) }
            if let number = metrics[name] as? NSNumber { return CGFloat(number.doubleValue) }
            preconditionFailure(
                "Unable to parse constraint format: \(name) is not a key in the metrics dictionary, in '\(text)'. Add it to `metrics`.")
        }
    }
}
