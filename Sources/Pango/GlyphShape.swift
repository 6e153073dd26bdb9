/// A transform of glyphs.
package struct GlyphShape: Hashable, Sendable {
    /// The horizontal scale, above 0.
    package var stretch: Double
    /// The tangent of the slant angle; positive to the right.
    package var slant: Double

    package init(stretch: Double, slant: Double) {
        self.stretch = stretch
        self.slant = min(5, max(-5, slant))
    }

    package static let plain = GlyphShape(stretch: 1, slant: 0)
}
