/// The interface for changing a menu tree while the tree is built.
///
/// References to menus and commands that are not in the tree are ignored. Inserting an element that is already in the
/// tree is an error.
/// - Source: https://developer.apple.com/documentation/uikit/uimenubuilder
@preconcurrency @MainActor public protocol UIMenuBuilder: AnyObject {
    /// The menu system that is being built.
    var system: UIMenuSystem { get }

    /// Returns the menu with an identifier; `nil` if there is none.
    func menu(for identifier: UIMenu.Identifier) -> UIMenu?
    /// Returns the action with an identifier; `nil` if there is none.
    func action(for identifier: UIAction.Identifier) -> UIAction?
    /// Returns the command with a method and, unless `nil` is passed, a property list; `nil` if there is none.
    func command(for action: Selector, propertyList: Any?) -> UICommand?

    /// Replaces a menu.
    func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
    /// Replaces a menu's elements by the result of `childrenBlock`, which receives the present elements.
    func replaceChildren(ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
    /// Inserts a menu before another.
    func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
    /// Inserts a menu after another.
    func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
    /// Inserts a menu as the first element of another.
    func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
    /// Inserts a menu as the last element of another.
    func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
    /// Removes a menu.
    func remove(menu removedIdentifier: UIMenu.Identifier)
}

extension UIMenuBuilder {
    /// Returns the command with a method; `nil` if there is none.
    public func command(for action: Selector) -> UICommand? { command(for: action, propertyList: nil) }
}
