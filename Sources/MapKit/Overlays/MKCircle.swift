import MapEngines

/// A circular overlay with a centre and a radius.
///
/// - Source: https://developer.apple.com/documentation/mapkit/mkcircle
@preconcurrency @MainActor open class MKCircle: MKShape, MKOverlay {
    private let center: CLLocationCoordinate2D
    /// The radius, in metres.
    public let radius: CLLocationDistance
    private let bounds: MKMapRect

    /// Creates a circle around a coordinate, with a radius in metres. A radius that is not above zero results in a
    /// circle without extent.
    public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
        center = coord
        self.radius = radius.isFinite ? max(radius, 0) : 0
        // Twice the world covers everything, so a larger radius makes no difference.
        let half = min(self.radius * MKMapPointsPerMeterAtLatitude(coord.latitude), 2 * MKMapSize.worldSide)
        let point = MKMapPoint(coord)
        bounds =
            CLLocationCoordinate2DIsValid(coord)
            ? MKMapRect(x: point.x - half, y: point.y - half, width: 2 * half, height: 2 * half) : .null
        super.init()
    }

    /// The centre of the circle.
    open override var coordinate: CLLocationCoordinate2D { center }

    /// The smallest rectangle that contains the circle.
    public var boundingMapRect: MKMapRect { bounds }
}
