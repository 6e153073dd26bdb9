extension UIKeyInput {
    /// Has the text take what a person types, by the method that apps call and override, too.
    func takeTyped(_ text: String) { asTyped { insertText(text) } }

    /// The same for the key that deletes.
    func takeBackspace() { asTyped { deleteBackward() } }

    private func asTyped(_ body: () -> Void) {
        guard let host = self as? any TextEditorHost else { return body() }
        host.editor.asTyped(body)
    }
}

extension TextEditor {
    /// What is inserted and deleted meanwhile is a person's doing: the delegate is asked.
    func asTyped(_ body: () -> Void) {
        let wasTyped = isTyped
        isTyped = true
        defer { isTyped = wasTyped }
        body()
    }
}
