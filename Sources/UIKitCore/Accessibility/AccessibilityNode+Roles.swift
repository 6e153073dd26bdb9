import Platform

extension AccessibilityTreeBuilder {
    /// Returns the role of an element: the role of its class, or else the role of its traits.
    static func role(of object: AccessibleObject) -> AccessibilityNode.Role {
        if let role = object.accessibilityRole { return role }
        let traits = object.accessibilityTraits
        return traitRoles.first { traits.contains($0.trait) }?.role ?? .element
    }

    /// The roles of elements by trait. The first trait that the element has determines the role.
    private static let traitRoles: [(trait: UIAccessibilityTraits, role: AccessibilityNode.Role)] = [
        (.searchField, .searchField), (.adjustable, .slider), (.toggleButton, .toggle), (.keyboardKey, .key), (.header, .heading),
        (.link, .link), (.button, .button), (.image, .image), (.staticText, .text),
    ]

    static func role(of type: UIAccessibilityContainerType) -> AccessibilityNode.Role? {
        switch type {
        case .none: nil
        case .dataTable: .table
        case .list: .list
        case .landmark: .landmark
        case .semanticGroup: .group
        }
    }
}

extension AccessibilityNode {
    /// Sets the position of each child among alternatives such as tabs, and the number of alternatives.
    mutating func numberChildren() {
        let roles: [Role] = [.tab, .segment, .menuItem]
        let count = children.count { roles.contains($0.role) }
        var index = 0
        for place in children.indices where roles.contains(children[place].role) {
            index += 1
            children[place].position = Position(index: index, count: count)
        }
    }

    /// Merges static parts into the label, and keeps the usable parts as children.
    mutating func combine(_ parts: [AccessibilityNode]) {
        children = parts.filter { $0.words == nil }
        guard role == .cell, label == nil else { return }
        let words = parts.compactMap(\.words).flatMap { $0 }
        label = words.isEmpty ? nil : words.joined(separator: ", ")
    }

    /// The text of static content; `nil` if the node or a descendant is usable.
    private var words: [String]? {
        let isUsable = !UIAccessibilityTraits(rawValue: traits).isDisjoint(with: .usable) || !actions.isEmpty
        switch role {
        case .text, .heading, .image, .element, .progress, .activity: return isUsable ? nil : [label, value].compactMap { $0 }
        case .group, .scrollArea, .list:
            let inner = children.map(\.words)
            return isUsable || inner.contains { $0 == nil } ? nil : inner.flatMap { $0 ?? [] }
        default: return nil
        }
    }
}
