/// Patterns whose cells are drawn by closures.
extension Hooks {
    /// Returns a pattern whose cell `draw` draws; `nil` for an empty cell.
    nonisolated static func pattern(cell: CGSize, isColored: Bool, _ draw: @escaping (CGContext) -> Void) -> CGPattern? {
        pattern(cell: cell, matrix: .identity, isColored: isColored, draw)
    }

    /// Returns a pattern whose cell `draw` draws, transformed by a matrix; `nil` for an empty cell.
    nonisolated static func stencil(cell: CGSize, matrix: CGAffineTransform, _ draw: @escaping (CGContext) -> Void) -> CGPattern? {
        pattern(cell: cell, matrix: matrix, isColored: false, draw)
    }

    private nonisolated static func pattern(
        cell: CGSize, matrix: CGAffineTransform, isColored: Bool, _ draw: @escaping (CGContext) -> Void
    ) -> CGPattern? {
        guard cell.width > 0, cell.height > 0 else { return nil }
        var callbacks = CGPatternCallbacks(
            version: 0,
            drawPattern: { info, context in
                if let info { Unmanaged<PatternCell>.fromOpaque(info).takeUnretainedValue().draw(context) }
            },
            releaseInfo: { info in if let info { Unmanaged<PatternCell>.fromOpaque(info).release() } })
        let info = Unmanaged.passRetained(PatternCell(draw))
        let pattern = CGPattern(
            info: info.toOpaque(), bounds: CGRect(origin: .zero, size: cell), matrix: matrix, xStep: cell.width, yStep: cell.height,
            tiling: .constantSpacing, isColored: isColored, callbacks: &callbacks)
        if pattern == nil { info.release() }
        return pattern
    }

    /// The drawing of a cell, which the pattern retains.
    private final class PatternCell {
        let draw: (CGContext) -> Void

        init(_ draw: @escaping (CGContext) -> Void) { self.draw = draw }
    }
}
