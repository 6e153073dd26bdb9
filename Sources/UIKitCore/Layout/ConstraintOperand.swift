import UIKitEngines

/// One side of a constraint: an attribute of an item, or the distance between two attributes. The items are held
/// weakly.
@MainActor struct ConstraintOperand {
    weak var item: (any LayoutItem)?
    var attribute = NSLayoutConstraint.Attribute.notAnAttribute
    /// The item at which a distance starts; `nil` if this is a single attribute.
    weak var startItem: (any LayoutItem)?
    var startAttribute = NSLayoutConstraint.Attribute.notAnAttribute

    init() {}

    init(item: (any LayoutItem)?, attribute: NSLayoutConstraint.Attribute) {
        self.item = item
        self.attribute = attribute
    }

    /// Creates the distance from `start` to `end`.
    init(from start: ConstraintOperand, to end: ConstraintOperand) {
        self = end
        startItem = start.item
        startAttribute = start.attribute
    }

    var isDistance: Bool { startAttribute != .notAnAttribute }
    var start: ConstraintOperand { ConstraintOperand(item: startItem, attribute: startAttribute) }
    var end: ConstraintOperand { ConstraintOperand(item: item, attribute: attribute) }
    var axis: NSLayoutConstraint.Axis? { attribute.axis }
    /// Whether this is a length, which cannot be compared with a position.
    var isLength: Bool { attribute.isLength || isDistance }
    var usesLeadingOrTrailing: Bool { attribute.usesLeadingOrTrailing || startAttribute.usesLeadingOrTrailing }
    var usesLeftOrRight: Bool { attribute.usesLeftOrRight || startAttribute.usesLeftOrRight }

    /// The solver variables of the attribute, after solving the system; none for an item without constraints.
    var variables: [(system: LayoutSystem, variable: SolverVariable)] {
        guard let axis, let itemVariables = item?.existingVariables else { return [] }
        itemVariables.system.solveIfNeeded()
        let needsOrigin = !attribute.isLength
        let needsLength = attribute.isLength || attribute.axisPosition != .start
        let origins = needsOrigin ? [(itemVariables.system, itemVariables.origin(axis))] : []
        let lengths = needsLength ? [(itemVariables.system, itemVariables.length(axis))] : []
        return origins + lengths
    }

    var description: String {
        let name = item.map(Self.name) ?? "(gone)"
        return isDistance ? "(\(end.description) - \(start.description))" : "\(name).\(attribute)"
    }

    static func name(_ item: any LayoutItem) -> String {
        let typeName = "\(type(of: item))"
        if let guide = item as? UILayoutGuide { return guide.identifier.isEmpty ? typeName : "\(typeName) '\(guide.identifier)'" }
        guard let view = item as? UIView else { return typeName }
        if let name = view.accessibilityIdentifier { return "\(typeName) '\(name)'" }
        if let text = (view as? UILabel)?.text { return "\(typeName) \"\(text.prefix(20))\"" }
        return "\(typeName) \(String(UInt(bitPattern: ObjectIdentifier(view).hashValue), radix: 16))"
    }
}
