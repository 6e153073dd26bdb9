import UIKitEngines

/// The text and its look.
extension UITextField {
    func finishMakingField() {
        editor.host = self
        editor.container.lineFragmentPadding = 0
        editor.container.maximumNumberOfLines = 1
        editor.typing = lookOfText
        isAccessibilityElement = true
        parts.attach()
        addGestureRecognizer(TextTouchRecognizer(editor))
    }

    /// The attributes that the field's own properties ask for.
    var lookOfText: [NSAttributedString.Key: Any] {
        if let own = parts.ownLook { return own }
        var look: [NSAttributedString.Key: Any] = [.font: field.font, .foregroundColor: field.color ?? UIColor.label]
        if let style = paragraphStyle { look[.paragraphStyle] = style }
        return look
    }

    /// `nil` where the standard will do.
    private var paragraphStyle: NSParagraphStyle? {
        var alignment = field.alignment
        if alignment == .natural, effectiveUserInterfaceLayoutDirection == .rightToLeft { alignment = .right }
        guard alignment != .natural else { return nil }
        let style = NSMutableParagraphStyle()
        style.alignment = alignment
        return style
    }

    func setPlainText(_ text: String) {
        guard text != editor.string || editor.marked != nil else { return }
        editor.setText(NSAttributedString(string: text, attributes: lookOfText))
    }

    func setAttributed(_ text: NSAttributedString?) {
        let made = NSMutableAttributedString(string: text?.string ?? "", attributes: lookOfText)
        text?.enumerateAttributes(in: NSRange(location: 0, length: text?.length ?? 0)) { attributes, range, _ in
            made.addAttributes(attributes, range: range)
        }
        editor.setText(made)
    }

    func setPlaceholder(_ text: NSAttributedString?, isPlain: Bool) {
        field.placeholder = text
        field.isPlainPlaceholder = isPlain
        parts.placeholderDidChange()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    func change<Value: Equatable>(_ path: WritableKeyPath<FieldState, Value>, _ value: Value) {
        guard field[keyPath: path] != value else { return }
        field[keyPath: path] = value
        applyLook()
    }

    func setLook(_ look: [NSAttributedString.Key: Any]) {
        if let font = look[.font] as? UIFont { field.font = font }
        field.color = look[.foregroundColor] as? UIColor
        field.alignment = (look[.paragraphStyle] as? NSParagraphStyle)?.alignment ?? .natural
        parts.ownLook = look
        applyLook()
        parts.ownLook = look
    }

    /// Gives all of the text the field's look.
    func applyLook() {
        parts.ownLook = nil
        editor.typing = lookOfText
        if editor.length > 0 { editor.storage.setAttributes(lookOfText, range: NSRange(location: 0, length: editor.length)) }
        parts.placeholderDidChange()
        editorTextDidSet()
    }

    func lookDidChange(since previous: UITraitCollection?) {
        guard previous == nil || traitCollection.hasDifferentColorAppearance(comparedTo: previous) else { return }
        editor.forgetLook()
    }

    /// The width of the text as one line, in points.
    var naturalTextWidth: CGFloat {
        if let known = field.naturalWidth { return known }
        let shown = editor.shown.manager.textStorage
        let width = editor.length == 0 ? 0 : (shown?.size().width ?? 0)
        field.naturalWidth = width
        return width
    }

    var spokenText: String? { isSecureTextEntry ? TypedText.concealed(editor.string) : editor.string }
}
