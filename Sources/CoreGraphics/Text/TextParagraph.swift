/// How the lines of a paragraph are set. Lengths in points.
package struct TextParagraph: Hashable, Sendable {
    package enum Alignment: Hashable, Sendable { case left, right, center, justified, natural }

    /// What happens to text that is wider than the line.
    package enum LineBreak: Hashable, Sendable {
        case wordWrap, characterWrap
        /// One line for the paragraph, cut by whoever draws it.
        case clip
        /// One line for the paragraph, with an ellipsis for what has no room.
        case truncateHead, truncateTail, truncateMiddle

        package var wraps: Bool { self == .wordWrap || self == .characterWrap }

        package var truncation: TextTruncation {
            switch self {
            case .truncateHead: .head
            case .truncateTail: .tail
            case .truncateMiddle: .middle
            case .clip: .clip
            case .wordWrap, .characterWrap: .none
            }
        }
    }

    package enum Direction: Hashable, Sendable {
        /// The direction of the first character that has one, else left to right.
        case natural
        case leftToRight, rightToLeft
    }

    package var alignment: Alignment = .natural
    package var lineBreak: LineBreak = .wordWrap
    /// Between two lines.
    package var lineSpacing: CGFloat = 0
    /// 0 for none.
    package var minimumLineHeight: CGFloat = 0
    /// 0 for none.
    package var maximumLineHeight: CGFloat = 0
    /// 0 counts as 1.
    package var lineHeightMultiple: CGFloat = 0
    /// After the paragraph.
    package var paragraphSpacing: CGFloat = 0
    /// Before the paragraph, unless it is the first.
    package var paragraphSpacingBefore: CGFloat = 0
    package var firstLineHeadIndent: CGFloat = 0
    package var headIndent: CGFloat = 0
    /// Positive: from the leading edge; 0 or negative: from the trailing edge.
    package var tailIndent: CGFloat = 0
    package var baseDirection: Direction = .natural
    /// From the leading edge, ascending; after the last one, and where there are none, every ``defaultTabInterval``.
    package var tabStops: [TextTabStop] = []
    package var defaultTabInterval: CGFloat = 28
    /// 0…1: words are cut at syllables where a line would otherwise be filled to a smaller share than this; 0 never, 1 wherever it helps.
    package var hyphenation: CGFloat = 0
    /// Gives a last line of one word another one from the line above.
    package var avoidsOrphans = false
    /// Breaks Korean between words alone.
    package var keepsHangulWords = false
    /// Moves letters closer together before an ellipsis is put.
    package var tightens = false
    /// What stands before the first line.
    package var marker: TextMarker?

    package init() {}
}

/// Where the ellipsis stands in a line that has more text than room.
package enum TextTruncation: Hashable, Sendable {
    /// No ellipsis: the last line ends where a line of its paragraph may end.
    case none
    /// No ellipsis: the last line goes on past the edge and is cut where it is drawn.
    case clip
    case head, middle, tail

    var hasEllipsis: Bool { self != .none && self != .clip }
}
