/// What menus offer for a selection, as far as somebody of the responder chain can do it.
@MainActor enum StandardEditCommands {
    private static let titles: [(StandardEditAction, String)] = [
        (.cut, "Cut"), (.copy, "Copy"), (.paste, "Paste"), (.delete, "Delete"), (.select, "Select"), (.selectAll, "Select All"),
    ]

    /// - Parameter view: where the chain begins, unless somebody is first responder.
    static func elements(for view: UIView?) -> [UIMenuElement] {
        guard let start = view?.window?.firstResponder ?? view else { return [] }
        let commands = titles.compactMap { edit, title -> UICommand? in
            // A text's own delete is a key, and no choice of its menu.
            guard edit != .delete || !(start is any TextEditorHost) else { return nil }
            let action = edit.selector
            guard start.firstInChain(where: { $0.canPerformAction(action, withSender: nil) }) != nil else { return nil }
            return UICommand(title: title, action: action)
        }
        guard let menus = ApplicationHost.current?.menus else { return commands }
        return menus.contextMenu(root(commands), for: start).children.flatMap { child in
            // What nobody changed is offered as it is, without the menus around it.
            guard let menu = child as? UIMenu, places.contains(menu.identifier) else { return [child] }
            return menu.children
        }
    }

    /// Where apps put what they offer themselves.
    private static let places: [UIMenu.Identifier] = [
        .standardEdit, .undoRedo, .find, .replace, .share, .textStyle, .lookup, .learn, .speech, .autoFill,
    ]

    private static func root(_ commands: [UICommand]) -> UIMenu {
        let menus = places.map { UIMenu(identifier: $0, options: .displayInline, children: $0 == .standardEdit ? commands : []) }
        return UIMenu(identifier: .root, children: menus)
    }
}
