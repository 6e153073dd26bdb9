/// The alignment of text between the edges of its lines.
public enum NSTextAlignment: Int, Sendable {
    /// Aligned with the left edge, whatever the text's direction.
    case left = 0
    /// Centred between the edges.
    case center = 1
    /// Aligned with the right edge, whatever the text's direction.
    case right = 2
    /// Aligned with both edges, except for a paragraph's last line.
    case justified = 3
    /// Aligned with the leading edge of the paragraph's direction. The default.
    case natural = 4

    var alignment: TextParagraph.Alignment {
        switch self {
        case .left: .left
        case .center: .center
        case .right: .right
        case .justified: .justified
        case .natural: .natural
        }
    }
}
