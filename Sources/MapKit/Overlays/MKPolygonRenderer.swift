import UIKitCore

/// Draws an ``MKPolygon``.
///
/// - Source: https://developer.apple.com/documentation/mapkit/mkpolygonrenderer
@preconcurrency @MainActor open class MKPolygonRenderer: MKOverlayPathRenderer {
    /// The area.
    open var polygon: MKPolygon { area }
    private let area: MKPolygon

    /// A renderer of an area.
    public init(polygon: MKPolygon) {
        area = polygon
        super.init(overlay: polygon)
    }

    /// A renderer of an area that was handed over as an overlay.
    ///
    /// - Precondition: the overlay is an ``MKPolygon``.
    public override convenience init(overlay: any MKOverlay) {
        guard let polygon = overlay as? MKPolygon else {
            preconditionFailure("MKPolygonRenderer: \(type(of: overlay)) is no MKPolygon. Use the renderer that suits it.")
        }
        self.init(polygon: polygon)
    }

    open override func createPath() {
        let path = polygon.path(in: self)
        path.closeSubpath()
        for hole in polygon.interiorPolygons ?? [] where hole.pointCount > 2 {
            path.addPath(hole.path(in: self, near: polygon.boundingMapRect.midX))
            path.closeSubpath()
        }
        self.path = path
    }
}

extension MKMultiPoint {
    /// Lines from point to point, in a renderer's points.
    ///
    /// - Parameter x: in map points; of the shape's copies on all worlds the one nearest to it is taken. Its own place for `nil`.
    func path(in renderer: MKOverlayRenderer, near x: Double? = nil) -> CGMutablePath {
        let worlds = x.map { (($0 - boundingMapRect.midX) / MKMapSize.worldSide).rounded() } ?? 0
        let path = CGMutablePath()
        path.addLines(between: points().map { renderer.point(for: MKMapPoint(x: $0.x + worlds * MKMapSize.worldSide, y: $0.y)) })
        return path
    }
}
