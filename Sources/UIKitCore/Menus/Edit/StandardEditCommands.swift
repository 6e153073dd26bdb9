/// What menus offer for a selection, as far as somebody of the responder chain can do it.
@MainActor enum StandardEditCommands {
    private static let titles: [(StandardEditAction, String)] = [
        (.cut, "Cut"), (.copy, "Copy"), (.paste, "Paste"), (.delete, "Delete"), (.select, "Select"), (.selectAll, "Select All"),
    ]

    /// - Parameter view: where the chain begins, unless somebody is first responder.
    static func elements(for view: UIView?) -> [UIMenuElement] {
        guard let start = view?.window?.firstResponder ?? view else { return [] }
        return titles.compactMap { edit, title in
            // A text's own delete is a key, and no choice of its menu.
            guard edit != .delete || !(start is any TextEditorHost) else { return nil }
            let action = edit.selector
            guard start.firstInChain(where: { $0.canPerformAction(action, withSender: nil) }) != nil else { return nil }
            return UICommand(title: title, action: action)
        }
    }
}
