/// The writing direction of a paragraph.
public enum NSWritingDirection: Int, Sendable {
    /// The direction of the paragraph's first character with a strong direction, or left to right without such a
    /// character. The default.
    case natural = -1
    /// From left to right, as in English.
    case leftToRight = 0
    /// From right to left, as in Arabic and Hebrew.
    case rightToLeft = 1

    var direction: TextParagraph.Direction {
        switch self {
        case .natural: .natural
        case .leftToRight: .leftToRight
        case .rightToLeft: .rightToLeft
        }
    }
}
