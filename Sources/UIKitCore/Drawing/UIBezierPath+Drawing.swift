extension UIBezierPath {
    var fillRule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }

    func copyStyle(to other: UIBezierPath) {
        other.lineWidth = lineWidth
        other.lineCapStyle = lineCapStyle
        other.lineJoinStyle = lineJoinStyle
        other.miterLimit = miterLimit
        other.flatness = flatness
        other.usesEvenOddFillRule = usesEvenOddFillRule
        other.dash = dash
    }

    /// Fills the path with a blend mode.
    ///
    /// - Parameter alpha: The opacity, 0…1; `nil` keeps the context's alpha and blend mode.
    func fill(with mode: CGBlendMode, alpha: CGFloat?) {
        draw(with: mode, alpha) { $0.fillPath(using: fillRule) }
    }

    /// Strokes the path with a blend mode.
    ///
    /// - Parameter alpha: The opacity, 0…1; `nil` keeps the context's alpha and blend mode.
    func stroke(with mode: CGBlendMode, alpha: CGFloat?) {
        draw(with: mode, alpha) { context in
            context.setLineWidth(lineWidth == 0 ? Self.hairline(in: context) : lineWidth)
            context.setLineCap(lineCapStyle)
            context.setLineJoin(lineJoinStyle)
            context.setMiterLimit(miterLimit)
            context.setLineDash(phase: dash.phase, lengths: dash.lengths)
            context.strokePath()
        }
    }

    private func draw(with mode: CGBlendMode, _ alpha: CGFloat?, _ paint: (CGContext) -> Void) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        if let alpha {
            context.setBlendMode(mode)
            context.setAlpha(alpha)
        }
        if flatness > 0.6 { context.setFlatness(flatness) }
        context.beginPath()
        context.addPath(cgPath)
        paint(context)
        context.restoreGState()
    }

    func clipCurrentContext() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.beginPath()
        context.addPath(cgPath)
        context.clip(using: fillRule)
    }

    /// The width of a pixel, in user space.
    private static func hairline(in context: CGContext) -> CGFloat {
        let matrix = context.ctm
        let scale = abs(matrix.a * matrix.d - matrix.b * matrix.c).squareRoot()
        return scale > 0 && scale.isFinite ? 1 / scale : 1
    }
}
