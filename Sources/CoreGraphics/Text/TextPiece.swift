/// What a line is put together from: a word, a run of spaces, a tab.
struct TextPiece {
    enum Kind: UInt8 {
        case word
        /// Spaces hang: alignment and soft breaks do not count them at the end of a line.
        case space
        case tab
        /// A separator of lines inside a paragraph.
        case lineBreak
        /// A control character: no glyph, no room.
        case control
    }

    var kind: Kind
    /// The bidirectional embedding level.
    var level: UInt8
    /// The index of the content's run.
    var style: Int
    /// In bytes of the content's string.
    var start: Int
    var end: Int
    /// The glyphs; `nil` for tabs, line breaks, controls and attachments.
    var word: ShapedWord?
    /// In points, with kerning.
    var width: Double
    /// In points, added after each group of characters; 0 or less.
    var tightening = 0.0

    var isBlank: Bool { kind != .word }
}
