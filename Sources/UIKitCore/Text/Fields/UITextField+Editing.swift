import UIKitEngines

/// The beginning, the edits and the end of an editing session.
extension UITextField: TextEditorHost {
    var isTextEditable: Bool { isEnabled }
    var allowsNewlines: Bool { false }
    var containerOrigin: CGPoint { field.origin }
    var pageHeight: CGFloat { bounds.height }

    func beginEditing(_ become: () -> Bool) -> Bool {
        guard !isFirstResponder else { return true }
        guard isEligibleForFirstResponder, isInWindowOrDefersFirstResponder else { return false }
        guard hub.allAgree({ $0.textFieldShouldBeginEditing(self) }), withoutDelegateQuery(become) else { return false }
        if clearsOnBeginEditing, hasText, hub.allAgree({ $0.textFieldShouldClear(self) }) { setStyledText(StyledText()) }
        editor.replacesSecureTextOnEdit = isSecureTextEntry && hasText
        editor.caret = TextCaret(anchor: editor.length, head: editor.length)
        editor.typingAttributes = editingAttributes
        editor.history.endRun()
        setNeedsLayout()
        chainWindow?.textInputDidBegin(self)
        hub.notify { $0.textFieldDidBeginEditing(self) }
        sendActions(for: .editingDidBegin)
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
        return true
    }

    /// Returns whether the delegate allows editing to begin. While delegate queries are suppressed, returns `true`
    /// without asking.
    func mayBeginEditing() -> Bool { field.suppressesDelegateQuery || hub.allAgree { $0.textFieldShouldBeginEditing(self) } }

    /// Runs code for which `canBecomeFirstResponder` does not ask the delegate.
    func withoutDelegateQuery(_ body: () -> Bool) -> Bool {
        let old = field.suppressesDelegateQuery
        field.suppressesDelegateQuery = true
        defer { field.suppressesDelegateQuery = old }
        return body()
    }

    /// Sets secure entry. Text that becomes secure during editing is replaced by the next edit, as at the beginning
    /// of secure editing.
    func setSecure(_ isSecure: Bool) {
        guard isSecure != editor.isSecure else { return }
        editor.isSecure = isSecure
        editor.replacesSecureTextOnEdit = isSecure && isEditing && hasText
    }

    func endEditing(_ resign: () -> Bool) -> Bool {
        guard isFirstResponder else { return resign() }
        let window = chainWindow
        // A disabled field ends editing whatever the delegate returns.
        guard hub.allAgree({ $0.textFieldShouldEndEditing(self) }) || !isEnabled else { return false }
        guard resign() else { return false }
        didEndEditing(in: window)
        return true
    }

    func didEndEditing(in window: UIWindow?) {
        editor.menu.hide()
        editor.endReveal()
        editor.unmark()
        editor.history.endRun()
        field.scrollOffset = 0
        setNeedsLayout()
        window?.textInputDidEnd(self)
        hub.notify { $0.textFieldDidEndEditing(self, reason: .committed) }
        sendActions(for: .editingDidEnd)
        NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    }

    func type(_ text: String) {
        if text == "\n", editorDidReturn() { return }
        editor.type(text)
    }

    func editorMayReplace(_ range: NSRange, with text: String) -> Bool {
        let range = rangeWithoutTokens(range)
        return hub.allAgree { $0.textField(self, shouldChangeCharactersIn: range, replacementString: text) }
    }

    /// Converts a range of the edited text to a range of ``text``, which has no tokens.
    private func rangeWithoutTokens(_ range: NSRange) -> NSRange {
        let tokenCount = leadingTokens
        return NSRange(max(0, range.location - tokenCount)..<max(0, range.upperBound - tokenCount))
    }

    func editorDidChangeSelection() {
        setNeedsLayout()
        hub.notify { $0.textFieldDidChangeSelection(self) }
        chainWindow?.textInputDidMove(self)
    }

    func editorDidChangeText() {
        editor.menu.hide()
        sendActions(for: .editingChanged)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }

    func editorMenu(_ range: NSRange, _ suggestedElements: [UIMenuElement]) -> UIMenu? {
        editMenu(for: EditorTextRange(range.lowerBound..<range.upperBound), suggestedActions: suggestedElements)
            ?? UIMenu(children: suggestedElements)
    }

    func delegatesMenu(_ range: UITextRange, _ suggestedElements: [UIMenuElement]) -> UIMenu? {
        guard let range = editor.range(range) else { return nil }
        let plainRange = rangeWithoutTokens(NSRange(range))
        return hub.value(nil) { $0.textField(self, editMenuForCharactersIn: plainRange, suggestedActions: suggestedElements) }
    }

    func editorTextDidSet() {
        field.naturalWidth = nil
        field.lastFit = nil
        parts.selectionView.textDidChange()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// Handles the Return key, which never inserts text. Editing ends if there is an action for
    /// `editingDidEndOnExit`.
    func editorDidReturn() -> Bool {
        guard !(enablesReturnKeyAutomatically && !hasText) else { return true }
        editor.unmark()
        guard hub.allAgree({ $0.textFieldShouldReturn(self) }) else { return true }
        let endsEditing = allControlEvents.contains(.editingDidEndOnExit)
        sendActions(for: .editingDidEndOnExit)
        sendActions(for: .primaryActionTriggered)
        if chainWindow?.advanceInExplicitOrder(from: self) == true { return true }
        if endsEditing { resignFirstResponder() }
        return true
    }

    /// Clears the text after a tap on the clear button.
    func clear() {
        guard isEnabled, hub.allAgree({ $0.textFieldShouldClear(self) }) else { return }
        if hasText {
            editor.history.endRun()
            editor.markedRange = nil
            editor.replace(0..<editor.length, with: StyledText(), .other)
            editorDidChangeSelection()
            editorDidChangeText()
        }
        becomeFirstResponder()
    }

    /// Performs the pending layout, then runs code that queries text positions.
    func afterLayout<Value>(_ body: (TextEditor) -> Value) -> Value {
        layoutIfNeeded()
        return body(editor)
    }
}

extension UITextField {
    /// Posted after editing began; its object is the field.
    public nonisolated static let textDidBeginEditingNotification = Notification.Name("UITextFieldTextDidBeginEditingNotification")
    /// Posted after editing ended; its object is the field.
    public nonisolated static let textDidEndEditingNotification = Notification.Name("UITextFieldTextDidEndEditingNotification")
    /// Posted after the user edited the text; its object is the field.
    public nonisolated static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")
}
