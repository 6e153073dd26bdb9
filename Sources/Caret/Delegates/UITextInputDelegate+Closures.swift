extension ControlEvent where Sender: UITextField, Payload == UITextRange? {
    /// Sent before the selection changes; the payload is the previous selection.
    public static var inputSelectionWillChange: Self {
        Self(slot: { $0.textInputProxy.inputSelectionWillChange }, "selectedTextRange") { $0.selectedTextRange }
    }
    /// Sent after the selection changed; the payload is the selection.
    public static var inputSelectionDidChange: Self {
        Self(slot: { $0.textInputProxy.inputSelectionDidChange }, "selectedTextRange") { $0.selectedTextRange }
    }
}

extension ControlEvent where Sender: UITextField, Payload == String {
    /// Sent before the text changes; the payload is the previous text.
    public static var inputTextWillChange: Self { Self(slot: { $0.textInputProxy.inputTextWillChange }, "text") { $0.text ?? "" } }
    /// Sent after the text changed; the payload is the text.
    public static var inputTextDidChange: Self { Self(slot: { $0.textInputProxy.inputTextDidChange }, "text") { $0.text ?? "" } }
}

/// Events without a payload. Overload resolution prefers the events of the same names with a payload.
extension ControlEvent where Sender: UITextField, Payload == Void {
    /// The event of the same name, without its payload.
    @_disfavoredOverload public static var inputSelectionWillChange: ControlEvent {
        ControlEvent { $0.textInputProxy.inputSelectionWillChange }
    }
    /// The event of the same name, without its payload.
    @_disfavoredOverload public static var inputSelectionDidChange: ControlEvent {
        ControlEvent { $0.textInputProxy.inputSelectionDidChange }
    }
    /// The event of the same name, without its payload.
    @_disfavoredOverload public static var inputTextWillChange: ControlEvent { ControlEvent { $0.textInputProxy.inputTextWillChange } }
    /// The event of the same name, without its payload.
    @_disfavoredOverload public static var inputTextDidChange: ControlEvent { ControlEvent { $0.textInputProxy.inputTextDidChange } }
}

extension ControlEvent where Sender: UITextView, Payload == NSRange {
    /// Sent before the selection changes; the payload is the previous selection.
    public static var inputSelectionWillChange: Self {
        Self(slot: { $0.textInputProxy.inputSelectionWillChange }, "selectedRange") { $0.selectedRange }
    }
    /// Sent after the selection changed; the payload is the selection.
    public static var inputSelectionDidChange: Self {
        Self(slot: { $0.textInputProxy.inputSelectionDidChange }, "selectedRange") { $0.selectedRange }
    }
}

extension ControlEvent where Sender: UITextView, Payload == String {
    /// Sent before the text changes; the payload is the previous text.
    public static var inputTextWillChange: Self { Self(slot: { $0.textInputProxy.inputTextWillChange }, "text") { $0.text ?? "" } }
    /// Sent after the text changed; the payload is the text.
    public static var inputTextDidChange: Self { Self(slot: { $0.textInputProxy.inputTextDidChange }, "text") { $0.text ?? "" } }
}

/// Events without a payload. Overload resolution prefers the events of the same names with a payload.
extension ControlEvent where Sender: UITextView, Payload == Void {
    /// The event of the same name, without its payload.
    @_disfavoredOverload public static var inputSelectionWillChange: ControlEvent {
        ControlEvent { $0.textInputProxy.inputSelectionWillChange }
    }
    /// The event of the same name, without its payload.
    @_disfavoredOverload public static var inputSelectionDidChange: ControlEvent {
        ControlEvent { $0.textInputProxy.inputSelectionDidChange }
    }
    /// The event of the same name, without its payload.
    @_disfavoredOverload public static var inputTextWillChange: ControlEvent { ControlEvent { $0.textInputProxy.inputTextWillChange } }
    /// The event of the same name, without its payload.
    @_disfavoredOverload public static var inputTextDidChange: ControlEvent { ControlEvent { $0.textInputProxy.inputTextDidChange } }
}
