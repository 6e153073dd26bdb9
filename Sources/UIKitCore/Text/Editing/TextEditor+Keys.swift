import Platform
import UIKitEngines

extension TextEditor {
    /// Performs the action of a key press. Returns whether the press was handled.
    func handlePresses(_ presses: Set<UIPress>) -> Bool {
        guard let key = presses.first?.key, let action = TextKeyMap.action(for: key.event) else { return false }
        return perform(action)
    }

    func text(in range: UITextRange) -> String? {
        self.range(range).map { (storage.string as NSString).substring(with: NSRange($0)) }
    }

    func replace(_ range: UITextRange, withText text: String) {
        guard let range = self.range(range) else { return }
        history.endRun()
        markedRange = nil
        let cleanedText = host?.allowsNewlines == false ? TypedText.singleLine(text) : TypedText.cleaned(text)
        replace(range, with: StyledText(cleanedText, typingAttributes), .other)
        host?.editorDidChangeSelection()
        host?.editorDidChangeText()
    }
}

extension UIKey {
    /// The key event as the back end delivered it, for the engine.
    var event: KeyEvent {
        KeyEvent(
            phase: .down, usage: keyCode.rawValue, characters: characters, charactersIgnoringModifiers: charactersIgnoringModifiers,
            modifiers: KeyEvent.Modifiers(rawValue: modifierFlags.rawValue), timestamp: 0)
    }
}
