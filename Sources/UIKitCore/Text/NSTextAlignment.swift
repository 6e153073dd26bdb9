/// How text lies between the edges of its lines.
public enum NSTextAlignment: Int, Sendable {
    /// At the left edge, whatever the text's direction.
    case left = 0
    /// As far from one edge as from the other.
    case center = 1
    /// At the right edge, whatever the text's direction.
    case right = 2
    /// Both edges are even, but for a paragraph's last line.
    case justified = 3
    /// At the edge where the paragraph's own direction starts. The default.
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
