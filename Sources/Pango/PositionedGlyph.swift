/// A glyph at its place, in user space, laid out in memory as `cairo_glyph_t` so that arrays of it are handed on as they are.
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
