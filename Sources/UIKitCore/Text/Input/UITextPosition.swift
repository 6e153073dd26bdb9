/// A position between two characters. The text input defines the representation.
///
/// - Source: https://developer.apple.com/documentation/uikit/uitextposition
@preconcurrency @MainActor open class UITextPosition: NSObject {}

/// A position in a text field or text view of the toolkit.
final class EditorTextPosition: UITextPosition {
    /// The offset, in UTF-16 units.
    let offset: Int
    /// Whether the position is at the end of a line, rather than at the beginning of the next line.
    let isUpstream: Bool

    init(_ offset: Int, isUpstream: Bool = false) {
        self.offset = offset
        self.isUpstream = isUpstream
        super.init()
    }

    override nonisolated func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? EditorTextPosition else { return false }
        return other.offset == offset
    }

    override nonisolated var hash: Int { offset }
}
