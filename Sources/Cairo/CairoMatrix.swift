@_implementationOnly import CCairo

/// An affine transform in Cairo's order: `x' = xx·x + xy·y + x0`, `y' = yx·x + yy·y + y0`.
package struct CairoMatrix: Hashable, Sendable {
    package var xx: Double
    package var yx: Double
    package var xy: Double
    package var yy: Double
    package var x0: Double
    package var y0: Double

    package init(xx: Double, yx: Double, xy: Double, yy: Double, x0: Double, y0: Double) {
        self.xx = xx
        self.yx = yx
        self.xy = xy
        self.yy = yy
        self.x0 = x0
        self.y0 = y0
    }

    package static let identity = CairoMatrix(xx: 1, yx: 0, xy: 0, yy: 1, x0: 0, y0: 0)

    /// Whether the matrix is finite and invertible. Any other matrix would stop a context permanently.
    package var isValid: Bool {
        let determinant = xx * yy - xy * yx
        return determinant.isFinite && determinant != 0 && x0.isFinite && y0.isFinite
    }
}

extension CairoMatrix {
    var raw: cairo_matrix_t { cairo_matrix_t(xx: xx, yx: yx, xy: xy, yy: yy, x0: x0, y0: y0) }

    init(_ raw: cairo_matrix_t) {
        self.init(xx: raw.xx, yx: raw.yx, xy: raw.xy, yy: raw.yy, x0: raw.x0, y0: raw.y0)
    }
}
