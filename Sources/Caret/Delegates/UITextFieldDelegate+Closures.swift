extension ControlEvent where Sender: UITextField, Payload == String {
    /// Sent when editing begins; the payload is the text.
    public static var didBeginEditing: Self { Self(.textField, "textFieldDidBeginEditing(_:)") { $0.text ?? "" } }
    /// Sent when editing ends; the payload is the text.
    public static var didEndEditing: Self { Self(.textField, "textFieldDidEndEditing(_:)") { $0.text ?? "" } }
}

extension ControlEvent where Sender: UITextField, Payload == UITextRange? {
    /// Sent when the insertion point or selection changes; the payload is the selection.
    public static var didChangeSelection: Self { Self(.textField, "textFieldDidChangeSelection(_:)") { $0.selectedTextRange } }
}

/// Events without a payload. Overload resolution prefers the events of the same names with a payload.
extension ControlEvent where Sender: UITextField, Payload == Void {
    /// The event of the same name, without its payload.
    @_disfavoredOverload public static var didBeginEditing: ControlEvent { .init(empty: ControlEvent<Sender, String>.didBeginEditing) }
    /// The event of the same name, without its payload.
    @_disfavoredOverload public static var didEndEditing: ControlEvent { .init(empty: ControlEvent<Sender, String>.didEndEditing) }
    /// The event of the same name, without its payload.
    @_disfavoredOverload public static var didChangeSelection: ControlEvent {
        .init(empty: ControlEvent<Sender, UITextRange?>.didChangeSelection)
    }
}

extension ControlEvent where Sender: UITextField, Payload == UITextField.DidEndEditingReason {
    /// Sent after `didEndEditing`, with the reason for which editing ended.
    public static var didEndEditingWithReason: Self { Self(.textField, "textFieldDidEndEditing(_:reason:)") }
}

extension Question where Sender: UITextField, Payload == Void, Answer == Bool {
    /// Whether editing may begin. Defaults to `true`.
    public static var shouldBeginEditing: Self { Self(.textField, "textFieldShouldBeginEditing(_:)", .all) }
    /// Whether editing may end. Defaults to `true`.
    public static var shouldEndEditing: Self { Self(.textField, "textFieldShouldEndEditing(_:)", .all) }
    /// Whether the clear button clears the text. Defaults to `true`.
    public static var shouldClear: Self { Self(.textField, "textFieldShouldClear(_:)", .all) }
    /// Whether the Return key performs its default behaviour. Defaults to `true`.
    public static var shouldReturn: Self { Self(.textField, "textFieldShouldReturn(_:)", .all) }
}

extension Question where Sender: UITextField, Payload == (range: NSRange, string: String), Answer == Bool {
    /// Whether a user's edit may replace the text in `range`, in UTF-16 units. Defaults to `true`.
    public static var shouldChangeCharactersIn: Self { Self(.textField, "textField(_:shouldChangeCharactersIn:replacementString:)", .all) }
}
