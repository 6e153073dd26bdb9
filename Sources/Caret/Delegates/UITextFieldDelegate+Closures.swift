extension ControlEvent where Sender: UITextField, Payload == String {
    /// Sent when editing begins; the payload is the text.
    public static var didBeginEditing: Self { Self(slot: { $0.textFieldProxy.didBeginEditing }, "text") { $0.text ?? "" } }
    /// Sent when editing ends; the payload is the text.
    public static var didEndEditing: Self { Self(slot: { $0.textFieldProxy.didEndEditing }, "text") { $0.text ?? "" } }
}

extension ControlEvent where Sender: UITextField, Payload == UITextRange? {
    /// Sent when the insertion point or selection changes; the payload is the selection.
    public static var didChangeSelection: Self {
        Self(slot: { $0.textFieldProxy.didChangeSelection }, "selectedTextRange") { $0.selectedTextRange }
    }
}

/// Events without a payload. Overload resolution prefers the events of the same names with a payload.
extension ControlEvent where Sender: UITextField, Payload == Void {
    /// The event of the same name, without its payload.
    @_disfavoredOverload public static var didBeginEditing: ControlEvent { ControlEvent { $0.textFieldProxy.didBeginEditing } }
    /// The event of the same name, without its payload.
    @_disfavoredOverload public static var didEndEditing: ControlEvent { ControlEvent { $0.textFieldProxy.didEndEditing } }
    /// The event of the same name, without its payload.
    @_disfavoredOverload public static var didChangeSelection: ControlEvent { ControlEvent { $0.textFieldProxy.didChangeSelection } }
}

extension ControlEvent where Sender: UITextField, Payload == UITextField.DidEndEditingReason {
    /// Sent after `didEndEditing`, with the reason for which editing ended.
    public static var didEndEditingWithReason: Self { Self { $0.textFieldProxy.didEndEditingWithReason } }
}

extension Question where Sender: UITextField, Payload == Void, Answer == Bool {
    /// Whether editing may begin. Defaults to `true`.
    public static var shouldBeginEditing: Self { Self(.all) { $0.textFieldProxy.shouldBeginEditing } }
    /// Whether editing may end. Defaults to `true`.
    public static var shouldEndEditing: Self { Self(.all) { $0.textFieldProxy.shouldEndEditing } }
    /// Whether the clear button clears the text. Defaults to `true`.
    public static var shouldClear: Self { Self(.all) { $0.textFieldProxy.shouldClear } }
    /// Whether the Return key performs its default behaviour. Defaults to `true`.
    public static var shouldReturn: Self { Self(.all) { $0.textFieldProxy.shouldReturn } }
}

extension Question where Sender: UITextField, Payload == (range: NSRange, string: String), Answer == Bool {
    /// Whether a user's edit may replace the text in `range`, in UTF-16 units. Defaults to `true`.
    public static var shouldChangeCharactersIn: Self { Self(.all) { $0.textFieldProxy.shouldChangeCharactersIn } }
}
