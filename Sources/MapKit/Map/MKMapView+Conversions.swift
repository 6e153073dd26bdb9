import MapEngines
import UIKitCore

extension MKMapView {
    /// Converts a coordinate to a point of a view; of the window if `view` is `nil`.
    public func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint {
        convert(expectedViewport.point(for: MKMapPoint(coordinate).worldPoint), to: view)
    }

    /// Converts a point of a view to a coordinate; a point of the window if `view` is `nil`.
    public func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D {
        MKMapPoint(expectedViewport.worldPoint(at: convert(point, from: view))).coordinate
    }

    /// Converts a region to the smallest enclosing rectangle of a view; of the window if `view` is `nil`.
    public func convert(_ region: MKCoordinateRegion, toRectTo view: UIView?) -> CGRect {
        let north = min(region.center.latitude + region.span.latitudeDelta / 2, 90)
        let south = max(region.center.latitude - region.span.latitudeDelta / 2, -90)
        let center = WebMercator.project(latitude: region.center.latitude, longitude: region.center.longitude).nearest(
            to: expectedViewport.center)
        let half = region.span.longitudeDelta / 720
        let top = WebMercator.project(latitude: north, longitude: 0).y
        let bottom = WebMercator.project(latitude: south, longitude: 0).y
        let corners = [(center.x - half, top), (center.x + half, top), (center.x - half, bottom), (center.x + half, bottom)]
        let points = corners.map { convert(expectedViewport.exactPoint(for: WorldPoint(x: $0.0, y: $0.1)), to: view) }
        return points.dropFirst().reduce(CGRect(origin: points[0], size: .zero)) { $0.union(CGRect(origin: $1, size: .zero)) }
    }

    /// Converts a rectangle of a view to a region; a rectangle of the window if `view` is `nil`.
    public func convert(_ rect: CGRect, toRegionFrom view: UIView?) -> MKCoordinateRegion {
        let rect = convert(rect, from: view)
        let corners = [(rect.minX, rect.minY), (rect.maxX, rect.minY), (rect.minX, rect.maxY), (rect.maxX, rect.maxY)]
        let worldPoints = corners.map { expectedViewport.worldPoint(at: CGPoint(x: $0.0, y: $0.1)) }
        return WorldRect(around: worldPoints).map { MKCoordinateRegion(MKMapRect($0)) } ?? MKCoordinateRegion()
    }
}
