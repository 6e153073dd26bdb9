import MapEngines
import UIKitCore

/// Draws an overlay that is a filled and stroked path.
///
/// - Source: https://developer.apple.com/documentation/mapkit/mkoverlaypathrenderer
@preconcurrency @MainActor open class MKOverlayPathRenderer: MKOverlayRenderer {
    /// The fill colour; `nil`, for no fill, by default.
    open var fillColor: UIColor? { didSet { setNeedsDisplay() } }
    /// The stroke colour; `nil`, for no stroke, by default.
    open var strokeColor: UIColor? { didSet { setNeedsDisplay() } }
    /// The stroke width on the screen, in points. The default of 0 is the width of a road: 6 points.
    open var lineWidth: CGFloat = 0 { didSet { setNeedsDisplay() } }
    /// The shape of the joins; round by default.
    open var lineJoin = CGLineJoin.round { didSet { setNeedsDisplay() } }
    /// The shape of the ends; round by default.
    open var lineCap = CGLineCap.round { didSet { setNeedsDisplay() } }
    /// The miter limit, as a multiple of the line width; 10 by default.
    open var miterLimit: CGFloat = 10 { didSet { setNeedsDisplay() } }
    /// The offset in the dash pattern at which the line starts, in points; 0 by default.
    open var lineDashPhase: CGFloat = 0 { didSet { setNeedsDisplay() } }
    /// The alternating lengths of dashes and gaps, in points on the screen; `nil`, for a solid line, by default.
    open var lineDashPattern: [NSNumber]? { didSet { setNeedsDisplay() } }

    private var cachedPath: CGPath?

    /// The path in the renderer's coordinates, created by ``createPath()`` when it is first needed.
    open var path: CGPath! {
        get {
            if cachedPath == nil { createPath() }
            return cachedPath
        }
        set {
            cachedPath = newValue
            setNeedsDisplay()
        }
    }

    /// Creates the path and assigns it to `path`. Does nothing by default; subclasses override this method.
    open func createPath() {}

    /// Discards the path, which is created again when it is next needed.
    open func invalidatePath() {
        cachedPath = nil
        setNeedsDisplay()
    }

    /// Sets the stroke properties of the context: colour, width, joins, ends and dashes.
    open func applyStrokeProperties(to context: CGContext, atZoomScale zoomScale: MKZoomScale) {
        context.setStrokeColor((strokeColor ?? .clear).cgColor)
        context.setLineWidth((lineWidth > 0 ? lineWidth : 6) / zoomScale)
        context.setLineJoin(lineJoin)
        context.setLineCap(lineCap)
        context.setMiterLimit(miterLimit)
        let dashes = lineDashPattern?.map { CGFloat($0.doubleValue) / zoomScale } ?? []
        context.setLineDash(phase: lineDashPhase / zoomScale, lengths: dashes)
    }

    /// Sets the fill properties of the context.
    open func applyFillProperties(to context: CGContext, atZoomScale zoomScale: MKZoomScale) {
        context.setFillColor((fillColor ?? .clear).cgColor)
    }

    /// Strokes a path that the caller has clipped to the visible area.
    open func strokePath(_ path: CGPath, in context: CGContext) {
        context.addPath(path)
        context.strokePath()
    }

    /// Fills a path with the even-odd rule.
    open func fillPath(_ path: CGPath, in context: CGContext) {
        context.addPath(path)
        context.fillPath(using: .evenOdd)
    }

    /// Fills and strokes the visible part of the path.
    open override func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {
        guard let path, zoomScale > 0 else { return }
        let margin = (max(lineWidth, 6) + 32) / zoomScale
        let visible = rect(for: mapRect).insetBy(dx: -margin, dy: -margin)
        let clipped = ClippedPath(path, to: visible, tolerance: 0.25 / zoomScale)
        if fillColor != nil {
            applyFillProperties(to: context, atZoomScale: zoomScale)
            fillPath(clipped.fillPath, in: context)
        }
        if strokeColor != nil {
            applyStrokeProperties(to: context, atZoomScale: zoomScale)
            strokePath(clipped.strokePath, in: context)
        }
    }
}
