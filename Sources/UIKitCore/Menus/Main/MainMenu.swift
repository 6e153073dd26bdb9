/// The standard main menu: UIKit's standard groups, and the edit commands.
@MainActor enum MainMenu {
    static func standard() -> UIMenu {
        UIMenu(
            identifier: .root,
            children: [
                menu(.application, ApplicationHost.current?.title ?? "", [.about, .preferences, .services, .hide, .quit]),
                menu(.file, "File", [.newScene, .openRecent, .close, .document, .print]),
                UIMenu(title: "Edit", identifier: .edit, children: edit),
                menu(.format, "Format", [.font, .text]),
                menu(.view, "View", [.toolbar, .sidebar, .fullscreen]),
                menu(.window, "Window", [.minimizeAndZoom, .bringAllToFront]),
                menu(.help, "Help", []),
            ])
    }

    private static func menu(_ identifier: UIMenu.Identifier, _ title: String, _ groups: [UIMenu.Identifier]) -> UIMenu {
        UIMenu(title: title, identifier: identifier, children: groups.map { group($0) })
    }

    /// Returns a group to which apps add commands.
    private static func group(_ identifier: UIMenu.Identifier, _ children: [UIMenuElement] = []) -> UIMenu {
        UIMenu(identifier: identifier, options: .displayInline, children: children)
    }

    private static var edit: [UIMenuElement] {
        let undo: [UIMenuElement] = [
            UIKeyCommand(title: "Undo", action: UndoAction.undo, input: "z", modifierFlags: .command),
            UIKeyCommand(title: "Redo", action: UndoAction.redo, input: "z", modifierFlags: [.command, .shift]),
        ]
        let beforeStyle = [
            group(.undoRedo, undo), group(.standardEdit, standardEdit), group(.find, find), group(.replace, []), group(.share, []),
        ]
        let afterStyle: [UIMenu.Identifier] = [.spelling, .substitutions, .transformations, .speech, .lookup, .learn, .autoFill]
        return beforeStyle + [group(.textStyle, textStyle)] + afterStyle.map { group($0, []) }
    }

    private static var standardEdit: [UIMenuElement] {
        [
            key("Cut", .cut, "x"), key("Copy", .copy, "c"), key("Paste", .paste, "v"),
            UICommand(title: "Delete", action: StandardEditAction.delete.selector), key("Select All", .selectAll, "a"),
        ]
    }

    private static var find: [UIMenuElement] {
        [
            key("Find…", .find, "f"), key("Find and Replace…", .findAndReplace, "f", [.command, .alternate]),
            key("Find Next", .findNext, "g"), key("Find Previous", .findPrevious, "g", [.command, .shift]),
            key("Use Selection for Find", .useSelectionForFind, "e"),
        ]
    }

    private static var textStyle: [UIMenuElement] {
        [key("Bold", .toggleBoldface, "b"), key("Italic", .toggleItalics, "i"), key("Underline", .toggleUnderline, "u")]
    }

    private static func key(
        _ title: String, _ edit: StandardEditAction, _ input: String, _ modifiers: UIKeyModifierFlags = .command
    ) -> UIMenuElement {
        UIKeyCommand(title: title, action: edit.selector, input: input, modifierFlags: modifiers)
    }
}

/// The undo and redo actions of a responder's undo manager.
enum UndoAction {
    static let undo = Selector("undo:", isMethod: { ($0 as? UIResponder)?.undoManager?.canUndo ?? false }) { target, _ in
        guard let manager = (target as? UIResponder)?.undoManager, manager.canUndo else { return false }
        manager.undo()
        return true
    }
    static let redo = Selector("redo:", isMethod: { ($0 as? UIResponder)?.undoManager?.canRedo ?? false }) { target, _ in
        guard let manager = (target as? UIResponder)?.undoManager, manager.canRedo else { return false }
        manager.redo()
        return true
    }
}
