/// An element of a line: a word, an attachment, a sequence of spaces, a tab, a line separator or a control character.
struct TextPiece {
    enum Kind: UInt8 {
        case word
        /// Spaces. At the end of a line they may extend beyond the edge, because alignment and soft breaks ignore
        /// them.
        case space
        case tab
        /// A line separator inside of a paragraph.
        case lineBreak
        /// A control character, without a glyph and width.
        case control
    }

    var kind: Kind
    /// The bidirectional embedding level.
    var level: UInt8
    /// The index of the content's run.
    var style: Int
    /// The range, in bytes of the content's string.
    var start: Int
    var end: Int
    /// The glyphs; `nil` for tabs, line breaks, controls and attachments.
    var word: ShapedWord?
    /// The width in points, including kerning.
    var width: Double
    /// The space in points that is added after each cluster; negative for tightened lines, positive for justified
    /// words.
    var tightening = 0.0

    var isBlank: Bool { kind != .word }
}
