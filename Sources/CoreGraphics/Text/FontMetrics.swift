/// The vertical measures of a font at its size, in points.
package struct FontMetrics: Hashable, Sendable {
    /// Top of the line above the baseline.
    package var ascender: CGFloat
    /// Bottom of the line below the baseline; negative.
    package var descender: CGFloat
    /// Extra space between lines; 0 for the interface fonts.
    package var leading: CGFloat
    package var capHeight: CGFloat
    package var xHeight: CGFloat

    package init(ascender: CGFloat, descender: CGFloat, leading: CGFloat = 0, capHeight: CGFloat, xHeight: CGFloat) {
        self.ascender = ascender
        self.descender = descender
        self.leading = leading
        self.capHeight = capHeight
        self.xHeight = xHeight
    }

    /// From one baseline to the next: 20.287 for the interface font at 17 points.
    package var lineHeight: CGFloat { ascender - descender }

    /// What `UIFont.systemFont(ofSize:)` reports on iOS 17, as shares of the size in 1/2048: 1950, 494, 1443 and 1078. Labels
    /// get iOS' line heights by it, although Inter's own (0.969 and 0.241 of its size) are close but not the same.
    static func interface(size: CGFloat) -> FontMetrics {
        FontMetrics(
            ascender: size * 1950 / 2048, descender: -size * 494 / 2048, capHeight: size * 1443 / 2048, xHeight: size * 1078 / 2048)
    }
}
