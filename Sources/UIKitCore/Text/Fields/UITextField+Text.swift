import UIKitEngines

/// The text and its attributes.
extension UITextField {
    func setUpField() {
        editor.host = self
        editor.container.lineFragmentPadding = 0
        editor.container.maximumNumberOfLines = 1
        editor.typingAttributes = editingAttributes
        isAccessibilityElement = true
        parts.attach()
        addGestureRecognizer(TextTouchRecognizer(editor))
    }

    /// The attributes of the text according to the field's properties.
    var editingAttributes: [NSAttributedString.Key: Any] {
        if let defaults = parts.defaultTextAttributes { return defaults }
        var attributes: [NSAttributedString.Key: Any] = [.font: field.font, .foregroundColor: field.color ?? UIColor.label]
        if let style = paragraphStyle { attributes[.paragraphStyle] = style }
        return attributes
    }

    /// The paragraph style of the text; `nil` for the default style.
    private var paragraphStyle: NSParagraphStyle? {
        var alignment = field.alignment
        if alignment == .natural, effectiveUserInterfaceLayoutDirection == .rightToLeft { alignment = .right }
        guard alignment != .natural else { return nil }
        let style = NSMutableParagraphStyle()
        style.alignment = alignment
        return style
    }

    func setPlainText(_ text: String) {
        guard text != textWithoutTokens || editor.markedRange != nil else { return }
        setStyledText(StyledText(text, editingAttributes))
    }

    /// The text without its leading tokens.
    var textWithoutTokens: String {
        let tokenCount = leadingTokens
        return tokenCount == 0 ? editor.string : (editor.string as NSString).substring(from: tokenCount)
    }

    /// Replaces the text after the tokens.
    func setStyledText(_ text: StyledText) {
        var tokensAndText = editor.storage.styled(NSRange(0..<leadingTokens))
        tokensAndText.append(text)
        editor.setText(tokensAndText)
    }

    func setAttributed(_ text: NSAttributedString?) {
        if let text, text.length > 0 { adoptAttributes(of: text) }
        let styledText = TransientAttributedString(string: text?.string ?? "", attributes: editingAttributes)
        text?.enumerateAttributes(in: NSRange(location: 0, length: text?.length ?? 0)) { attributes, range, _ in
            styledText.addAttributes(attributes, range: range)
        }
        setStyledText(StyledText(styledText))
    }

    func setPlaceholder(_ text: NSAttributedString?, isPlain: Bool) {
        field.placeholder = text
        field.isPlainPlaceholder = isPlain
        parts.placeholderDidChange()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// Sets the font of the whole text and keeps its other attributes.
    func setFont(_ font: UIFont) {
        field.font = font
        setAttribute(.font, font)
    }

    func setColor(_ color: UIColor?) {
        field.color = color
        setAttribute(.foregroundColor, color ?? .label)
    }

    func setAlignment(_ alignment: NSTextAlignment) {
        field.alignment = alignment
        let style = paragraphStyle
        parts.defaultTextAttributes?[.paragraphStyle] = style
        editor.typingAttributes[.paragraphStyle] = style
        editor.storage.align(style?.alignment ?? .natural)
        editorTextDidSet()
    }

    private func setAttribute(_ key: NSAttributedString.Key, _ value: Any) {
        parts.defaultTextAttributes?[key] = value
        editor.typingAttributes[key] = value
        editor.storage.addAttribute(key, value: value, range: NSRange(location: 0, length: editor.length))
        parts.placeholderDidChange()
        editorTextDidSet()
    }

    /// Sets the field's font, colour and alignment to those that the text's first character specifies.
    private func adoptAttributes(of text: NSAttributedString) {
        let attributes = text.attributes(at: 0, effectiveRange: nil)
        if let font = attributes[.font] as? UIFont { field.font = font }
        if let color = attributes[.foregroundColor] as? UIColor { field.color = color }
        if let style = attributes[.paragraphStyle] as? NSParagraphStyle { field.alignment = style.alignment }
        for key in [.font, .foregroundColor, .paragraphStyle] as [NSAttributedString.Key] where attributes[key] != nil {
            parts.defaultTextAttributes?[key] = attributes[key]
        }
        editor.typingAttributes = editingAttributes
        parts.placeholderDidChange()
    }

    /// Stores a value that affects the layout of the field's parts, but not the attributes of the text.
    func setLayoutProperty<Value: Equatable>(_ path: WritableKeyPath<FieldState, Value>, _ value: Value) {
        guard field[keyPath: path] != value else { return }
        field[keyPath: path] = value
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    func setTextAttributes(_ attributes: [NSAttributedString.Key: Any]) {
        if let font = attributes[.font] as? UIFont { field.font = font }
        field.color = attributes[.foregroundColor] as? UIColor
        field.alignment = (attributes[.paragraphStyle] as? NSParagraphStyle)?.alignment ?? .natural
        parts.defaultTextAttributes = attributes
        applyAttributes()
        parts.defaultTextAttributes = attributes
    }

    /// Applies the field's attributes to the whole text.
    func applyAttributes() {
        parts.defaultTextAttributes = nil
        editor.typingAttributes = editingAttributes
        applyAttributesToStorage()
        parts.placeholderDidChange()
        editorTextDidSet()
    }

    private func applyAttributesToStorage() {
        let storage = editor.storage
        let fullRange = NSRange(location: 0, length: storage.length)
        guard fullRange.length > 0 else { return }
        var attachments: [(Any, NSRange)] = []
        storage.enumerateAttribute(.attachment, in: fullRange) { value, range, _ in if let value { attachments.append((value, range)) } }
        storage.setAttributes(editingAttributes, range: fullRange)
        for (attachment, range) in attachments { storage.addAttribute(.attachment, value: attachment, range: range) }
        editor.restoreMarkedStyle()
    }

    func attributesDidChange(since previous: UITraitCollection?) {
        if previous?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory { updateFontsForContentSize() }
        guard previous == nil || traitCollection.hasDifferentColorAppearance(comparedTo: previous) else { return }
        editor.invalidateColors()
    }

    /// The width of the text in one line, in points.
    var naturalTextWidth: CGFloat {
        if let cachedWidth = field.naturalWidth { return cachedWidth }
        let width = editor.naturalWidth(1)
        field.naturalWidth = width
        return width
    }

    var spokenText: String? { isSecureTextEntry ? TypedText.concealed(textWithoutTokens) : textWithoutTokens }
}
