/// The vertical metrics of a font at its size, in points.
package struct FontMetrics: Hashable, Sendable {
    /// The top of the line above the baseline.
    package var ascender: CGFloat
    /// The bottom of the line below the baseline; negative.
    package var descender: CGFloat
    /// The additional space between lines; 0 for the system fonts.
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

    /// The height of a line without leading: 20.287 for the system font at 17 points.
    package var lineHeight: CGFloat { ascender - descender }

    /// The metrics of `UIFont.systemFont(ofSize:)` on iOS 17, in units of 1/2048 of the size: 1950, 494, 1443 and
    /// 1078. With these metrics, labels have the line heights of iOS. The metrics of Inter (0.969 and 0.241 of its
    /// size) differ slightly.
    static func interface(size: CGFloat) -> FontMetrics {
        FontMetrics(
            ascender: size * 1950 / 2048, descender: -size * 494 / 2048, capHeight: size * 1443 / 2048, xHeight: size * 1078 / 2048)
    }
}
