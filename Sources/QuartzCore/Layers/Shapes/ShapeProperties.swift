/// The properties of a shape layer.
package struct ShapeProperties: Equatable, Sendable {
    package var path: CGPath?
    package var fillColor: CGColor? = .black
    package var usesEvenOdd = false
    package var strokeColor: CGColor?
    package var strokeStart: CGFloat = 0
    package var strokeEnd: CGFloat = 1
    package var lineWidth: CGFloat = 1
    package var miterLimit: CGFloat = 10
    package var lineCap = CGLineCap.butt
    package var lineJoin = CGLineJoin.miter
    package var dashPhase: CGFloat = 0
    package var dashes: [CGFloat] = []

    package init() {}

    var fills: Bool { path != nil && (fillColor?.alpha ?? 0) > 0 }
    var strokes: Bool { path != nil && (strokeColor?.alpha ?? 0) > 0 && lineWidth > 0 && strokeEnd > strokeStart }
    var drawsContent: Bool { fills || strokes }

    /// The bounding box of the drawing. Mitered corners extend up to the miter limit.
    var boundingBox: CGRect {
        guard drawsContent, let box = path?.boundingBox, !box.isNull else { return .null }
        guard strokes else { return box }
        let margin = max(lineJoin == .miter ? max(1, miterLimit) : 1, lineCap == .square ? 1.5 : 1) * lineWidth / 2
        return box.insetBy(dx: -margin, dy: -margin)
    }

    /// Draws into a context in the layer's coordinate system.
    func draw(in context: CGContext) {
        guard let path else { return }
        if fills, let fillColor {
            context.setFillColor(fillColor)
            context.addPath(path)
            context.fillPath(using: usesEvenOdd ? .evenOdd : .winding)
        }
        guard strokes, let strokeColor else { return }
        context.setStrokeColor(strokeColor)
        context.setLineWidth(lineWidth)
        context.setLineCap(lineCap)
        context.setLineJoin(lineJoin)
        context.setMiterLimit(miterLimit)
        if dashes.contains(where: { $0 > 0 }) { context.setLineDash(phase: dashPhase, lengths: dashes) }
        let isComplete = strokeStart <= 0 && strokeEnd >= 1
        context.addPath(isComplete ? path : PathTrim(path).trimmedPath(from: Double(strokeStart), to: Double(strokeEnd)))
        context.strokePath()
    }
}
