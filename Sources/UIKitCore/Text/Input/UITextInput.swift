/// A responder whose text can be selected, composed by an input method, and measured.
///
/// Places and ranges are the text's own objects; only the responder that made them understands them.
/// - Source: https://developer.apple.com/documentation/uikit/uitextinput
@preconcurrency @MainActor public protocol UITextInput: UIKeyInput {
    /// The text in a range; `nil` if it is not a range of this text.
    func text(in range: UITextRange) -> String?
    /// Puts `text` in the place of a range.
    func replace(_ range: UITextRange, withText text: String)

    /// What is selected, empty for a caret; `nil` for neither.
    var selectedTextRange: UITextRange? { get set }
    /// What an input method is composing; `nil` for nothing.
    var markedTextRange: UITextRange? { get }
    /// How what is being composed is drawn; `nil` for the standard.
    var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
    /// Puts what is being composed in place of what was, or of the selection; `selectedRange` is in UTF-16 units of `markedText`.
    func setMarkedText(_ markedText: String?, selectedRange: NSRange)
    /// Ends composing: what is there becomes ordinary text.
    func unmarkText()

    /// The place before the first character.
    var beginningOfDocument: UITextPosition { get }
    /// The place behind the last character.
    var endOfDocument: UITextPosition { get }
    /// What lies between two places, in either order.
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
    /// The place a number of UTF-16 units away; `nil` outside of the text.
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?
    /// The place a number of characters or lines away in a direction on the page; `nil` outside of the text.
    func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition?
    /// Which of two places comes first.
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
    /// How many UTF-16 units lie between two places; negative backwards.
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int

    /// Who hears of changes; held weakly.
    var inputDelegate: (any UITextInputDelegate)? { get set }
    /// Divides the text.
    var tokenizer: any UITextInputTokenizer { get }

    /// The place in a range that is farthest in a direction.
    func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition?
    /// What lies between a place and the farthest one of its line, or of its column, in a direction.
    func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange?
    /// Which way the text at a place runs.
    func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection) -> NSWritingDirection
    /// Has the text of a range run another way.
    func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)

    /// The first line's part of a range, in points of ``textInputView``.
    func firstRect(for range: UITextRange) -> CGRect
    /// Where the caret stands at a place, in points of ``textInputView``.
    func caretRect(for position: UITextPosition) -> CGRect
    /// All parts of a range, in points of ``textInputView``.
    func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
    /// The place nearest to a point of ``textInputView``.
    func closestPosition(to point: CGPoint) -> UITextPosition?
    /// The place in a range nearest to a point of ``textInputView``.
    func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
    /// The character at a point of ``textInputView``.
    func characterRange(at point: CGPoint) -> UITextRange?

    /// The view whose coordinates all rectangles are in.
    var textInputView: UIView { get }
    /// Whether a range may be replaced by a text.
    func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool

    /// Which line the caret stands on at a place between two: `.backward` for the end of the upper one. Defaults to `.forward`.
    var selectionAffinity: UITextStorageDirection { get set }
    /// The attributes of the text before or behind a place; `nil`, the default, where that is not known.
    func textStyling(at position: UITextPosition, in direction: UITextStorageDirection) -> [NSAttributedString.Key: Any]?
    /// The place a number of characters into a range; `nil` outside of it. Defaults to one of UTF-16 units.
    func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition?
    /// How many characters into a range a place is. Defaults to UTF-16 units.
    func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int
    /// What is offered for a range; `nil`, the default, for the actions that are suggested.
    func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu?
    /// Takes text with attributes. Defaults to taking it without.
    func insertAttributedText(_ string: NSAttributedString)
    /// The text in a range with its attributes. Defaults to the text without.
    func attributedText(in range: UITextRange) -> NSAttributedString
    /// Puts text with attributes in the place of a range. Defaults to doing so without.
    func replace(_ range: UITextRange, withAttributedText attributedText: NSAttributedString)
}

extension UITextInput where Self: UIView {
    /// The responder itself, which is a view.
    public var textInputView: UIView { self }
}

extension UITextInput {
    /// Answers `true`.
    public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { true }

    /// Answers `.forward`; setting it does nothing.
    public var selectionAffinity: UITextStorageDirection {
        get { .forward }
        set {}
    }
    /// Answers `nil`.
    public func textStyling(at position: UITextPosition, in direction: UITextStorageDirection) -> [NSAttributedString.Key: Any]? { nil }
    /// Answers with the place so many UTF-16 units behind the beginning.
    public func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition? {
        guard offset >= 0, let place = position(from: range.start, offset: offset) else { return nil }
        return compare(place, to: range.end) == .orderedDescending ? nil : place
    }
    /// Answers in UTF-16 units.
    public func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int { offset(from: range.start, to: position) }
    /// Answers `nil`.
    public func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? { nil }
    /// Takes the text without its attributes.
    public func insertAttributedText(_ string: NSAttributedString) { insertText(string.string) }
    /// Answers with the text without attributes.
    public func attributedText(in range: UITextRange) -> NSAttributedString { NSAttributedString(string: text(in: range) ?? "") }
    /// Puts the text there without its attributes.
    public func replace(_ range: UITextRange, withAttributedText attributedText: NSAttributedString) {
        replace(range, withText: attributedText.string)
    }
}
