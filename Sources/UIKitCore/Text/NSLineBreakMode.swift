/// The handling of text that is wider than its line.
///
/// An ellipsis is placed between two characters, as close to the edge as the text allows. Spaces beside an ellipsis
/// are omitted.
public enum NSLineBreakMode: Int, Sendable {
    /// Wraps between words, and inside a word that is wider than a line. The default of paragraphs.
    case byWordWrapping = 0
    /// Wraps between any two characters.
    case byCharWrapping = 1
    /// Keeps the text on one line and clips it at the edge.
    case byClipping = 2
    /// Keeps the text on one line that begins with an ellipsis. In a label of several lines, and in a text container,
    /// the last line begins with the ellipsis.
    ///
    /// > Difference from Apple: Apple documents that this mode works for several lines, but not which line is
    /// > truncated.
    case byTruncatingHead = 3
    /// Keeps the text on one line that ends with an ellipsis. In a label of several lines, and in a text container,
    /// the last line ends with the ellipsis. The default of labels.
    case byTruncatingTail = 4
    /// Keeps the text on one line with an ellipsis in the middle, also in a label of several lines. In a text
    /// container the last line has the ellipsis.
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
