import UIKitEngines

extension UITextView {
    /// The container of the text, as wide as the view without its insets, and of unlimited height.
    public var textContainer: NSTextContainer { editor.container }
    /// The layout manager of the text.
    public var layoutManager: NSLayoutManager { editor.layoutManager }
    /// The storage of the text. The view shows changes to the storage.
    public var textStorage: NSTextStorage { editor.storage }
}

/// The text and its attributes.
extension UITextView {
    func setUpTextView() {
        editor.host = self
        editor.typingAttributes = editingAttributes
        alwaysBounceVertical = true
        backgroundColor = .systemBackground
        isAccessibilityElement = true
        addSubview(selectionView)
        addGestureRecognizer(TextTouchRecognizer(editor))
        layoutManager.linkAttributes = linkTextAttributes
    }

    func linkStyleDidChange() {
        layoutManager.linkAttributes = linkTextAttributes
        editorTextDidSet()
    }

    /// The font of the text's first character; `nil` if there is no text.
    var fontOfText: UIFont? {
        editor.length > 0 ? editor.storage.attribute(.font, at: 0, effectiveRange: nil) as? UIFont : nil
    }

    /// The attributes of the text according to the view's properties.
    var editingAttributes: [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [
            .font: view.font ?? TextViewState.standardFont, .foregroundColor: view.color ?? UIColor.label,
        ]
        if view.alignment != .natural {
            let style = NSMutableParagraphStyle()
            style.alignment = view.alignment
            attributes[.paragraphStyle] = style
        }
        return attributes
    }

    func setPlainText(_ text: String) {
        let attributes = editor.length > 0 ? editor.storage.attributes(at: 0, effectiveRange: nil) : editingAttributes
        editor.typingAttributes = attributes
        var plainAttributes = attributes
        plainAttributes[.link] = view.detected.isEmpty ? attributes[.link] : nil
        view.detected = []
        editor.setText(StyledText(text, plainAttributes))
        detectData()
    }

    func setAttributed(_ text: NSAttributedString?) {
        if let text, text.length > 0 { adoptAttributes(of: text) }
        let styledText = TransientAttributedString(string: text?.string ?? "", attributes: editingAttributes)
        text?.enumerateAttributes(in: NSRange(location: 0, length: text?.length ?? 0)) { attributes, range, _ in
            styledText.addAttributes(attributes, range: range)
        }
        view.detected = []
        editor.setText(StyledText(styledText))
        detectData()
        updateTypingAttributes()
    }

    /// Sets the view's font, colour and alignment to those that the text's first character specifies.
    private func adoptAttributes(of text: NSAttributedString) {
        let attributes = text.attributes(at: 0, effectiveRange: nil)
        if let font = attributes[.font] as? UIFont { view.font = font }
        if let color = attributes[.foregroundColor] as? UIColor { view.color = color }
        if let style = attributes[.paragraphStyle] as? NSParagraphStyle { view.alignment = style.alignment }
    }

    func setFont(_ font: UIFont?) {
        view.font = font
        setAttribute(.font, font)
    }

    func setColor(_ color: UIColor?) {
        view.color = color
        setAttribute(.foregroundColor, color ?? UIColor.label)
    }

    func setAlignment(_ alignment: NSTextAlignment) {
        view.alignment = alignment
        let style = NSMutableParagraphStyle()
        if let typingStyle = editor.typingAttributes[.paragraphStyle] as? NSParagraphStyle { style.setParagraphStyle(typingStyle) }
        style.alignment = alignment
        editor.typingAttributes[.paragraphStyle] = style
        editor.storage.align(alignment)
        editorTextDidSet()
    }

    /// Sets an attribute of the whole text; `nil` removes the attribute.
    private func setAttribute(_ key: NSAttributedString.Key, _ value: Any?) {
        editor.typingAttributes[key] = value
        let fullRange = NSRange(location: 0, length: editor.length)
        if fullRange.length > 0 {
            if let value {
                editor.storage.addAttribute(key, value: value, range: fullRange)
            } else {
                editor.storage.removeAttribute(key, range: fullRange)
            }
        }
        editorTextDidSet()
    }

    func setSelectedRange(_ range: NSRange) {
        guard range.location != NSNotFound, range.location >= 0, range.length >= 0 else { return }
        let (end, overflows) = range.location.addingReportingOverflow(range.length)
        editor.setSelection(min(range.location, editor.length)..<min(overflows ? editor.length : end, editor.length))
        updateTypingAttributes()
    }

    /// Sets the typing attributes to those of the character before the caret, or of the first selected character.
    func updateTypingAttributes() {
        // The attributes of marked text do not apply to the text that follows.
        guard editor.length > 0, editor.markedRange == nil else { return }
        let index = editor.caret.isEmpty ? max(0, editor.caret.range.lowerBound - 1) : editor.caret.range.lowerBound
        var attributes = editor.storage.attributes(at: min(index, editor.length - 1), effectiveRange: nil)
        attributes[.link] = nil
        attributes[.attachment] = nil
        editor.typingAttributes = attributes
    }
}

extension UITextView {
    /// Whether the user's next edit replaces the whole text; `false` by default, after that edit and after a change
    /// of selection.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitextview/clearsoninsertion
    public var clearsOnInsertion: Bool {
        get { editor.clearsOnInsertion }
        set { editor.clearsOnInsertion = newValue }
    }
}
