/// A range of a paragraph with one font, script and direction.
package struct TextItem {
    /// The start in bytes of the paragraph's UTF-8.
    package var start: Int
    package var length: Int
    package var font: ShapingFont
    package var analysis: TextAnalysis

    package var end: Int { start + length }
}

/// The parameters of shaping besides the font. Equal values shape the same bytes to the same glyphs.
package struct TextAnalysis: Hashable, Sendable {
    /// The bidirectional embedding level; odd levels run from right to left.
    package var level: UInt8
    /// Pango's number of the script.
    package var script: UInt8
    /// The language as the library's constant, or 0. Stored as a number, because the library never frees the
    /// constant.
    package var language: UInt
    package var features: TextFeatures
    /// The changes of advances after shaping.
    package var spacing: LetterSpacing

    package init(level: UInt8 = 0, script: UInt8, language: UInt, features: TextFeatures = [], spacing: LetterSpacing = .none) {
        self.level = level
        self.script = script
        self.language = language
        self.features = features
        self.spacing = spacing
    }

    package var isRightToLeft: Bool { level & 1 == 1 }
}
