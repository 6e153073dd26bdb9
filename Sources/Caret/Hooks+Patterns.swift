extension Hooks {
    /// Returns a pattern whose cell `draw` draws, transformed by a matrix. For an empty cell, returns `nil` and
    /// reports a diagnostic.
    nonisolated static func stencil(cell: CGSize, matrix: CGAffineTransform, _ draw: @escaping (CGContext) -> Void) -> CGPattern? {
        CGPattern(bounds: CGRect(origin: .zero, size: cell), matrix: matrix, step: cell, isColored: false, draw: draw)
    }
}
