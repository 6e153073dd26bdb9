/// The context that a renderer passes to its drawing actions. While the actions run, its `cgContext` is the current
/// context.
///
/// - Source: https://developer.apple.com/documentation/uikit/uigraphicsrenderercontext
open class UIGraphicsRendererContext: NSObject {
    /// The underlying context, in points, with y downwards.
    public let cgContext: CGContext
    /// The format of the renderer.
    public let format: UIGraphicsRendererFormat

    init(_ context: CGContext, format: UIGraphicsRendererFormat) {
        cgContext = context
        self.format = format
        super.init()
    }

    /// Fills a rectangle, in points, with the current fill colour.
    open func fill(_ rect: CGRect) { fill(rect, blendMode: .normal) }

    /// Fills a rectangle with the current fill colour.
    ///
    /// - Parameters:
    ///   - rect: The rectangle, in points.
    ///   - blendMode: The mode for blending the colour with the pixels below.
    open func fill(_ rect: CGRect, blendMode: CGBlendMode) { cgContext.fill([rect], mode: blendMode) }

    /// Draws a line of one point inside a rectangle, in points, with the current stroke colour.
    open func stroke(_ rect: CGRect) { stroke(rect, blendMode: .normal) }

    /// Draws a line of one point inside a rectangle with the current stroke colour.
    ///
    /// - Parameters:
    ///   - rect: The rectangle, in points.
    ///   - blendMode: The mode for blending the colour with the pixels below.
    open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        cgContext.setLineDash(phase: 0, lengths: [])
        cgContext.setLineJoin(.miter)
        cgContext.stroke(rect.standardized.insetBy(dx: 0.5, dy: 0.5), width: 1)
        cgContext.restoreGState()
    }

    /// Clips later drawing to a rectangle, in points, until the context's state is restored.
    open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}
