/// More of ``UITextInput``, and what is kept of a view.
extension UITextView {
    /// Which line the caret stands on between two; `.forward`, the lower one, unless it went there from the upper one.
    public var selectionAffinity: UITextStorageDirection {
        get { editor.affinity }
        set { editor.affinity = newValue }
    }
    /// The attributes of the text before or behind a place; of what is typed next where there is no text.
    public func textStyling(at position: UITextPosition, in direction: UITextStorageDirection) -> [NSAttributedString.Key: Any]? {
        editor.styling(at: position, direction)
    }
    /// The place a number of letters into a range; `nil` outside of it.
    public func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition? {
        editor.position(within: range, characters: offset)
    }
    /// How many letters into a range a place is.
    public func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int {
        editor.characters(before: position, within: range)
    }
    /// Takes text with its attributes as if somebody had typed it; what they do not say is as what is typed.
    public func insertAttributedText(_ string: NSAttributedString) { editor.type(string) }
    /// The text in a range with its attributes.
    public func attributedText(in range: UITextRange) -> NSAttributedString { editor.attributed(range) }
    /// Puts text with its attributes in the place of a range.
    public func replace(_ range: UITextRange, withAttributedText attributedText: NSAttributedString) {
        editor.replace(range, with: attributedText)
    }
    /// What is selected, in a form that can be kept and set again, when the same text is there.
    ///
    /// What does not fit the text is ignored.
    /// - Source: https://developer.apple.com/documentation/uikit/uitextview/interactionstate
    public var interactionState: Any {
        get { editor.interactionState }
        set { editor.interactionState = newValue }
    }
}
