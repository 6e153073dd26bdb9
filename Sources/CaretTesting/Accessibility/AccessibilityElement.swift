import Platform

/// An element of the screen as assistive technology receives it, with its children. The element is an immutable
/// value.
public struct AccessibilityElement: Hashable, Sendable, CustomStringConvertible {
    let node: AccessibilityNode

    /// The role of the element in one word: `button`, `cell`, `textField`, `heading` and others.
    public var role: String { node.role.rawValue }
    /// The label; `nil` if the element has none.
    public var label: String? { node.label }
    /// The value; `nil` if the element has none.
    public var value: String? { node.value }
    /// The hint, which describes the result of activating the element.
    public var hint: String? { node.hint }
    /// The accessibility identifier, for tests.
    public var identifier: String? { node.identifier }
    /// The traits, including the current state.
    public var traits: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: node.traits) }
    /// The frame on the screen, in points.
    public var frame: CGRect { node.frame }
    /// The position among the elements of the same kind, from 1. Only tabs, segments and menu items have a position.
    public var index: Int? { node.position?.index }
    /// The number of elements of the same kind. Only tabs, segments and menu items have this number.
    public var count: Int? { node.position?.count }
    /// Whether assistive technology focuses the element.
    public var isFocused: Bool { node.states.contains(.focused) }
    /// Whether the element receives keyboard input.
    public var isEditing: Bool { node.states.contains(.editing) }
    /// Whether only this element and its descendants can be used.
    public var isModal: Bool { node.states.contains(.modal) }
    /// The names of the custom actions.
    public var actions: [String] { node.actions }
    /// The custom content, each item as "name: value". Items of high importance are first.
    public var customContent: [String] { node.details }
    /// The names of the custom rotors.
    public var rotors: [String] { node.rotors }
    /// The children, in reading order.
    public var children: [AccessibilityElement] { node.children.map(AccessibilityElement.init) }
    /// This element and all its descendants, in reading order.
    public var all: [AccessibilityElement] { node.all.map(AccessibilityElement.init) }

    /// The role, label, value, states, position, identifier and actions, as far as the element has them.
    public var description: String {
        var parts = [role]
        if let label { parts.append("\"\(label)\"") }
        if let value { parts.append("= \"\(value)\"") }
        parts += states
        if let index, let count { parts.append("\(index) of \(count)") }
        if let identifier { parts.append("#\(identifier)") }
        if !actions.isEmpty { parts.append("{\(actions.joined(separator: ", "))}") }
        return parts.joined(separator: " ")
    }

    private var states: [String] {
        let all: [(Bool, String)] = [
            (traits.contains(.selected), "selected"), (traits.contains(.notEnabled), "disabled"), (isFocused, "focused"),
            (isEditing, "editing"), (isModal, "modal"), (node.states.contains(.secure), "secure"),
            (node.states.contains(.expanded), "expanded"), (node.states.contains(.collapsed), "collapsed"),
            (node.states.contains(.columnHeader), "column header"), (node.states.contains(.rowHeader), "row header"),
        ]
        return all.filter(\.0).map(\.1)
    }

    /// Returns the element and its descendants, one per line, indented by two spaces per level.
    func lines(depth: Int) -> [String] {
        [String(repeating: "  ", count: depth) + description] + children.flatMap { $0.lines(depth: depth + 1) }
    }
}
