/// How a run of characters looks.
package struct TextStyle: Hashable, Sendable {
    /// The pattern of an underline or strike.
    package struct Line: Hashable, Sendable {
        package enum Pattern: Hashable, Sendable { case solid, dot, dash, dashDot, dashDotDot }

        /// In multiples of the font's stroke; 1 or 2.
        package var thickness: Int
        package var isDouble: Bool
        package var pattern: Pattern
        /// Leaves white space bare.
        package var byWord: Bool
        /// `nil` for the text's own.
        package var color: CGColor?

        package init(
            thickness: Int = 1, isDouble: Bool = false, pattern: Pattern = .solid, byWord: Bool = false, color: CGColor? = nil
        ) {
            self.thickness = thickness
            self.isDouble = isDouble
            self.pattern = pattern
            self.byWord = byWord
            self.color = color
        }
    }

    package var font: TextFont
    /// `nil` draws in black.
    package var color: CGColor?
    package var background: CGColor?
    /// In points, added after each character; may be negative.
    package var kern: CGFloat = 0
    /// In points, upwards.
    package var baselineOffset: CGFloat = 0
    package var underline: Line?
    package var strikethrough: Line?

    package init(font: TextFont, color: CGColor? = nil) {
        self.font = font
        self.color = color
    }
}
