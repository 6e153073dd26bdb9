/// Published vertical measures of a font that another one draws, in parts of its size.
package struct FontMeasures: Hashable, Sendable {
    /// Top of the line above the baseline.
    package var ascender: CGFloat
    /// Bottom of the line below the baseline; negative.
    package var descender: CGFloat
    /// Extra room between lines.
    package var leading: CGFloat
    package var capHeight: CGFloat
    package var xHeight: CGFloat

    /// - Parameter unitsPerEm: what the other numbers are divided by.
    package init(
        ascender: CGFloat, descender: CGFloat, leading: CGFloat = 0, capHeight: CGFloat, xHeight: CGFloat, unitsPerEm: CGFloat
    ) {
        self.ascender = ascender / unitsPerEm
        self.descender = descender / unitsPerEm
        self.leading = leading / unitsPerEm
        self.capHeight = capHeight / unitsPerEm
        self.xHeight = xHeight / unitsPerEm
    }

    /// - Parameter size: in points.
    func metrics(size: CGFloat) -> FontMetrics {
        FontMetrics(
            ascender: size * ascender, descender: size * descender, leading: size * leading, capHeight: size * capHeight,
            xHeight: size * xHeight)
    }
}
