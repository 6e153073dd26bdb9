/// A range of text.
///
/// - Source: https://developer.apple.com/documentation/uikit/uitextrange
@preconcurrency @MainActor open class UITextRange: NSObject {
    /// The start of the range.
    open var start: UITextPosition { UITextPosition() }
    /// The end of the range.
    open var end: UITextPosition { UITextPosition() }
    /// Whether the range is empty; `true` by default.
    open var isEmpty: Bool { true }
}

/// A range of text in a text field or text view of the toolkit.
final class EditorTextRange: UITextRange {
    /// The range, in UTF-16 units.
    let range: Range<Int>

    init(_ range: Range<Int>) {
        self.range = range
        super.init()
    }

    override var start: UITextPosition { EditorTextPosition(range.lowerBound) }
    override var end: UITextPosition { EditorTextPosition(range.upperBound) }
    override var isEmpty: Bool { range.isEmpty }

    override nonisolated func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? EditorTextRange else { return false }
        return other.range == range
    }

    override nonisolated var hash: Int { range.hashValue }
}
