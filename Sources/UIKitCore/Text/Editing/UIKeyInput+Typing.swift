extension UIKeyInput {
    /// Inserts typed text with `insertText(_:)`, which apps may override.
    func insertTyped(_ text: String) { asTyped { insertText(text) } }

    /// Deletes backward with `deleteBackward()`, which apps may override.
    func performBackspace() { asTyped { deleteBackward() } }

    private func asTyped(_ body: () -> Void) {
        guard let host = self as? any TextEditorHost else { return body() }
        host.editor.asTyped(body)
    }
}

extension TextEditor {
    /// Runs code whose insertions and deletions come from the user, so the delegate is asked.
    func asTyped(_ body: () -> Void) {
        let wasTyped = isTyped
        isTyped = true
        defer { isTyped = wasTyped }
        body()
    }
}
