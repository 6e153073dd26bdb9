import Platform
import UIKitEngines

/// Informs the back end about the input position, so that input methods appear there.
extension UIWindow {
    private var textInput: (any TextInput)? { display?.window.textInput }

    func textInputDidBegin(_ host: any TextEditorHost) {
        fieldDidBegin()
        beginInput(host)
    }

    func textInputDidMove(_ host: any TextEditorHost) {
        guard firstResponder === host else { return }
        display?.input.textDidMove()
        beginInput(host)
    }

    /// Begins text input, unless the text is read-only.
    private func beginInput(_ host: any TextEditorHost) {
        guard let textInput, host.isTextEditable else { return }
        textInput.begin(caret: caret(of: host), for: TextPurpose(of: host, allowsNewlines: host.allowsNewlines))
    }

    func textInputDidEnd(_ host: any TextEditorHost) {
        guard firstResponder === host || !(firstResponder is any UIKeyInput) else { return }
        textInput?.end()
    }

    /// Updates the text input after the first responder moved to another window or changed its traits.
    func renewTextInput() {
        guard let first = firstResponder else {
            textInput?.end()
            return
        }
        if let host = first as? any TextEditorHost {
            host.isTextEditable ? beginInput(host) : textInput?.end()
        } else if let input = first as? any UIView & UIKeyInput {
            beginCustomInput(input)
        } else {
            textInput?.end()
        }
    }

    private func caret(of host: any TextEditorHost) -> CGRect {
        host.convert(host.editor.hostCaretRect(EditorTextPosition(host.editor.caret.head)), to: nil)
    }
}

/// Text input for classes of an app that implement `UIKeyInput` themselves, without a text editor of the toolkit.
extension UIWindow {
    /// Performs the action of a key that no responder handled. Returns whether the input handled the key.
    func typeIntoInput(_ presses: Set<UIPress>) -> Bool {
        guard let input = firstResponder as? any UIKeyInput, !(input is any TextEditorHost) else { return false }
        guard let key = presses.first?.key, key.keyCode != .keyboardTab else { return false }
        guard let action = TextKeyMap.action(for: key.event) else { return false }
        defer { updateCustomInputSelection(input) }
        switch action {
        case .insert(let text): input.insertText(text)
        case .newline: input.insertText("\n")
        case .delete(.left): input.deleteBackward()
        default: return (input as? any UITextInput).map { perform(action, in: $0) } ?? false
        }
        return true
    }

    private func perform(_ action: TextKeyAction, in input: any UITextInput) -> Bool {
        var keyHandler = TextInputKeyHandler(input: input, fixedEnd: selectionAnchor)
        defer { selectionAnchor = keyHandler.fixedEnd }
        return keyHandler.perform(action)
    }

    /// Begins or ends text input after the first responder changed, for `UIKeyInput` classes of an app.
    func customInputDidChange(from old: UIResponder?, to new: UIResponder?) {
        selectionAnchor = nil
        for responder in [old, new] { updateCustomInputSelection(responder) }
        if old is any UIKeyInput, !(old is any TextEditorHost), !(new is any UIKeyInput) { textInput?.end() }
        guard let input = new as? any UIView & UIKeyInput, !(input is any TextEditorHost) else { return }
        beginCustomInput(input)
    }

    /// Updates the caret and selection of text that the app draws, if a text interaction shows them.
    private func updateCustomInputSelection(_ responder: Any?) {
        guard let input = responder as? any UITextInput else { return }
        (input.inputDelegate as? UITextInteraction)?.selectionDidChange(input)
    }

    private func beginCustomInput(_ input: any UIView & UIKeyInput) {
        textInput?.begin(caret: input.convert(input.bounds, to: nil), for: TextPurpose(of: input, allowsNewlines: true))
    }
}
