extension ControlEvent where Sender: UITextView, Payload == Void {
    /// Editing began.
    public static var didBeginEditing: Self { Self(.textView, "textViewDidBeginEditing(_:)") }
    /// Editing ended.
    public static var didEndEditing: Self { Self(.textView, "textViewDidEndEditing(_:)") }
    /// A person edited the text.
    public static var didChange: Self { Self(.textView, "textViewDidChange(_:)") }
    /// The caret or the selection moved.
    public static var didChangeSelection: Self { Self(.textView, "textViewDidChangeSelection(_:)") }
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
