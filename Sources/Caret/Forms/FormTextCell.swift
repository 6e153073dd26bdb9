/// A cell that edits one line of text.
final class FormTextCell: FormCell {
    let field = FormTextField()
    private let suffixLabel = UILabel()

    func show<Model: AnyObject>(_ entry: TextEntry<Model>, of model: Model, _ instance: FieldInstance, _ core: FormCore?) {
        show(instance, editor: field)
        showTraits(instance.text)
        field.returnKeyType = core?.canAdvance(from: instance) == true ? .next : .done
        // The text that the user is typing need not be a valid value yet. Replace the text only if the value was set
        // elsewhere.
        let text = entry.read(model)
        if !field.isFirstResponder || field.lastWrittenText != text { field.replaceText(text) }
        field.advance = { [weak core, weak instance] step in
            guard let core, let instance else { return false }
            return core.advance(from: instance, by: step)
        }
        instance.show(in: field)
        field.on(.editingChanged, of: instance) { [weak field] text in
            instance.edit(
                {
                    let isValue = entry.write(model, text)
                    field?.lastWrittenText = entry.read(model)
                    return isValue
                }, text: text)
        }
        field.on(.editingDidEnd, of: instance) { [weak field] _ in
            field?.lastWrittenText = nil
            field?.text = entry.read(model)
            instance.endEditing()
        }
        field.answer(.shouldReturn, file: instance.site.file, line: instance.site.line) { [weak field] in
            if field?.advance?(1) != true { field?.resignFirstResponder() }
            return false
        }
    }

    private func showTraits(_ traits: TextTraits) {
        field.placeholder = traits.placeholder
        field.keyboardType = traits.keyboard
        field.textContentType = traits.contentType
        field.isSecureTextEntry = traits.isSecret
        field.autocapitalizationType = traits.effectiveCapitalization
        if traits.keyboard != .default || traits.isSecret { field.autocorrectionType = .no } else { field.autocorrectionType = .default }
        field.font = .preferredFont(forTextStyle: .body)
        field.adjustsFontForContentSizeCategory = true
        field.textColor = field.isEnabled ? .label : .tertiaryLabel
        let isBesideTitle = !isStacked && titleLabel.text?.isEmpty == false
        let trailingAlignment: NSTextAlignment = isRightToLeft ? .left : .right
        field.textAlignment = isBesideTitle ? trailingAlignment : .natural
        showSuffix(traits.suffix)
    }

    private func showSuffix(_ suffix: String?) {
        suffixLabel.text = suffix
        suffixLabel.textAlignment = isRightToLeft ? .left : .right
        suffixLabel.font = field.font
        suffixLabel.textColor = .secondaryLabel
        suffixLabel.sizeToFit()
        suffixLabel.frame.size.width += FormMetrics.lineGap
        field.rightView = suffix == nil ? nil : suffixLabel
        field.rightViewMode = .always
    }
}

/// A text field whose Tab key moves to the next field of the form, even if the next field is not on the screen.
final class FormTextField: UITextField {
    /// Moves forward by a number of fields. Returns whether there is another field.
    var advance: ((Int) -> Bool)?
    /// The model's text after the user's last edit; `nil` if the user is not editing.
    var lastWrittenText: String?

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !presses.advance(by: advance) { super.pressesBegan(presses, with: event) }
    }

    /// Shows a text that was set elsewhere. The cursor keeps its distance from the beginning of the text.
    func replaceText(_ text: String) {
        guard self.text != text else { return }
        let offset = isFirstResponder ? selectedTextRange.map { self.offset(from: beginningOfDocument, to: $0.end) } : nil
        self.text = text
        if isFirstResponder { lastWrittenText = text }
        guard let offset, let place = position(from: beginningOfDocument, offset: min(offset, text.utf16.count)) else { return }
        selectedTextRange = textRange(from: place, to: place)
    }
}

/// A text view whose Tab key moves to the next field of the form. Return inserts a line break.
final class FormTextView: UITextView {
    /// Moves forward by a number of fields. Returns whether there is another field.
    var advance: ((Int) -> Bool)?

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !presses.advance(by: advance) { super.pressesBegan(presses, with: event) }
    }
}

extension Set<UIPress> {
    /// Moves to the next field for Tab, or to the previous one for Shift-Tab. Returns whether the focus moved.
    @MainActor fileprivate func advance(by advance: ((Int) -> Bool)?) -> Bool {
        guard let key = first?.key, key.keyCode == .keyboardTab else { return false }
        return advance?(key.modifierFlags.contains(.shift) ? -1 : 1) == true
    }
}
