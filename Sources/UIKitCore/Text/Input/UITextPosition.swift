/// A place between two characters of a text. What it is made of is the text's own business.
///
/// - Source: https://developer.apple.com/documentation/uikit/uitextposition
@preconcurrency @MainActor open class UITextPosition: NSObject {}

/// A place in a text that the toolkit edits.
final class TextPlace: UITextPosition {
    /// In UTF-16 units.
    let offset: Int
    /// Whether it is meant at the end of a line, and not at the beginning of the next.
    let isUpstream: Bool

    init(_ offset: Int, isUpstream: Bool = false) {
        self.offset = offset
        self.isUpstream = isUpstream
        super.init()
    }

    override nonisolated func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? TextPlace else { return false }
        return other.offset == offset
    }

    override nonisolated var hash: Int { offset }
}
