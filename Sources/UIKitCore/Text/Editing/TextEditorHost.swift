/// The view whose text is edited: what it allows, and what it has to hear.
@MainActor protocol TextEditorHost: UIView, UITextInput {
    var editor: TextEditor { get }
    /// Whether keys change the text, and not only move through it.
    var isTextEditable: Bool { get }
    /// Whether there may be more than one line.
    var allowsNewlines: Bool { get }
    /// Where the text's container stands, in points of the view.
    var containerOrigin: CGPoint { get }
    /// How far page keys go, in points.
    var pageHeight: CGFloat { get }
    /// How many tokens stand before the text, each in place of one character.
    var leadingTokens: Int { get }
    /// Whether a person may delete them.
    var deletesTokens: Bool { get }
    /// The token at a point of the view.
    func token(at point: CGPoint) -> Range<Int>?
    /// Asks the delegate before a person's edit.
    func editorMayReplace(_ range: NSRange, with text: String) -> Bool
    /// The text was changed by a person.
    func editorDidChangeText()
    /// The text was changed by a person or by program.
    func editorTextDidSet()
    /// The selection was changed by a person.
    func editorDidChangeSelection()
    /// What is offered for a range; `nil` for nothing.
    func editorMenu(_ range: NSRange, _ suggested: [UIMenuElement]) -> UIMenu?
    /// Return was pressed. Returns whether it typed nothing.
    func editorDidReturn() -> Bool
}

extension TextEditorHost {
    var leadingTokens: Int { 0 }
    var deletesTokens: Bool { true }
    func token(at point: CGPoint) -> Range<Int>? { nil }
}
