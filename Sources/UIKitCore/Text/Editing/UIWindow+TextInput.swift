import Platform
import UIKitEngines

/// Tells the back end where text is typed, so that input methods show up there.
extension UIWindow {
    private var textInput: (any TextInput)? { display?.window.textInput }

    func textInputDidBegin(_ host: any TextEditorHost) {
        fieldDidBegin()
        textInput?.begin(caret: caret(of: host))
    }

    func textInputDidMove(_ host: any TextEditorHost) {
        guard firstResponder === host else { return }
        display?.input.textDidMove()
        guard let textInput else { return }
        textInput.begin(caret: caret(of: host))
    }

    func textInputDidEnd(_ host: any TextEditorHost) {
        guard firstResponder == nil || firstResponder === host else { return }
        textInput?.end()
    }

    private func caret(of host: any TextEditorHost) -> CGRect {
        host.convert(host.editor.hostCaret(TextPlace(host.editor.caret.head)), to: nil)
    }
}

/// What an app's own classes take that are `UIKeyInput` without being a text of the toolkit's.
extension UIWindow {
    /// Types what keys mean, if nobody in the chain wanted them. Returns whether they were for the input.
    func typeIntoInput(_ presses: Set<UIPress>) -> Bool {
        guard let input = firstResponder as? any UIKeyInput, !(input is any TextEditorHost) else { return false }
        guard let key = presses.first?.key, key.keyCode != .keyboardTab else { return false }
        switch TextKeyMap.action(for: key.event) {
        case .insert(let text): input.insertText(text)
        case .newline: input.insertText("\n")
        case .delete(.left): input.deleteBackward()
        default: return false
        }
        return true
    }

    /// Input methods are there for an app's own input as for a text.
    func ownInputDidChange(from old: UIResponder?, to new: UIResponder?) {
        if old is any UIKeyInput, !(old is any TextEditorHost), !(new is any UIKeyInput) { textInput?.end() }
        guard let view = new as? UIView, view is any UIKeyInput, !(view is any TextEditorHost) else { return }
        textInput?.begin(caret: view.convert(view.bounds, to: nil))
    }
}
