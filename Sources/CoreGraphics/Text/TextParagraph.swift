/// The layout properties of a paragraph. Lengths are in points.
package struct TextParagraph: Hashable, Sendable {
    package enum Alignment: Hashable, Sendable { case left, right, center, justified, natural }

    /// The treatment of text that exceeds the line's width.
    package enum LineBreak: Hashable, Sendable {
        case wordWrap, characterWrap
        /// One line for each paragraph, which is clipped when drawn.
        case clip
        /// One line for each paragraph, with an ellipsis for the text that does not fit.
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
        /// The direction of the first strong character, or left to right.
        case natural
        case leftToRight, rightToLeft
    }

    package var alignment: Alignment = .natural
    package var lineBreak: LineBreak = .wordWrap
    /// The spacing between two lines.
    package var lineSpacing: CGFloat = 0
    /// The minimum line height; 0 for no limit.
    package var minimumLineHeight: CGFloat = 0
    /// The maximum line height; 0 for no limit.
    package var maximumLineHeight: CGFloat = 0
    /// The line height factor; 0 counts as 1.
    package var lineHeightMultiple: CGFloat = 0
    /// The spacing after the paragraph.
    package var paragraphSpacing: CGFloat = 0
    /// The spacing before the paragraph, except for the first paragraph.
    package var paragraphSpacingBefore: CGFloat = 0
    package var firstLineHeadIndent: CGFloat = 0
    package var headIndent: CGFloat = 0
    /// A positive value is the distance from the leading edge; 0 or a negative value is the distance from the
    /// trailing edge.
    package var tailIndent: CGFloat = 0
    package var baseDirection: Direction = .natural
    /// The tab stops from the leading edge, ascending. After the last one, there is a tab stop at every
    /// ``defaultTabInterval``.
    package var tabStops: [TextTabStop] = []
    package var defaultTabInterval: CGFloat = 28
    /// The hyphenation factor, 0…1: words are hyphenated if the line would be filled to a smaller fraction. With 0
    /// words are never hyphenated, with 1 wherever a part of the word fits.
    package var hyphenation: CGFloat = 0
    /// Whether the last line receives another word from the previous line if it would have a single word.
    package var avoidsOrphans = false
    /// Whether Korean text is broken only between words.
    package var keepsHangulWords = false
    /// Whether letters are moved closer together before a line is truncated.
    package var tightens = false
    /// The marker before the first line.
    package var marker: TextMarker?

    package init() {}
}

/// The position of the ellipsis in a line whose text does not fit.
package enum TextTruncation: Hashable, Sendable {
    /// No ellipsis: the last line ends at a break opportunity.
    case none
    /// No ellipsis: the last line continues beyond the edge and is clipped when drawn.
    case clip
    case head, middle, tail

    var hasEllipsis: Bool { self != .none && self != .clip }
}
