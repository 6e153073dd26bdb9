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
            path.addPath(hole.path(in: self))
            path.closeSubpath()
        }
        self.path = path
    }
}

extension MKMultiPoint {
    /// Lines from point to point, in a renderer's points.
    func path(in renderer: MKOverlayRenderer) -> CGMutablePath {
        let path = CGMutablePath()
        path.addLines(between: points().map(renderer.point))
        return path
    }
}
