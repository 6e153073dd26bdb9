/// Searches and edits menu trees.
@MainActor enum MenuTree {
    /// Returns all elements that are not menus, in order.
    static func leaves(of menu: UIMenu) -> [UIMenuElement] {
        menu.children.flatMap { child in (child as? UIMenu).map(leaves) ?? [child] }
    }

    static func menu(_ identifier: UIMenu.Identifier, in menu: UIMenu) -> UIMenu? {
        if menu.identifier == identifier { return menu }
        for case let child as UIMenu in menu.children {
            if let foundMenu = self.menu(identifier, in: child) { return foundMenu }
        }
        return nil
    }

    /// Returns a copy of the menu with replaced elements; `nil` if nothing was replaced.
    static func replacingElements(_ menu: UIMenu, _ change: (UIMenuElement) -> [UIMenuElement]?) -> UIMenu? {
        var isChanged = false
        let children = menu.children.flatMap { child -> [UIMenuElement] in
            if let new = change(child) {
                isChanged = true
                return new
            }
            guard let innerMenu = child as? UIMenu, let new = replacingElements(innerMenu, change) else { return [child] }
            isChanged = true
            return [new]
        }
        return isChanged ? menu.replacingChildren(children) : nil
    }

    /// Returns the description of a duplicate in the tree: a menu identifier, a command, or a key combination; `nil`
    /// if there is none.
    static func duplicate(in menu: UIMenu) -> String? {
        var names: Set<UIMenu.Identifier> = []
        func duplicateMenu(_ menu: UIMenu) -> String? {
            guard names.insert(menu.identifier).inserted else { return "the menu '\(menu.identifier.rawValue)'" }
            return menu.children.lazy.compactMap { ($0 as? UIMenu).flatMap(duplicateMenu) }.first
        }
        if let duplicate = duplicateMenu(menu) { return duplicate }
        var commands: [Selector: [UICommand]] = [:]
        var keys: Set<KeyHint.Keys> = []
        for case let command as UICommand in leaves(of: menu) {
            let isDuplicate = commands[command.action, default: []].contains { areSame($0.propertyList, command.propertyList) }
            if isDuplicate { return "the command '\(command.action)'" }
            commands[command.action, default: []].append(command)
            guard let key = command as? UIKeyCommand, let combination = KeyHint.Keys(key) else { continue }
            if !keys.insert(combination).inserted { return "the combination of keys \(combination.symbols)" }
        }
        return nil
    }

    /// Returns whether two property lists are equal.
    static func areSame(_ one: Any?, _ other: Any?) -> Bool {
        guard let one, let other else { return one == nil && other == nil }
        if let one = one as? AnyHashable, let other = other as? AnyHashable { return one == other }
        if let one = one as? [Any], let other = other as? [Any] {
            return one.count == other.count && zip(one, other).allSatisfy { areSame($0, $1) }
        }
        if let one = one as? [String: Any], let other = other as? [String: Any] {
            return one.count == other.count && one.allSatisfy { areSame($0.value, other[$0.key]) }
        }
        return false
    }
}
