/// One line of a layout. Lengths in points; y grows downwards from the layout's top left corner.
package struct TextLine: Sendable {
    /// The bytes of the string's UTF-8 that the line shows or stands for, without a newline.
    package var range: Range<Int>
    /// The left end of the text, without spaces at the line's end.
    package var x: CGFloat
    /// The top of the line's box.
    package var top: CGFloat
    package var baseline: CGFloat
    /// Of the line's box, without line spacing.
    package var height: CGFloat
    /// Of the text, without spaces at the line's end: alignment does not count them.
    package var width: CGFloat
    /// The room that the line was given, indents included: 0 and the layout's width, but where the text flows around something.
    package var room: TextRoom
    /// Whether its paragraph runs from right to left.
    package var isRightToLeft: Bool
    /// Whether an ellipsis stands in for text.
    package var isTruncated: Bool
    /// Whether it is the first or the last line of its paragraph.
    package var startsParagraph = false
    package var endsParagraph = false
    /// The width of the spaces and tabs at a paragraph's end, as far as the line's room goes. 0 before a soft break.
    package var trailing: CGFloat = 0
    /// How wide a layout has to be for the line: its indent, its text and ``trailing``.
    package var reach: CGFloat
    /// What is drawn, from left to right.
    package var fragments: [TextFragment]

    /// The bytes that one of the line's fragments stands for.
    package func range(of fragment: TextFragment) -> Range<Int> {
        range.lowerBound + Int(fragment.start)..<range.lowerBound + Int(fragment.end)
    }
}

/// A stretch between two edges; in points.
package struct TextRoom: Hashable, Sendable {
    package var left: CGFloat
    package var width: CGFloat

    package init(left: CGFloat, width: CGFloat) {
        self.left = left
        self.width = width
    }
}

/// A word at its place on a line.
package struct TextFragment: Sendable {
    /// `nil` for tabs, controls and attachments.
    let word: ShapedWord?
    /// From the left end of its line's text, in points; negative for what hangs over that edge.
    package let x: Double
    package let width: Double
    /// In points, added after each group of characters beside the style's kern.
    let tightening: Float
    /// The index of the content's run.
    private let run: Int32
    /// In bytes of the string's UTF-8 from the line's start; empty for an ellipsis or a hyphen that the layout added.
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
