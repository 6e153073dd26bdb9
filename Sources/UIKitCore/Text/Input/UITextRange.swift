/// A stretch of a text.
///
/// - Source: https://developer.apple.com/documentation/uikit/uitextrange
@preconcurrency @MainActor open class UITextRange: NSObject {
    /// Where it begins.
    open var start: UITextPosition { UITextPosition() }
    /// Where it ends.
    open var end: UITextPosition { UITextPosition() }
    /// Whether it begins where it ends; `true` by default.
    open var isEmpty: Bool { true }
}

/// A stretch of a text that the toolkit edits.
final class TextSpan: UITextRange {
    /// In UTF-16 units.
    let range: Range<Int>

    init(_ range: Range<Int>) {
        self.range = range
        super.init()
    }

    override var start: UITextPosition { TextPlace(range.lowerBound) }
    override var end: UITextPosition { TextPlace(range.upperBound) }
    override var isEmpty: Bool { range.isEmpty }

    override nonisolated func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? TextSpan else { return false }
        return other.range == range
    }

    override nonisolated var hash: Int { range.hashValue }
}
