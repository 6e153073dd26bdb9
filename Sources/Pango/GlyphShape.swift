/// What letters are changed by beside their font.
package struct GlyphShape: Hashable, Sendable {
    /// A factor for widths, above 0.
    package var stretch: Double
    /// The tangent of the angle they lean to the right by.
    package var slant: Double

    package init(stretch: Double, slant: Double) {
        self.stretch = stretch
        self.slant = min(5, max(-5, slant))
    }

    package static let plain = GlyphShape(stretch: 1, slant: 0)
}
