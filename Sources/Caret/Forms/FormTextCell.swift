/// A cell that edits one line of text.
final class FormTextCell: FormCell {
    let field = FormTextField()

    func show<Model: AnyObject>(_ entry: TextEntry<Model>, of model: Model, _ place: FieldPlace, _ core: FormCore?) {
        field.keyboardType = entry.keyboard
        field.isSecureTextEntry = entry.isSecret
        field.textAlignment = .right
        field.autocapitalizationType = entry.keyboard == .default ? .sentences : .none
        // What is being typed may be on its way to a value; only what somebody else sets is shown.
        let text = entry.read(model)
        if !field.isFirstResponder || field.written != text { if field.text != text { field.text = text } }
        field.advance = { [weak core, weak place] step in place.flatMap { core?.advance(from: $0, by: step) } ?? false }
        show(place, editor: field)
        place.responder = field
        field.on(.editingChanged) { [weak field] text in
            entry.write(model, text)
            field?.written = entry.read(model)
            if place.state.problem != nil { place.validate() }
        }
        field.on(.editingDidEnd) { [weak field] _ in
            field?.written = nil
            field?.text = entry.read(model)
            place.validate()
        }
        field.answer(.shouldReturn) { [weak field] in
            if field?.advance?(1) != true { field?.resignFirstResponder() }
            return false
        }
    }
}

/// A text field that goes to the form's next one by Tab, wherever that is.
final class FormTextField: UITextField {
    /// Goes so many fields on; answers whether there is another one.
    var advance: ((Int) -> Bool)?
    /// The value that typing has led to.
    var written: String?

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if let key = presses.first?.key, key.keyCode == .keyboardTab, advance?(key.modifierFlags.contains(.shift) ? -1 : 1) == true {
            return
        }
        super.pressesBegan(presses, with: event)
    }
}

/// A cell that edits text of several lines.
final class FormAreaCell: FormCell {
    let area = UITextView()

    func show<Model: AnyObject>(_ entry: TextEntry<Model>, of model: Model, _ place: FieldPlace) {
        let text = entry.read(model)
        if area.text != text { area.text = text }
        area.isEditable = !place.state.isDisabled
        show(place, editor: area)
        place.responder = area
        area.on(.didChange) { [weak area] in entry.write(model, area?.text ?? "") }
        area.on(.didEndEditing) { _ = place.validate() }
    }
}
