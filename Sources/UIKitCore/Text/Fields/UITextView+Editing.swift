import UIKitEngines

/// The beginning, the edits and the end of an editing session.
extension UITextView: TextEditorHost {
    var isTextEditable: Bool { isEditable }
    var allowsNewlines: Bool { true }
    var containerOrigin: CGPoint { CGPoint(x: view.insets.left, y: view.insets.top) }
    var pageHeight: CGFloat { bounds.height }

    func beginEditing(_ become: () -> Bool) -> Bool {
        guard !isFirstResponder else { return true }
        guard canBecomeFirstResponder, isInWindowOrDefersFirstResponder else { return false }
        guard !isEditable || hub.allAgree({ $0.textViewShouldBeginEditing(self) }), become() else { return false }
        setNeedsLayout()
        guard isEditable else { return true }
        // As in UIKit, the keyboard notifications of a text view precede its begin-editing callbacks. Those of a
        // field follow the field's callbacks.
        if let window = chainWindow, window.isKeyWindow { window.display?.input.updateIfNeeded() }
        didBeginEditing()
        return true
    }

    func endEditing(_ resign: () -> Bool) -> Bool {
        guard isFirstResponder else { return resign() }
        let window = chainWindow
        guard !isEditable || hub.allAgree({ $0.textViewShouldEndEditing(self) }), resign() else { return false }
        didEndEditing(in: window)
        return true
    }

    func didEndEditing(in window: UIWindow?) {
        editor.menu.hide()
        editor.endReveal()
        editor.unmark()
        editor.history.endRun()
        setNeedsLayout()
        window?.textInputDidEnd(self)
        guard isEditable else { return }
        hub.notify { $0.textViewDidEndEditing(self) }
        NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    }

    func setEditable(_ isEditable: Bool) {
        guard isEditable != view.isEditable else { return }
        if !isEditable, isFirstResponder {
            // If the delegate rejects the end of editing, the view stays the first responder, but without a keyboard.
            if !resignFirstResponder() { didEndEditing(in: chainWindow) }
        }
        view.isEditable = isEditable
        detectData()
        if isEditable, isFirstResponder { didBeginEditing() }
        chainWindow?.display?.input.setNeedsUpdate()
    }

    func setSelectable(_ isSelectable: Bool) {
        view.isSelectable = isSelectable
        if !isSelectable { resignFirstResponder() }
    }

    func setDetectorTypes(_ types: UIDataDetectorTypes) {
        view.dataDetectorTypes = types
        detectData()
    }

    private func didBeginEditing() {
        chainWindow?.textInputDidBegin(self)
        hub.notify { $0.textViewDidBeginEditing(self) }
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    }

    func editorMayReplace(_ range: NSRange, with text: String) -> Bool {
        hub.allAgree { $0.textView(self, shouldChangeTextIn: range, replacementText: text) }
    }

    func editorDidChangeSelection() {
        updateTypingAttributes()
        view.scrollsToCaret = true
        setNeedsLayout()
        hub.notify { $0.textViewDidChangeSelection(self) }
        chainWindow?.textInputDidMove(self)
    }

    func editorDidChangeText() {
        editor.menu.hide()
        hub.notify { $0.textViewDidChange(self) }
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }

    func editorMenu(_ range: NSRange, _ suggestedElements: [UIMenuElement]) -> UIMenu? {
        editMenu(for: EditorTextRange(range.lowerBound..<range.upperBound), suggestedActions: suggestedElements)
            ?? UIMenu(children: suggestedElements)
    }

    func delegatesMenu(_ range: UITextRange, _ suggestedElements: [UIMenuElement]) -> UIMenu? {
        guard let range = editor.range(range) else { return nil }
        return hub.value(nil) { $0.textView(self, editMenuForTextIn: NSRange(range), suggestedActions: suggestedElements) }
    }

    func editorTextDidSet() {
        view.needsTextRedraw = true
        view.isMeasured = false
        if !isScrollEnabled { invalidateIntrinsicContentSize() }
        setNeedsLayout()
    }

    func editorDidReturn() -> Bool { false }

    /// Handles key presses. In editable text, Tab inserts a tab. In read-only text, no key changes the text.
    func handleTextKeys(_ presses: Set<UIPress>) -> Bool {
        if isEditable, let key = presses.first?.key, key.keyCode == .keyboardTab {
            // Where Tab moves the focus between controls or along the app's explicit order, Option-Tab inserts a tab
            // instead.
            let requiredFlags: UIKeyModifierFlags = window?.acceptsTab(from: self) == true ? .alternate : []
            guard key.modifierFlags.subtracting(.alphaShift) == requiredFlags else { return false }
            insertTyped("\t")
            return true
        }
        guard isEditable || isSelectable else { return false }
        return editor.handlePresses(presses)
    }

    /// Performs the pending layout, then runs code that queries text positions.
    func afterLayout<Value>(_ body: (TextEditor) -> Value) -> Value {
        layoutIfNeeded()
        return body(editor)
    }
}
