/// A responder that repeats the action of a held key, such as typing, scrolling, or moving the focus.
///
/// As in UIKit, `pressesBegan` is called once for a key, regardless of how long the key is held. Repeats therefore
/// have a separate method.
@MainActor package protocol KeyRepeating: UIResponder {
    /// Repeats the action of a held key. Returns whether there was an action.
    func handleKeyRepeat(_ presses: Set<UIPress>) -> Bool
}

extension UIWindow {
    /// Sends the repeat of a held key up the responder chain to the nearest responder that can repeat its action.
    ///
    /// If the first responder has changed since the key went down, only navigation keys repeat. Repeats of other keys
    /// were meant for the previous first responder. A key that the app handled does not repeat. A key that performed a
    /// command repeats only if it is a navigation key and still has a command.
    func repeatKey(_ press: UIPress) {
        guard let key = press.key, press.handling != .none else { return }
        if let openMenu {
            if key.keyCode.isNavigationKey { openMenu.handle(key) }
            return
        }
        guard let target = display?.keyTarget(), target.window === self,
            target.responder === press.responder || key.keyCode.isNavigationKey
        else { return }
        if key.keyCode.isNavigationKey, performCommand(for: press, from: target.responder) { return }
        guard press.handling == .standard else { return }
        _ = target.responder.firstInChain { responder in
            if let repeating = responder as? any KeyRepeating { return repeating.handleKeyRepeat([press]) }
            // A button is pressed only once, while a slider continues to move.
            return key.keyCode.isNavigationKey && (responder as? UIControl)?.keysBegan([press]) == true
        }
    }
}

extension UIWindow: KeyRepeating {
    package func handleKeyRepeat(_ presses: Set<UIPress>) -> Bool {
        guard let code = presses.first?.key?.keyCode else { return false }
        return typeIntoInput(presses) || moveFocus(for: presses) || (code.isNavigationKey && moveFocusItem(for: presses))
    }
}

extension UITextField: KeyRepeating {
    package func handleKeyRepeat(_ presses: Set<UIPress>) -> Bool { editor.handlePresses(presses) }
}

extension UIScrollView: KeyRepeating {}

extension UIKeyboardHIDUsage {
    /// Whether the key moves the focus or the content: Tab, the arrow keys, and the page keys.
    fileprivate var isNavigationKey: Bool {
        switch self {
        case .keyboardTab, .keyboardUpArrow, .keyboardDownArrow, .keyboardLeftArrow, .keyboardRightArrow, .keyboardPageUp,
            .keyboardPageDown:
            true
        default: false
        }
    }
}
