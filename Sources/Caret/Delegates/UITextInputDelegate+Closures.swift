extension ControlEvent where Sender: UITextField, Payload == Void {
    /// Sent before the selection changes.
    public static var inputSelectionWillChange: Self { Self(.textInput, "selectionWillChange(_:)") }
    /// Sent after the selection changed.
    public static var inputSelectionDidChange: Self { Self(.textInput, "selectionDidChange(_:)") }
    /// Sent before the text changes.
    public static var inputTextWillChange: Self { Self(.textInput, "textWillChange(_:)") }
    /// Sent after the text changed.
    public static var inputTextDidChange: Self { Self(.textInput, "textDidChange(_:)") }
}

extension ControlEvent where Sender: UITextView, Payload == Void {
    /// Sent before the selection changes.
    public static var inputSelectionWillChange: Self { Self(.textInput, "selectionWillChange(_:)") }
    /// Sent after the selection changed.
    public static var inputSelectionDidChange: Self { Self(.textInput, "selectionDidChange(_:)") }
    /// Sent before the text changes.
    public static var inputTextWillChange: Self { Self(.textInput, "textWillChange(_:)") }
    /// Sent after the text changed.
    public static var inputTextDidChange: Self { Self(.textInput, "textDidChange(_:)") }
}
