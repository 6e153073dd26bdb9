/// Strokes as shapes, and dashes.
extension CGPath {
    /// Returns the outline of a stroke along the path. Filling the outline by the winding rule equals stroking the
    /// path.
    ///
    /// > Difference from Apple: curves become short lines, with a deviation of at most 1/5000 of the path's size and
    /// > 1/100 of the width.
    /// - Parameters:
    ///   - lineWidth: The line width, in the path's unit. A width that is not above 0 gives an empty path.
    ///   - lineCap: The shape of open ends.
    ///   - lineJoin: The shape of joins.
    ///   - miterLimit: The maximum length of a mitered corner, as a multiple of the width.
    ///   - transform: The transform of the path before stroking; the identity by default.
    public func copy(
        strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
        transform: CGAffineTransform = .identity
    ) -> CGPath {
        guard lineWidth > 0, lineWidth.isFinite, transform.isFinite else { return CGPath(steps: []) }
        let path = transform.isIdentity ? self : CGPath(steps: steps.map { $0.applying(transform) })
        let box = path.boundingBox
        let size = box.isNull ? 0 : max(box.width, box.height)
        var outline = StrokeOutline(width: lineWidth, cap: lineCap, join: lineJoin, miterLimit: miterLimit, pathSize: size)
        for part in path.subpaths { outline.add(part) }
        let result = CGPath(steps: outline.steps)
        return outline.pieceCount <= StrokeOutline.maximumMergedPieces ? result.normalized(using: .winding) : result
    }

    /// Returns the path as dashes, each an open subpath.
    ///
    /// - Parameters:
    ///   - phase: The offset into the pattern at which the path starts, in the path's unit.
    ///   - lengths: The alternating lengths of dashes and gaps. With an odd count, dashes and gaps swap in each
    ///     repetition. The path is returned unchanged without lengths, with only zero lengths, with a negative
    ///     length, and for more than 100,000 dashes.
    ///   - transform: The transform of the path before dashing; the identity by default.
    public func copy(dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity) -> CGPath {
        guard transform.isFinite else { return CGPath(steps: []) }
        let path = transform.isIdentity ? self : CGPath(steps: steps.map { $0.applying(transform) })
        guard var dashes = DashCutter(phase: phase, lengths: lengths) else { return CGPath(steps: path.steps) }
        for part in path.subpaths where !dashes.cut(part) { return CGPath(steps: path.steps) }
        return CGPath(steps: dashes.steps)
    }
}
