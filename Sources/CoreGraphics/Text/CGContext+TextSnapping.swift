extension CGContext {
    /// Returns the boundary between two rows of pixels nearest to `y`; `y` itself under a rotated transform.
    func snapped(y: CGFloat) -> CGFloat {
        let matrix = state.matrix
        guard matrix.b == 0, matrix.c == 0, matrix.d != 0, y.isFinite else { return y }
        return ((y * matrix.d + matrix.ty).rounded() - matrix.ty) / matrix.d
    }

    /// The height of a pixel, in user space.
    var pixelLength: CGFloat {
        let length = (state.matrix.c * state.matrix.c + state.matrix.d * state.matrix.d).squareRoot()
        return length > 0 ? 1 / length : 1
    }
}
