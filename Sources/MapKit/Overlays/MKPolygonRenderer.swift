import UIKitCore

/// Draws an ``MKPolygon``.
///
/// - Source: https://developer.apple.com/documentation/mapkit/mkpolygonrenderer
@preconcurrency @MainActor open class MKPolygonRenderer: MKOverlayPathRenderer {
    /// The area.
    open var polygon: MKPolygon { storedPolygon }
    private let storedPolygon: MKPolygon

    /// Creates a renderer of an area.
    public init(polygon: MKPolygon) {
        storedPolygon = polygon
        super.init(overlay: polygon)
    }

    /// Creates a renderer of an overlay that is an area.
    ///
    /// - Precondition: The overlay is an ``MKPolygon``.
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
    /// Returns the lines between the points, in a renderer's coordinates.
    ///
    /// - Parameter x: An x coordinate in map points. The result is the copy of the shape in the world that is nearest
    ///   to `x`; with `nil`, the original.
    func path(in renderer: MKOverlayRenderer, near x: Double? = nil) -> CGMutablePath {
        let worlds = x.map { (($0 - boundingMapRect.midX) / MKMapSize.worldSide).rounded() } ?? 0
        let path = CGMutablePath()
        path.addLines(between: points().map { renderer.point(for: MKMapPoint(x: $0.x + worlds * MKMapSize.worldSide, y: $0.y)) })
        return path
    }
}
