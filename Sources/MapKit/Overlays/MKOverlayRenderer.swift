import MapEngines
import UIKitCore

/// How wide a map point is on the screen, in points.
public typealias MKZoomScale = CGFloat

/// Draws an overlay.
///
/// Drawing happens in the renderer's own points: map points, counted from the north-western corner of the overlay's
/// ``MKOverlay/boundingMapRect``; see ``point(for:)``.
///
/// > Difference from Apple: everything that is to be seen is drawn at once, on the main actor, not tile by tile.
/// - Source: https://developer.apple.com/documentation/mapkit/mkoverlayrenderer
@preconcurrency @MainActor open class MKOverlayRenderer: NSObject {
    /// What is drawn.
    public let overlay: any MKOverlay
    /// How opaque it is, 0…1; 1 by default.
    open var alpha: CGFloat = 1 { didSet { setNeedsDisplay() } }
    weak var canvas: UIView?
    private var origin: MKMapPoint { overlay.boundingMapRect.isNull ? MKMapPoint() : overlay.boundingMapRect.origin }

    /// A renderer of an overlay.
    public init(overlay: any MKOverlay) {
        self.overlay = overlay
        super.init()
    }

    /// Where a place is in the renderer's points.
    open func point(for mapPoint: MKMapPoint) -> CGPoint { CGPoint(x: mapPoint.x - origin.x, y: mapPoint.y - origin.y) }
    /// The place of a point of the renderer.
    open func mapPoint(for point: CGPoint) -> MKMapPoint { MKMapPoint(x: point.x + origin.x, y: point.y + origin.y) }
    /// Where a rectangle of the map is in the renderer's points.
    open func rect(for mapRect: MKMapRect) -> CGRect {
        CGRect(origin: point(for: mapRect.origin), size: CGSize(width: mapRect.width, height: mapRect.height))
    }
    /// The rectangle of the map for one in the renderer's points.
    open func mapRect(for rect: CGRect) -> MKMapRect {
        MKMapRect(origin: mapPoint(for: rect.origin), size: MKMapSize(width: rect.width, height: rect.height))
    }

    /// Whether there is something to draw; `true` by default.
    open func canDraw(_ mapRect: MKMapRect, zoomScale: MKZoomScale) -> Bool { true }

    /// Draws what is in a rectangle of the map. Does nothing by default.
    ///
    /// - Parameters:
    ///   - mapRect: what is to be seen.
    ///   - zoomScale: how wide a map point is on the screen, in points.
    ///   - context: counts in the renderer's points.
    open func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {}

    /// Asks to be drawn again.
    open func setNeedsDisplay() { canvas?.setNeedsDisplay() }

    /// Asks for a rectangle of the map to be drawn again.
    open func setNeedsDisplay(_ mapRect: MKMapRect) { setNeedsDisplay() }
}
