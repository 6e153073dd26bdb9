import Platform

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
