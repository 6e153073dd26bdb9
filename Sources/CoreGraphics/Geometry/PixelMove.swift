/// A move of pixels from `source` to `source` translated by `dx`, `dy`.
package struct PixelMove: Hashable, Sendable {
    package var source: PixelRect
    package var dx: Int
    package var dy: Int

    package init(source: PixelRect, dx: Int, dy: Int) {
        self.source = source
        self.dx = dx
        self.dy = dy
    }

    package var destination: PixelRect { source.offset(x: dx, y: dy) }
}
