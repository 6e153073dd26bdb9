extension ControlEvent where Sender: UITextView, Payload == String {
    /// Sent when editing begins; the payload is the text.
    public static var didBeginEditing: Self { Self(slot: { $0.textViewProxy.didBeginEditing }, "text") { $0.text ?? "" } }
    /// Sent when editing ends; the payload is the text.
    public static var didEndEditing: Self { Self(slot: { $0.textViewProxy.didEndEditing }, "text") { $0.text ?? "" } }
    /// Sent when the user edits the text; the payload is the text.
    public static var didChange: Self { Self(slot: { $0.textViewProxy.didChange }, "text") { $0.text ?? "" } }
}

extension ControlEvent where Sender: UITextView, Payload == NSRange {
    /// Sent when the insertion point or selection changes; the payload is the selection, in UTF-16 units.
    public static var didChangeSelection: Self { Self(slot: { $0.textViewProxy.didChangeSelection }, "selectedRange") { $0.selectedRange } }
}

/// Events without a payload. Overload resolution prefers the events of the same names with a payload.
extension ControlEvent where Sender: UITextView, Payload == Void {
    /// The event of the same name, without its payload.
    @_disfavoredOverload public static var didBeginEditing: ControlEvent { ControlEvent { $0.textViewProxy.didBeginEditing } }
    /// The event of the same name, without its payload.
    @_disfavoredOverload public static var didEndEditing: ControlEvent { ControlEvent { $0.textViewProxy.didEndEditing } }
    /// The event of the same name, without its payload.
    @_disfavoredOverload public static var didChange: ControlEvent { ControlEvent { $0.textViewProxy.didChange } }
    /// The event of the same name, without its payload.
    @_disfavoredOverload public static var didChangeSelection: ControlEvent { ControlEvent { $0.textViewProxy.didChangeSelection } }
}

extension Question where Sender: UITextView, Payload == Void, Answer == Bool {
    /// Whether editing may begin. Defaults to `true`.
    public static var shouldBeginEditing: Self { Self(.all) { $0.textViewProxy.shouldBeginEditing } }
    /// Whether editing may end. Defaults to `true`.
    public static var shouldEndEditing: Self { Self(.all) { $0.textViewProxy.shouldEndEditing } }
}

extension Question where Sender: UITextView, Payload == (range: NSRange, text: String), Answer == Bool {
    /// Whether a user's edit may replace the text in `range`, in UTF-16 units. Defaults to `true`.
    public static var shouldChangeTextIn: Self { Self(.all) { $0.textViewProxy.shouldChangeTextIn } }
}
