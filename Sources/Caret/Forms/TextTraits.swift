/// The appearance and the keyboard of a field with text.
struct TextTraits {
    var keyboard = UIKeyboardType.default
    var contentType: UITextContentType?
    var capitalization: UITextAutocapitalizationType?
    var isSecret = false
    var placeholder: String?
    /// The text after the value, such as the symbol of a unit.
    var suffix: String?

    /// The capitalization; by default sentences for the default keyboard, and none for others.
    var effectiveCapitalization: UITextAutocapitalizationType {
        capitalization ?? (keyboard == .default && !isSecret ? .sentences : .none)
    }
}

extension Field {
    // MARK: - Traits of text

    /// Returns the field with a text that is shown while the field is empty. The field must edit text.
    public func placeholder(_ placeholder: String) -> Field { withText("placeholder(_:)") { $0.placeholder = placeholder } }

    /// Returns the field with another keyboard. The field must edit text.
    public func keyboard(_ keyboard: UIKeyboardType) -> Field { withText("keyboard(_:)") { $0.keyboard = keyboard } }

    /// Returns the field with a content type, by which the system suggests text. The field must edit text.
    public func contentType(_ contentType: UITextContentType) -> Field {
        withText("contentType(_:)") { $0.contentType = contentType }
    }

    /// Returns the field with a rule for capital letters. The field must edit text.
    public func capitalization(_ capitalization: UITextAutocapitalizationType) -> Field {
        withText("capitalization(_:)") { $0.capitalization = capitalization }
    }

    private func withText(_ name: String, _ change: (inout TextTraits) -> Void) -> Field {
        guard var traits = text else {
            preconditionFailure("\(name) of the field '\(title)' at \(site): this kind of field edits no text. Remove the call.")
        }
        change(&traits)
        return with { $0.text = traits }
    }
}
