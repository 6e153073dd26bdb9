/// Further members of ``UITextInput``, and the interaction state.
extension UITextView {
    /// The line that shows the caret at a line wrap. `.forward`, the default, is the lower line; `.backward` is the
    /// upper line.
    public var selectionAffinity: UITextStorageDirection {
        get { editor.affinity }
        set { editor.affinity = newValue }
    }
    /// Returns the attributes of the text before or after a position; the typing attributes if there is no text.
    public func textStyling(at position: UITextPosition, in direction: UITextStorageDirection) -> [NSAttributedString.Key: Any]? {
        editor.styling(at: position, direction)
    }
    /// Returns the position a number of characters into a range; `nil` outside of the range.
    public func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition? {
        editor.position(within: range, characters: offset)
    }
    /// Returns the number of characters from the start of a range to a position.
    public func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int {
        editor.characters(before: position, within: range)
    }
    /// Inserts attributed text on the user's behalf, with the typing attributes for missing attributes.
    public func insertAttributedText(_ string: NSAttributedString) { editor.type(string) }
    /// Returns the attributed text in a range.
    public func attributedText(in range: UITextRange) -> NSAttributedString { editor.attributedText(range) }
    /// Replaces a range by attributed text.
    public func replace(_ range: UITextRange, withAttributedText attributedText: NSAttributedString) {
        editor.replace(range, with: attributedText)
    }
    /// The selection in a form that can be saved, and restored in the same text.
    ///
    /// A state that does not match the text is ignored.
    /// - Source: https://developer.apple.com/documentation/uikit/uitextview/interactionstate
    public var interactionState: Any {
        get { editor.interactionState }
        set { editor.interactionState = newValue }
    }
}
