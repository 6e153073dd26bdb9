/// The implementation of menu builders.
@MainActor final class MenuBuilder: UIMenuBuilder {
    let system: UIMenuSystem
    private(set) var root: UIMenu

    init(system: UIMenuSystem, root: UIMenu) {
        self.system = system
        self.root = root
    }

    func menu(for identifier: UIMenu.Identifier) -> UIMenu? { MenuTree.menu(identifier, in: root) }

    func action(for identifier: UIAction.Identifier) -> UIAction? {
        MenuTree.leaves(of: root).lazy.compactMap { $0 as? UIAction }.first { $0.identifier == identifier }
    }

    func command(for action: Selector, propertyList: Any?) -> UICommand? {
        MenuTree.leaves(of: root).lazy.compactMap { $0 as? UICommand }.first {
            $0.action == action && (propertyList == nil || MenuTree.areSame($0.propertyList, propertyList))
        }
    }

    func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu) {
        if replacedIdentifier == root.identifier { return setRoot(replacementMenu) }
        edit { $0 === menu(for: replacedIdentifier) ? [replacementMenu] : nil }
    }

    func replaceChildren(ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]) {
        guard let parent = menu(for: parentIdentifier) else { return }
        let new = parent.replacingChildren(childrenBlock(parent.children))
        if parent === root { return setRoot(new) }
        edit { $0 === parent ? [new] : nil }
    }

    func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier) {
        edit { $0 === menu(for: siblingIdentifier) ? [siblingMenu, $0] : nil }
    }

    func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier) {
        edit { $0 === menu(for: siblingIdentifier) ? [$0, siblingMenu] : nil }
    }

    func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier) {
        replaceChildren(ofMenu: parentIdentifier) { [childMenu] + $0 }
    }

    func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier) {
        replaceChildren(ofMenu: parentIdentifier) { $0 + [childMenu] }
    }

    func remove(menu removedIdentifier: UIMenu.Identifier) {
        edit { $0 === menu(for: removedIdentifier) ? [] : nil }
    }

    /// Applies a change to the tree.
    ///
    /// - Parameter change: returns the replacement of an element; `nil` keeps the element.
    private func edit(_ change: (UIMenuElement) -> [UIMenuElement]?) {
        if let new = MenuTree.replacingElements(root, change) { setRoot(new) }
    }

    private func setRoot(_ new: UIMenu) {
        if let duplicate = MenuTree.duplicate(in: new) {
            preconditionFailure("UIMenuBuilder: \(duplicate) is in the menu already. Remove it before inserting it again.")
        }
        root = new
    }
}
