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
    /// Numbers the children that are alternatives, such as tabs: sets the index of each and their count.
    mutating func numberChildren() {
        let roles: [Role] = [.tab, .segment, .menuItem]
        let count = children.count { roles.contains($0.role) }
        var index = 0
        for childIndex in children.indices where roles.contains(children[childIndex].role) {
            index += 1
            children[childIndex].position = Position(index: index, count: count)
        }
    }

    /// Merges the text of static parts into the label, and keeps interactive parts as children.
    mutating func combine(_ parts: [AccessibilityNode]) {
        children = parts.filter { $0.staticTexts == nil }
        guard role == .cell, label == nil else { return }
        let texts = parts.compactMap(\.staticTexts).flatMap { $0 }
        label = texts.isEmpty ? nil : texts.joined(separator: ", ")
    }

    /// The texts of static content; `nil` for an interactive node, for a node with an interactive descendant, and for
    /// all other roles.
    private var staticTexts: [String]? {
        let isInteractive = !UIAccessibilityTraits(rawValue: traits).isDisjoint(with: .interactive) || !actions.isEmpty
        switch role {
        case .text, .heading, .image, .element, .progress, .activity: return isInteractive ? nil : [label, value].compactMap { $0 }
        case .group, .scrollArea, .list:
            let childTexts = children.map(\.staticTexts)
            return isInteractive || childTexts.contains { $0 == nil } ? nil : childTexts.flatMap { $0 ?? [] }
        default: return nil
        }
    }
}
