/// A responder with text that can be selected, composed by an input method, and measured.
///
/// The responder creates the positions and ranges, and only this responder can interpret them.
/// - Source: https://developer.apple.com/documentation/uikit/uitextinput
@preconcurrency @MainActor public protocol UITextInput: UIKeyInput {
    /// Returns the text in a range; `nil` for a range of another text input.
    func text(in range: UITextRange) -> String?
    /// Replaces a range by `text`.
    func replace(_ range: UITextRange, withText text: String)

    /// The selection; an empty range for a caret; `nil` without a selection or caret.
    var selectedTextRange: UITextRange? { get set }
    /// The range of the marked text, which an input method composes; `nil` without marked text.
    var markedTextRange: UITextRange? { get }
    /// The attributes of marked text; `nil` for the standard style.
    var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
    /// Replaces the marked text, or the selection; `selectedRange` is in UTF-16 units of `markedText`.
    func setMarkedText(_ markedText: String?, selectedRange: NSRange)
    /// Ends the composition; the marked text becomes ordinary text.
    func unmarkText()

    /// The position before the first character.
    var beginningOfDocument: UITextPosition { get }
    /// The position after the last character.
    var endOfDocument: UITextPosition { get }
    /// Returns the range between two positions, in either order.
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
    /// Returns the position at a distance in UTF-16 units; `nil` outside of the text.
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?
    /// Returns the position a number of characters or lines away in a visual direction; `nil` outside of the text.
    func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition?
    /// Returns the order of two positions.
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
    /// Returns the number of UTF-16 units between two positions; negative if the second precedes the first.
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int

    /// The object that is notified of text and selection changes; held weakly.
    var inputDelegate: (any UITextInputDelegate)? { get set }
    /// The tokenizer of the text.
    var tokenizer: any UITextInputTokenizer { get }

    /// Returns the farthest position in a range in a direction.
    func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition?
    /// Returns the range from a position to the farthest position of its line, or of its column, in a direction.
    func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange?
    /// Returns the base writing direction at a position.
    func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection) -> NSWritingDirection
    /// Sets the base writing direction of a range.
    func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)

    /// Returns the rectangle of the first line of a range, in the coordinates of ``textInputView``.
    func firstRect(for range: UITextRange) -> CGRect
    /// Returns the caret rectangle at a position, in the coordinates of ``textInputView``.
    func caretRect(for position: UITextPosition) -> CGRect
    /// Returns the rectangles of a range, in the coordinates of ``textInputView``.
    func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
    /// Returns the position closest to a point of ``textInputView``.
    func closestPosition(to point: CGPoint) -> UITextPosition?
    /// Returns the position in a range that is closest to a point of ``textInputView``.
    func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
    /// Returns the range of the character at a point of ``textInputView``.
    func characterRange(at point: CGPoint) -> UITextRange?

    /// The view whose coordinates all rectangles use.
    var textInputView: UIView { get }
    /// Returns whether a range may be replaced by `text`.
    func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool

    /// The line that shows the caret at a line wrap: `.forward`, the default, for the lower line, `.backward` for the
    /// upper line.
    var selectionAffinity: UITextStorageDirection { get set }
    /// Returns the attributes of the text before or after a position; `nil`, the default, if unknown.
    func textStyling(at position: UITextPosition, in direction: UITextStorageDirection) -> [NSAttributedString.Key: Any]?
    /// Returns the position a number of characters into a range; `nil` outside of the range. Counts UTF-16 units by
    /// default.
    func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition?
    /// Returns the number of characters from the start of a range to a position. Counts UTF-16 units by default.
    func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int
    /// Returns the edit menu for a range; `nil`, the default, for the suggested actions.
    func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu?
    /// Inserts attributed text. By default inserts the text without attributes.
    func insertAttributedText(_ string: NSAttributedString)
    /// Returns the attributed text in a range. By default the text has no attributes.
    func attributedText(in range: UITextRange) -> NSAttributedString
    /// Replaces a range by attributed text. By default inserts the text without attributes.
    func replace(_ range: UITextRange, withAttributedText attributedText: NSAttributedString)
}

extension UITextInput where Self: UIView {
    /// The responder itself, which is a view.
    public var textInputView: UIView { self }
}

extension UITextInput {
    /// Returns `true`.
    public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { true }

    /// Returns `.forward`; setting this property does nothing.
    public var selectionAffinity: UITextStorageDirection {
        get { .forward }
        set {}
    }
    /// Returns `nil`.
    public func textStyling(at position: UITextPosition, in direction: UITextStorageDirection) -> [NSAttributedString.Key: Any]? { nil }
    /// Returns the position at a distance in UTF-16 units from the start of the range.
    public func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition? {
        guard offset >= 0, let result = position(from: range.start, offset: offset) else { return nil }
        return compare(result, to: range.end) == .orderedDescending ? nil : result
    }
    /// Returns the number of UTF-16 units.
    public func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int { offset(from: range.start, to: position) }
    /// Returns `nil`.
    public func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? { nil }
    /// Inserts the text without its attributes.
    public func insertAttributedText(_ string: NSAttributedString) { insertText(string.string) }
    /// Returns the text without attributes.
    public func attributedText(in range: UITextRange) -> NSAttributedString { NSAttributedString(string: text(in: range) ?? "") }
    /// Replaces the range by the text without its attributes.
    public func replace(_ range: UITextRange, withAttributedText attributedText: NSAttributedString) {
        replace(range, withText: attributedText.string)
    }
}
