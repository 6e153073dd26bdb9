/// The published vertical metrics of a font that is drawn with a substitute, as fractions of the font size.
package struct RelativeFontMetrics: Hashable, Sendable {
    /// The top of the line above the baseline.
    package var ascender: CGFloat
    /// The bottom of the line below the baseline; negative.
    package var descender: CGFloat
    /// The additional space between lines.
    package var leading: CGFloat
    package var capHeight: CGFloat
    package var xHeight: CGFloat

    /// - Parameter unitsPerEm: The divisor of the other numbers.
    package init(
        ascender: CGFloat, descender: CGFloat, leading: CGFloat = 0, capHeight: CGFloat, xHeight: CGFloat, unitsPerEm: CGFloat
    ) {
        self.ascender = ascender / unitsPerEm
        self.descender = descender / unitsPerEm
        self.leading = leading / unitsPerEm
        self.capHeight = capHeight / unitsPerEm
        self.xHeight = xHeight / unitsPerEm
    }

    /// - Parameter size: The font size, in points.
    func metrics(size: CGFloat) -> FontMetrics {
        FontMetrics(
            ascender: size * ascender, descender: size * descender, leading: size * leading, capHeight: size * capHeight,
            xHeight: size * xHeight)
    }
}
