/// A line of a layout. Lengths are in points, and the y axis points down from the layout's top left corner.
package struct TextLine: Sendable {
    /// The range of the string that the line shows, or replaces by an ellipsis, in UTF-8 bytes and without a newline.
    package var range: Range<Int>
    /// The left end of the text, without trailing spaces.
    package var x: CGFloat
    /// The top of the line's box.
    package var top: CGFloat
    package var baseline: CGFloat
    /// The height of the line's box, without line spacing.
    package var height: CGFloat
    /// The width of the text without trailing spaces, which alignment ignores.
    package var width: CGFloat
    /// The horizontal extent that is available to the line and its indents: the layout's width, unless text flows
    /// around a shape.
    package var availableExtent: HorizontalExtent
    /// Whether the paragraph is right-to-left.
    package var isRightToLeft: Bool
    /// Whether an ellipsis replaces text.
    package var isTruncated: Bool
    /// Whether the line is the first or the last one of its paragraph.
    package var startsParagraph = false
    package var endsParagraph = false
    /// The width of the spaces and tabs at the end of a paragraph, as far as they fit into the line; 0 before a soft
    /// break.
    package var trailingWhitespaceWidth: CGFloat = 0
    /// The width that a layout needs for the line: its indent, its text and ``trailingWhitespaceWidth``.
    package var requiredWidth: CGFloat
    /// The fragments, from left to right.
    package var fragments: [TextFragment]

    /// Returns the bytes of a fragment of the line.
    package func range(of fragment: TextFragment) -> Range<Int> {
        range.lowerBound + Int(fragment.start)..<range.lowerBound + Int(fragment.end)
    }
}

/// A horizontal extent, in points.
package struct HorizontalExtent: Hashable, Sendable {
    package var left: CGFloat
    package var width: CGFloat

    package init(left: CGFloat, width: CGFloat) {
        self.left = left
        self.width = width
    }
}

/// A word at its position on a line.
package struct TextFragment: Sendable {
    /// The word; `nil` for tabs, controls and attachments.
    let word: ShapedWord?
    /// The distance from the left end of the line's text, in points; negative for blanks to the left of that end, as
    /// in right-to-left text.
    package let x: Double
    package let width: Double
    /// The space in points that is added after each cluster, in addition to the style's kern.
    let tightening: Float
    /// The index of the content's run.
    private let run: Int32
    /// The range in UTF-8 bytes from the line's start; empty for an ellipsis or hyphen that the layout has added.
    let start: Int32
    let end: Int32
    package let isBlank: Bool
    package let isRightToLeft: Bool

    package var style: Int { Int(run) }

    init(_ piece: TextPiece, x: Double, lineStart: Int, isRightToLeft: Bool) {
        word = piece.word
        self.x = x
        width = piece.width
        tightening = Float(piece.tightening)
        run = Int32(clamping: piece.style)
        start = Int32(clamping: piece.start - lineStart)
        end = Int32(clamping: piece.end - lineStart)
        isBlank = piece.isBlank
        self.isRightToLeft = isRightToLeft
    }
}
