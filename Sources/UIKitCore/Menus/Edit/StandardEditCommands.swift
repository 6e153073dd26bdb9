/// The standard edit commands for a selection: those that a responder in the chain can perform.
@MainActor enum StandardEditCommands {
    private static let titles: [(StandardEditAction, String)] = [
        (.cut, "Cut"), (.copy, "Copy"), (.paste, "Paste"), (.pasteAndMatchStyle, "Paste and Match Style"), (.delete, "Delete"),
        (.select, "Select"), (.selectAll, "Select All"),
    ]
    private static let styleTitles: [(StandardEditAction, String)] = [
        (.toggleBoldface, "Bold"), (.toggleItalics, "Italic"), (.toggleUnderline, "Underline"),
    ]

    /// Returns the elements of the edit menu for a selection.
    ///
    /// - Parameter view: the responder at which the search begins if there is no first responder.
    static func elements(for view: UIView?) -> [UIMenuElement] {
        guard let start = view?.window?.firstResponder ?? view else { return [] }
        // In text views, Delete is a key and not an item of the menu.
        let hasDelete = !(start is any TextEditorHost)
        let commands = commands(titles.filter { edit, _ in edit != .delete || hasDelete }, for: start)
        // Without a selection, style commands set the style of the next typed text. They are then offered by keys only.
        let hasSelection = (start as? any TextEditorHost).map { !$0.editor.caret.isEmpty } ?? true
        let styleCommands = hasSelection ? Self.commands(styleTitles, for: start) : []
        guard let menus = ApplicationHost.current?.menus else { return commands }
        return menus.contextMenu(root(commands, styleCommands), for: start).children.flatMap { child in
            // Elements of unchanged groups are offered directly, without their groups.
            guard let menu = child as? UIMenu, groupIdentifiers.contains(menu.identifier) else { return [child] }
            return menu.children
        }
    }

    /// The groups to which apps add elements.
    private static let groupIdentifiers: [UIMenu.Identifier] = [
        .standardEdit, .undoRedo, .find, .replace, .share, .textStyle, .lookup, .learn, .speech, .autoFill,
    ]

    private static func commands(_ candidates: [(StandardEditAction, String)], for start: UIResponder) -> [UICommand] {
        candidates.compactMap { edit, title in
            let action = edit.selector
            guard start.firstInChain(where: { $0.canPerformAction(action, withSender: nil) }) != nil else { return nil }
            return UICommand(title: title, action: action)
        }
    }

    private static func root(_ commands: [UICommand], _ styles: [UICommand]) -> UIMenu {
        let menus = groupIdentifiers.map { identifier in
            let children: [UICommand] =
                switch identifier {
                case .standardEdit: commands
                case .textStyle: styles
                default: []
                }
            return UIMenu(identifier: identifier, options: .displayInline, children: children)
        }
        return UIMenu(identifier: .root, children: menus)
    }
}
