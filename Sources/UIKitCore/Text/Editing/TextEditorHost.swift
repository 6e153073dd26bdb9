/// The view of an editor: its editing policy and its notifications.
@MainActor protocol TextEditorHost: UIView, UITextInput {
    var editor: TextEditor { get }
    /// Whether the user can change the text.
    var isTextEditable: Bool { get }
    /// Whether the text may have several lines.
    var allowsNewlines: Bool { get }
    /// The origin of the text container, in the view's coordinates.
    var containerOrigin: CGPoint { get }
    /// The height of a page for the keys Page Up and Page Down, in points.
    var pageHeight: CGFloat { get }
    /// The number of tokens before the text. Each token is one character of the storage.
    var leadingTokens: Int { get }
    /// Whether the user may delete tokens.
    var deletesTokens: Bool { get }
    /// Returns the range of the token at a point of the view; `nil` if there is no token.
    func token(at point: CGPoint) -> Range<Int>?
    /// Returns whether the delegate allows an edit of the user.
    func editorMayReplace(_ range: NSRange, with text: String) -> Bool
    /// Called after the user changed the text.
    func editorDidChangeText()
    /// Called after the text, its attributes or its substitute changed.
    func editorTextDidSet()
    /// Called after the user changed the selection.
    func editorDidChangeSelection()
    /// Returns the edit menu for a range; `nil` for no menu.
    func editorMenu(_ range: NSRange, _ suggestedElements: [UIMenuElement]) -> UIMenu?
    /// Called when Return is pressed. Returns `true` if Return inserts no newline.
    func editorDidReturn() -> Bool
}

extension TextEditorHost {
    var leadingTokens: Int { 0 }
    var deletesTokens: Bool { true }
    func token(at point: CGPoint) -> Range<Int>? { nil }
}
