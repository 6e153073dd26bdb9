extension ControlEvent where Sender: UITextField, Payload == Void {
    /// Sent before the selection changes.
    public static var inputSelectionWillChange: Self { Self { $0.textInputProxy.inputSelectionWillChange } }
    /// Sent after the selection changed.
    public static var inputSelectionDidChange: Self { Self { $0.textInputProxy.inputSelectionDidChange } }
    /// Sent before the text changes.
    public static var inputTextWillChange: Self { Self { $0.textInputProxy.inputTextWillChange } }
    /// Sent after the text changed.
    public static var inputTextDidChange: Self { Self { $0.textInputProxy.inputTextDidChange } }
}

extension ControlEvent where Sender: UITextView, Payload == Void {
    /// Sent before the selection changes.
    public static var inputSelectionWillChange: Self { Self { $0.textInputProxy.inputSelectionWillChange } }
    /// Sent after the selection changed.
    public static var inputSelectionDidChange: Self { Self { $0.textInputProxy.inputSelectionDidChange } }
    /// Sent before the text changes.
    public static var inputTextWillChange: Self { Self { $0.textInputProxy.inputTextWillChange } }
    /// Sent after the text changed.
    public static var inputTextDidChange: Self { Self { $0.textInputProxy.inputTextDidChange } }
}
