/// The direction in which a paragraph's words follow each other.
public enum NSWritingDirection: Int, Sendable {
    /// That of the paragraph's first character which has one, else from left to right. The default.
    case natural = -1
    /// As English is written.
    case leftToRight = 0
    /// As Arabic and Hebrew are written.
    case rightToLeft = 1

    var direction: TextParagraph.Direction {
        switch self {
        case .natural: .natural
        case .leftToRight: .leftToRight
        case .rightToLeft: .rightToLeft
        }
    }
}
