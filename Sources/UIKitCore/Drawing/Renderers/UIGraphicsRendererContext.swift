/// What a renderer's drawing actions draw with. While they run, its context is UIKit's current one.
///
/// - Source: https://developer.apple.com/documentation/uikit/uigraphicsrenderercontext
open class UIGraphicsRendererContext: NSObject {
    /// What draws: in points, y downwards.
    public let cgContext: CGContext
    /// What the renderer was made with.
    public let format: UIGraphicsRendererFormat

    init(_ context: CGContext, format: UIGraphicsRendererFormat) {
        cgContext = context
        self.format = format
        super.init()
    }

    /// Fills a rectangle, in points, with the current fill colour.
    open func fill(_ rect: CGRect) { fill(rect, blendMode: .normal) }

    /// Fills a rectangle, in points, with the current fill colour.
    ///
    /// - Parameters:
    ///   - rect: in points.
    ///   - blendMode: how the colour is mixed with what is there.
    open func fill(_ rect: CGRect, blendMode: CGBlendMode) { cgContext.fill([rect], mode: blendMode) }

    /// Draws a line of one point inside a rectangle, with the current stroke colour.
    open func stroke(_ rect: CGRect) { stroke(rect, blendMode: .normal) }

    /// Draws a line of one point inside a rectangle, with the current stroke colour.
    ///
    /// - Parameters:
    ///   - rect: in points.
    ///   - blendMode: how the colour is mixed with what is there.
    open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        cgContext.setLineDash(phase: 0, lengths: [])
        cgContext.setLineJoin(.miter)
        cgContext.stroke(rect.standardized.insetBy(dx: 0.5, dy: 0.5), width: 1)
        cgContext.restoreGState()
    }

    /// Lets later drawing touch only the inside of a rectangle, in points, until the context's state is restored.
    open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}
