import MapEngines
import UIKitCore

/// Draws an overlay that is a path: filled, and with a line along it.
///
/// - Source: https://developer.apple.com/documentation/mapkit/mkoverlaypathrenderer
@preconcurrency @MainActor open class MKOverlayPathRenderer: MKOverlayRenderer {
    /// What the inside is filled with; `nil`, nothing, by default.
    open var fillColor: UIColor? { didSet { setNeedsDisplay() } }
    /// The line's colour; `nil`, no line, by default.
    open var strokeColor: UIColor? { didSet { setNeedsDisplay() } }
    /// The line's width on the screen, in points; with 0, the default, as wide as a road: 6 points.
    open var lineWidth: CGFloat = 0 { didSet { setNeedsDisplay() } }
    /// How the line turns; round by default.
    open var lineJoin = CGLineJoin.round { didSet { setNeedsDisplay() } }
    /// How the line ends; round by default.
    open var lineCap = CGLineCap.round { didSet { setNeedsDisplay() } }
    /// How far sharp corners reach, in line widths; 10 by default.
    open var miterLimit: CGFloat = 10 { didSet { setNeedsDisplay() } }
    /// Where the dashes begin, in points along the line; 0 by default.
    open var lineDashPhase: CGFloat = 0 { didSet { setNeedsDisplay() } }
    /// The lengths of dashes and gaps in turn, in points on the screen; `nil`, no gaps, by default.
    open var lineDashPattern: [NSNumber]? { didSet { setNeedsDisplay() } }

    private var kept: CGPath?

    /// The path in the renderer's points; made by ``createPath()`` when it is first needed.
    open var path: CGPath! {
        get {
            if kept == nil { createPath() }
            return kept
        }
        set {
            kept = newValue
            setNeedsDisplay()
        }
    }

    /// Sets `path`. Override it to make one; by default there is none.
    open func createPath() {}

    /// Has the path made anew when it is needed next.
    open func invalidatePath() {
        kept = nil
        setNeedsDisplay()
    }

    /// Sets the context's line: colour, width and the rest.
    open func applyStrokeProperties(to context: CGContext, atZoomScale zoomScale: MKZoomScale) {
        context.setStrokeColor((strokeColor ?? .clear).cgColor)
        context.setLineWidth((lineWidth > 0 ? lineWidth : 6) / zoomScale)
        context.setLineJoin(lineJoin)
        context.setLineCap(lineCap)
        context.setMiterLimit(miterLimit)
        let dashes = lineDashPattern?.map { CGFloat($0.doubleValue) / zoomScale } ?? []
        context.setLineDash(phase: lineDashPhase / zoomScale, lengths: dashes)
    }

    /// Sets the context's filling.
    open func applyFillProperties(to context: CGContext, atZoomScale zoomScale: MKZoomScale) {
        context.setFillColor((fillColor ?? .clear).cgColor)
    }

    /// Draws the line along a path, of which only what can be seen matters.
    open func strokePath(_ path: CGPath, in context: CGContext) {
        context.addPath(path)
        context.strokePath()
    }

    /// Fills a path; where it covers itself an even number of times, it is left out.
    open func fillPath(_ path: CGPath, in context: CGContext) {
        context.addPath(path)
        context.fillPath(using: .evenOdd)
    }

    /// Fills the path and draws the line, as far as both are to be seen.
    open override func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {
        guard let path, zoomScale > 0 else { return }
        let reach = (max(lineWidth, 6) + 32) / zoomScale
        let visible = rect(for: mapRect).insetBy(dx: -reach, dy: -reach)
        let cut = PathCut(path, to: visible, tolerance: 0.25 / zoomScale)
        if fillColor != nil {
            applyFillProperties(to: context, atZoomScale: zoomScale)
            fillPath(cut.filled, in: context)
        }
        if strokeColor != nil {
            applyStrokeProperties(to: context, atZoomScale: zoomScale)
            strokePath(cut.stroked, in: context)
        }
    }
}
