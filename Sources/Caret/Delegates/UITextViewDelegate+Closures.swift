extension ControlEvent where Sender: UITextView, Payload == String {
    /// Editing began; carries the text.
    public static var didBeginEditing: Self { Self(.textView, "textViewDidBeginEditing(_:)") { $0.text ?? "" } }
    /// Editing ended; carries the text.
    public static var didEndEditing: Self { Self(.textView, "textViewDidEndEditing(_:)") { $0.text ?? "" } }
    /// A person edited the text; carries the text.
    public static var didChange: Self { Self(.textView, "textViewDidChange(_:)") { $0.text ?? "" } }
}

extension ControlEvent where Sender: UITextView, Payload == NSRange {
    /// The caret or the selection moved; carries the selection, in UTF-16 units.
    public static var didChangeSelection: Self { Self(.textView, "textViewDidChangeSelection(_:)") { $0.selectedRange } }
}

/// The same events for handlers that need nothing: those that carry a value come first.
extension ControlEvent where Sender: UITextView, Payload == Void {
    /// See the event of this name that carries a value.
    @_disfavoredOverload public static var didBeginEditing: ControlEvent { .init(empty: ControlEvent<Sender, String>.didBeginEditing) }
    /// See the event of this name that carries a value.
    @_disfavoredOverload public static var didEndEditing: ControlEvent { .init(empty: ControlEvent<Sender, String>.didEndEditing) }
    /// See the event of this name that carries a value.
    @_disfavoredOverload public static var didChange: ControlEvent { .init(empty: ControlEvent<Sender, String>.didChange) }
    /// See the event of this name that carries a value.
    @_disfavoredOverload public static var didChangeSelection: ControlEvent {
        .init(empty: ControlEvent<Sender, NSRange>.didChangeSelection)
    }
}

extension Question where Sender: UITextView, Payload == Void, Answer == Bool {
    /// Whether editing may begin. Defaults to `true`.
    public static var shouldBeginEditing: Self { Self(.textView, "textViewShouldBeginEditing(_:)", .all) }
    /// Whether editing may end. Defaults to `true`.
    public static var shouldEndEditing: Self { Self(.textView, "textViewShouldEndEditing(_:)", .all) }
}

extension Question where Sender: UITextView, Payload == (range: NSRange, text: String), Answer == Bool {
    /// Whether a person's edit may be made; `range` is in UTF-16 units. Defaults to `true`.
    public static var shouldChangeTextIn: Self { Self(.textView, "textView(_:shouldChangeTextIn:replacementText:)", .all) }
}
