extension ControlEvent where Sender: UITextField, Payload == String {
    /// Editing began; carries the text.
    public static var didBeginEditing: Self { Self(.textField, "textFieldDidBeginEditing(_:)") { $0.text ?? "" } }
    /// Editing ended; carries the text.
    public static var didEndEditing: Self { Self(.textField, "textFieldDidEndEditing(_:)") { $0.text ?? "" } }
}

extension ControlEvent where Sender: UITextField, Payload == UITextRange? {
    /// The caret or the selection moved; carries the selection.
    public static var didChangeSelection: Self { Self(.textField, "textFieldDidChangeSelection(_:)") { $0.selectedTextRange } }
}

/// The same events for handlers that need nothing: those that carry a value come first.
extension ControlEvent where Sender: UITextField, Payload == Void {
    /// See the event of this name that carries a value.
    @_disfavoredOverload public static var didBeginEditing: ControlEvent { .init(empty: ControlEvent<Sender, String>.didBeginEditing) }
    /// See the event of this name that carries a value.
    @_disfavoredOverload public static var didEndEditing: ControlEvent { .init(empty: ControlEvent<Sender, String>.didEndEditing) }
    /// See the event of this name that carries a value.
    @_disfavoredOverload public static var didChangeSelection: ControlEvent {
        .init(empty: ControlEvent<Sender, UITextRange?>.didChangeSelection)
    }
}

extension ControlEvent where Sender: UITextField, Payload == UITextField.DidEndEditingReason {
    /// Editing ended for a reason. By default calls the delegate's `textFieldDidEndEditing(_:)`.
    public static var didEndEditingWithReason: Self { Self(.textField, "textFieldDidEndEditing(_:reason:)") }
}

extension Question where Sender: UITextField, Payload == Void, Answer == Bool {
    /// Whether editing may begin. Defaults to `true`.
    public static var shouldBeginEditing: Self { Self(.textField, "textFieldShouldBeginEditing(_:)", .all) }
    /// Whether editing may end. Defaults to `true`.
    public static var shouldEndEditing: Self { Self(.textField, "textFieldShouldEndEditing(_:)", .all) }
    /// Whether the clear button may clear. Defaults to `true`.
    public static var shouldClear: Self { Self(.textField, "textFieldShouldClear(_:)", .all) }
    /// Return was pressed; whether it does what it does by itself. Defaults to `true`.
    public static var shouldReturn: Self { Self(.textField, "textFieldShouldReturn(_:)", .all) }
}

extension Question where Sender: UITextField, Payload == (range: NSRange, string: String), Answer == Bool {
    /// Whether a person's edit may be made; `range` is in UTF-16 units. Defaults to `true`.
    public static var shouldChangeCharactersIn: Self { Self(.textField, "textField(_:shouldChangeCharactersIn:replacementString:)", .all) }
}
