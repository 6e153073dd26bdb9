/// Changes a tree of menus while it is built.
///
/// Menus and commands that do not stand in the tree are no mistake: nothing changes then. Putting in what stands in the tree already is.
/// - Source: https://developer.apple.com/documentation/uikit/uimenubuilder
@preconcurrency @MainActor public protocol UIMenuBuilder: AnyObject {
    /// Whose menus are built.
    var system: UIMenuSystem { get }

    /// The menu of a name; `nil` if there is none.
    func menu(for identifier: UIMenu.Identifier) -> UIMenu?
    /// The action of a name; `nil` if there is none.
    func action(for identifier: UIAction.Identifier) -> UIAction?
    /// The command with a method and, if not `nil`, a property list; `nil` if there is none.
    func command(for action: Selector, propertyList: Any?) -> UICommand?

    /// Puts another menu in a menu's place.
    func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
    /// Gives a menu the elements that `childrenBlock` makes of those that it has.
    func replaceChildren(ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
    /// Puts a menu right before another.
    func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
    /// Puts a menu right after another.
    func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
    /// Puts a menu into another, as its first.
    func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
    /// Puts a menu into another, as its last.
    func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
    /// Takes a menu out.
    func remove(menu removedIdentifier: UIMenu.Identifier)
}

extension UIMenuBuilder {
    /// The command with a method; `nil` if there is none.
    public func command(for action: Selector) -> UICommand? { command(for: action, propertyList: nil) }
}
