/// A glyph with its position in user space. The memory layout is that of `cairo_glyph_t`, so that arrays are passed
/// without conversion.
package struct PositionedGlyph {
    package var id: UInt
    package var x: Double
    package var y: Double

    package init(id: UInt, x: Double, y: Double) {
        self.id = id
        self.x = x
        self.y = y
    }
}
