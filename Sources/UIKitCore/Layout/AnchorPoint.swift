import UIKitEngines

/// One side of a constraint: an attribute of an item, or the distance between two attributes. The items are held
/// weakly.
@MainActor struct AnchorPoint {
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
    init(from start: AnchorPoint, to end: AnchorPoint) {
        self = end
        startItem = start.item
        startAttribute = start.attribute
    }

    var isComposed: Bool { startAttribute != .notAnAttribute }
    var start: AnchorPoint { AnchorPoint(item: startItem, attribute: startAttribute) }
    var end: AnchorPoint { AnchorPoint(item: item, attribute: attribute) }
    var axis: NSLayoutConstraint.Axis? { attribute.axis }
    /// Whether this is a length, which cannot be compared with a position.
    var isLength: Bool { attribute.isLength || isComposed }
    var isDirectional: Bool { attribute.isDirectional || startAttribute.isDirectional }
    var isSided: Bool { attribute.isSided || startAttribute.isSided }

    /// The solver variables of the position or length; none for an item without constraints.
    var variables: [(system: LayoutSystem, variable: SolverVariable)] {
        guard let axis, let box = item?.boxIfAny else { return [] }
        box.system.bringUpToDate()
        let needsOrigin = !attribute.isLength
        let needsLength = attribute.isLength || attribute.place != .start
        return (needsOrigin ? [(box.system, box.origin(axis))] : []) + (needsLength ? [(box.system, box.length(axis))] : [])
    }

    var description: String {
        let name = item.map(Self.name) ?? "(gone)"
        return isComposed ? "(\(end.description) - \(start.description))" : "\(name).\(attribute)"
    }

    static func name(_ item: any LayoutItem) -> String {
        let kind = "\(type(of: item))"
        if let guide = item as? UILayoutGuide { return guide.identifier.isEmpty ? kind : "\(kind) '\(guide.identifier)'" }
        guard let view = item as? UIView else { return kind }
        if let name = view.accessibilityIdentifier { return "\(kind) '\(name)'" }
        if let text = (view as? UILabel)?.text { return "\(kind) \"\(text.prefix(20))\"" }
        return "\(kind) \(String(UInt(bitPattern: ObjectIdentifier(view).hashValue), radix: 16))"
    }
}
