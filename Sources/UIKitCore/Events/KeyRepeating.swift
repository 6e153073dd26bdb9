/// What goes on while a key is held: text is typed again and again, lists scroll on, the focus moves on.
///
/// UIKit's `pressesBegan` tells of a key once, however long it is held; so this is apart from it.
@MainActor package protocol KeyRepeating: UIResponder {
    /// Does once more what a held key does. Returns whether there was anything to do.
    func takeRepeat(_ presses: Set<UIPress>) -> Bool
}

extension UIWindow {
    /// Has the first up the chain who can do once more what a held key does.
    ///
    /// A key that changed who has the keys goes on there only where it moves: what it types or chooses was for the one before. One that a
    /// responder of the app's took does nothing more, nor does one that was a command's, unless it moves and is a command's still.
    func repeatKey(_ press: UIPress) {
        guard let key = press.key, press.use != .none else { return }
        if let openMenu {
            if key.keyCode.moves { openMenu.handle(key) }
            return
        }
        guard let target = display?.keyTarget(), target.window === self, target.responder === press.responder || key.keyCode.moves else {
            return
        }
        if key.keyCode.moves, performCommand(for: press, from: target.responder) { return }
        guard press.use == .standard else { return }
        _ = target.responder.firstInChain { responder in
            if let repeating = responder as? any KeyRepeating { return repeating.takeRepeat([press]) }
            // A button is pressed once, a slider goes on.
            return key.keyCode.moves && (responder as? UIControl)?.keysBegan([press]) == true
        }
    }
}

extension UIWindow: KeyRepeating {
    package func takeRepeat(_ presses: Set<UIPress>) -> Bool {
        guard let code = presses.first?.key?.keyCode else { return false }
        return typeIntoInput(presses) || moveFocus(for: presses) || (code.moves && moveFocusItem(for: presses))
    }
}

extension UITextField: KeyRepeating {
    package func takeRepeat(_ presses: Set<UIPress>) -> Bool { editor.take(presses) }
}

extension UIScrollView: KeyRepeating {}

extension UIKeyboardHIDUsage {
    /// Whether the key goes somewhere: Tab, the arrows and the keys of pages.
    fileprivate var moves: Bool {
        switch self {
        case .keyboardTab, .keyboardUpArrow, .keyboardDownArrow, .keyboardLeftArrow, .keyboardRightArrow, .keyboardPageUp,
            .keyboardPageDown:
            true
        default: false
        }
    }
}
