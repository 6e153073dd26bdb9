/// A stretch of a paragraph in one font, script and direction.
package struct TextItem {
    /// In bytes of the paragraph's UTF-8.
    package var start: Int
    package var length: Int
    package var font: ShapingFont
    package var analysis: TextAnalysis

    package var end: Int { start + length }
}

/// What shaping has to know beside the font. Two equal values shape the same bytes to the same glyphs.
package struct TextAnalysis: Hashable, Sendable {
    /// The bidirectional embedding level; odd levels run from right to left.
    package var level: UInt8
    /// Pango's number of the script.
    package var script: UInt8
    /// The language as the library's own constant, 0 for none. The library never frees one, hence a plain number.
    package var language: UInt
    package var features: TextFeatures
    /// In points: what a font sets letters apart by at its size, added to the advance of each group of characters.
    package var tracking: Float

    package init(level: UInt8 = 0, script: UInt8, language: UInt, features: TextFeatures = [], tracking: Float = 0) {
        self.level = level
        self.script = script
        self.language = language
        self.features = features
        self.tracking = tracking
    }

    package var isRightToLeft: Bool { level & 1 == 1 }
}
