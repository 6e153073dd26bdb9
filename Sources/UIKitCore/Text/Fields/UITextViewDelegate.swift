/// Decides about a text view's editing, and hears of it; hears of its scrolling, too.
///
/// Every method is optional.
/// - Source: https://developer.apple.com/documentation/uikit/uitextviewdelegate
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
    /// Whether editing may begin. Defaults to `true`.
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    /// Whether editing may end. Defaults to `true`.
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    /// Editing began.
    func textViewDidBeginEditing(_ textView: UITextView)
    /// Editing ended.
    func textViewDidEndEditing(_ textView: UITextView)
    /// Whether a person's edit may be made; `range` is in UTF-16 units. Defaults to `true`.
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    /// A person edited the text.
    func textViewDidChange(_ textView: UITextView)
    /// The caret or the selection moved.
    func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
    /// Answers `true`.
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    /// Answers `true`.
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
    /// Does nothing.
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    /// Does nothing.
    public func textViewDidEndEditing(_ textView: UITextView) {}
    /// Answers `true`.
    public func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool { true }
    /// Does nothing.
    public func textViewDidChange(_ textView: UITextView) {}
    /// Does nothing.
    public func textViewDidChangeSelection(_ textView: UITextView) {}
}
