/// What happens to text that is wider than its line.
///
/// An ellipsis stands between two characters, as close to the edge as the text allows. Spaces beside an ellipsis are left out.
public enum NSLineBreakMode: Int, Sendable {
    /// Goes on in the next line, between words; a word wider than a line is cut. The default of paragraphs.
    case byWordWrapping = 0
    /// Goes on in the next line, between any two characters.
    case byCharWrapping = 1
    /// Stays on one line and is cut where the drawing ends.
    case byClipping = 2
    /// Stays on one line that begins with an ellipsis. In a label of several lines, and in a text container, the last line begins with it.
    ///
    /// > Difference from Apple: Apple documents that this mode works for several lines, and not which line is shortened.
    case byTruncatingHead = 3
    /// Stays on one line that ends with an ellipsis. In a label of several lines, and in a text container, the last line ends with it. The
    /// default of labels.
    case byTruncatingTail = 4
    /// Stays on one line with an ellipsis in the middle, also in a label of several lines. In a text container the last line has it.
    case byTruncatingMiddle = 5

    var lineBreak: TextParagraph.LineBreak {
        switch self {
        case .byWordWrapping: .wordWrap
        case .byCharWrapping: .characterWrap
        case .byClipping: .clip
        case .byTruncatingHead: .truncateHead
        case .byTruncatingTail: .truncateTail
        case .byTruncatingMiddle: .truncateMiddle
        }
    }
}
