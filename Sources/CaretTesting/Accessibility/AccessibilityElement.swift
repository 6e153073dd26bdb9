import Platform

/// One thing on the screen as assistive technology sees it, and what is in it: a value, which stays as it was.
public struct AccessibilityElement: Hashable, Sendable, CustomStringConvertible {
    let node: AccessibilityNode

    /// What kind of thing it is, in a word: `button`, `cell`, `textField`, `heading` and the like.
    public var role: String { node.role.rawValue }
    /// What it is called; `nil` if it has no name.
    public var label: String? { node.label }
    /// What its value is.
    public var value: String? { node.value }
    /// What happens when it is used.
    public var hint: String? { node.hint }
    /// The name that tests know it by.
    public var identifier: String? { node.identifier }
    /// What it is, and how it is now.
    public var traits: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: node.traits) }
    /// Where it is on the screen, in points.
    public var frame: CGRect { node.frame }
    /// Which one of its kind it is, counted from 1, for tabs, segments and entries of menus.
    public var index: Int? { node.position?.index }
    /// How many of its kind there are, for tabs, segments and entries of menus.
    public var count: Int? { node.position?.count }
    /// Whether assistive technology is at it.
    public var isFocused: Bool { node.states.contains(.focused) }
    /// Whether keys go to it.
    public var isEditing: Bool { node.states.contains(.editing) }
    /// Whether nothing beside it can be used.
    public var isModal: Bool { node.states.contains(.modal) }
    /// What else can be done with it, by name.
    public var actions: [String] { node.actions }
    /// What more is worth knowing of it, each as "name: value", the important first.
    public var customContent: [String] { node.details }
    /// By what a person may look for things in it.
    public var rotors: [String] { node.rotors }
    /// What is in it, in the order of reading.
    public var children: [AccessibilityElement] { node.children.map(AccessibilityElement.init) }
    /// This one and all in it, in the order of reading.
    public var all: [AccessibilityElement] { node.all.map(AccessibilityElement.init) }

    /// Role, label, value, states, place, identifier and actions, where there are any.
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

    /// The element and all in it, one a line, indented by two spaces.
    func lines(depth: Int) -> [String] {
        [String(repeating: "  ", count: depth) + description] + children.flatMap { $0.lines(depth: depth + 1) }
    }
}
