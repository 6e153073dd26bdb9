/// A cell that edits one line of text.
final class FormTextCell: FormCell {
    let field = FormTextField()

    func show<Model: AnyObject>(_ entry: TextEntry<Model>, of model: Model, _ instance: FieldInstance, _ core: FormCore?) {
        field.keyboardType = entry.keyboard
        field.isSecureTextEntry = entry.isSecret
        field.textAlignment = .right
        field.autocapitalizationType = entry.keyboard == .default ? .sentences : .none
        // The text that the user is typing need not be a valid value yet. Replace the text only if the value was set
        // elsewhere.
        let text = entry.read(model)
        if !field.isFirstResponder || field.lastWrittenText != text { if field.text != text { field.text = text } }
        field.advance = { [weak core, weak instance] step in instance.flatMap { core?.advance(from: $0, by: step) } ?? false }
        show(instance, editor: field)
        instance.responder = field
        field.on(.editingChanged, of: instance) { [weak field] text in
            entry.write(model, text)
            field?.lastWrittenText = entry.read(model)
            if instance.state.problem != nil { instance.validate() }
        }
        field.on(.editingDidEnd, of: instance) { [weak field] _ in
            field?.lastWrittenText = nil
            field?.text = entry.read(model)
            instance.validate()
        }
        field.answer(.shouldReturn, file: instance.site.file, line: instance.site.line) { [weak field] in
            if field?.advance?(1) != true { field?.resignFirstResponder() }
            return false
        }
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

/// A cell that edits text of several lines.
final class FormAreaCell: FormCell {
    let area = FormTextView()

    func show<Model: AnyObject>(_ entry: TextEntry<Model>, of model: Model, _ instance: FieldInstance, _ core: FormCore?) {
        let text = entry.read(model)
        if area.text != text { area.text = text }
        area.isEditable = !instance.state.isDisabled
        area.advance = { [weak core, weak instance] step in instance.flatMap { core?.advance(from: $0, by: step) } ?? false }
        show(instance, editor: area)
        instance.responder = area
        area.on(.didChange, of: instance) { text in entry.write(model, text) }
        area.on(.didEndEditing, of: instance) { (_: String) in _ = instance.validate() }
    }
}
