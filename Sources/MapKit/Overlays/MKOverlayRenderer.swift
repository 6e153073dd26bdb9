import MapEngines
import UIKitCore

/// The width of a map point on the screen, in points.
public typealias MKZoomScale = CGFloat

/// Draws an overlay.
///
/// A renderer draws in its own coordinates: map points relative to the north-western corner of the overlay's
/// ``MKOverlay/boundingMapRect``; see ``point(for:)``.
///
/// > Difference from Apple: the whole visible area is drawn at once, on the main actor, not tile by tile.
/// - Source: https://developer.apple.com/documentation/mapkit/mkoverlayrenderer
@preconcurrency @MainActor open class MKOverlayRenderer: NSObject {
    /// The overlay to draw.
    public let overlay: any MKOverlay
    /// The opacity, 0…1; 1 by default.
    open var alpha: CGFloat = 1 { didSet { setNeedsDisplay() } }
    weak var canvas: UIView?
    private var origin: MKMapPoint { overlay.boundingMapRect.isNull ? MKMapPoint() : overlay.boundingMapRect.origin }

    /// Creates a renderer of an overlay.
    public init(overlay: any MKOverlay) {
        self.overlay = overlay
        super.init()
    }

    /// Converts a map point to the renderer's coordinates.
    open func point(for mapPoint: MKMapPoint) -> CGPoint { CGPoint(x: mapPoint.x - origin.x, y: mapPoint.y - origin.y) }
    /// Converts a point of the renderer to a map point.
    open func mapPoint(for point: CGPoint) -> MKMapPoint { MKMapPoint(x: point.x + origin.x, y: point.y + origin.y) }
    /// Converts a map rectangle to the renderer's coordinates.
    open func rect(for mapRect: MKMapRect) -> CGRect {
        CGRect(origin: point(for: mapRect.origin), size: CGSize(width: mapRect.width, height: mapRect.height))
    }
    /// Converts a rectangle of the renderer to a map rectangle.
    open func mapRect(for rect: CGRect) -> MKMapRect {
        MKMapRect(origin: mapPoint(for: rect.origin), size: MKMapSize(width: rect.width, height: rect.height))
    }

    /// Returns whether the renderer can draw a map rectangle; `true` by default.
    open func canDraw(_ mapRect: MKMapRect, zoomScale: MKZoomScale) -> Bool { true }

    /// Draws a rectangle of the map. Does nothing by default.
    ///
    /// - Parameters:
    ///   - mapRect: The visible rectangle.
    ///   - zoomScale: The width of a map point on the screen, in points.
    ///   - context: The context, in the renderer's coordinates.
    open func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {}

    /// Requests drawing.
    open func setNeedsDisplay() { canvas?.setNeedsDisplay() }

    /// Requests drawing of a map rectangle.
    open func setNeedsDisplay(_ mapRect: MKMapRect) { setNeedsDisplay() }
}
