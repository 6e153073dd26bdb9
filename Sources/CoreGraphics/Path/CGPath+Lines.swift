/// Lines as shapes, and in pieces.
extension CGPath {
    /// The shape that a line along the path covers: what filling it by the winding rule draws is what a stroke draws.
    ///
    /// > Difference from Apple: the sides of curves come as short lines, which are off by a five-thousandth of the path's size at most, and
    /// > by a hundredth of the width.
    /// - Parameters:
    ///   - lineWidth: in the path's unit. A width that is not above 0 gives an empty path.
    ///   - lineCap: how open ends look.
    ///   - lineJoin: how lines meet.
    ///   - miterLimit: how far a sharp corner may reach, as a multiple of the width.
    ///   - transform: maps the path before the line is drawn along it; the identity by default.
    public func copy(
        strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
        transform: CGAffineTransform = .identity
    ) -> CGPath {
        guard lineWidth > 0, lineWidth.isFinite, transform.isFinite else { return CGPath(steps: []) }
        let path = transform.isIdentity ? self : CGPath(steps: steps.map { $0.applying(transform) })
        let box = path.boundingBox
        let size = box.isNull ? 0 : max(box.width, box.height)
        var outline = StrokeOutline(width: lineWidth, cap: lineCap, join: lineJoin, miterLimit: miterLimit, around: size)
        for part in path.parts { outline.add(part) }
        let result = CGPath(steps: outline.steps)
        return outline.pieceCount <= StrokeOutline.mostMerged ? result.normalized(using: .winding) : result
    }

    /// The path in dashes: each becomes an open part.
    ///
    /// - Parameters:
    ///   - phase: where in the lengths the first dash begins, in the path's unit.
    ///   - lengths: of dashes and gaps in turn; an odd count goes on with both exchanged. Without any, or with all of them 0, with
    ///     negative ones, and where that would be more than 100,000 dashes, the path comes back whole.
    ///   - transform: maps the path before it is cut; the identity by default.
    public func copy(dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity) -> CGPath {
        guard transform.isFinite else { return CGPath(steps: []) }
        let path = transform.isIdentity ? self : CGPath(steps: steps.map { $0.applying(transform) })
        guard var dashes = DashCutter(phase: phase, lengths: lengths) else { return CGPath(steps: path.steps) }
        for part in path.parts where !dashes.cut(part) { return CGPath(steps: path.steps) }
        return CGPath(steps: dashes.steps)
    }
}
