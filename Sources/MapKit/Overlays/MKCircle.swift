import MapEngines

/// All places that are no farther from a point than a radius.
///
/// - Source: https://developer.apple.com/documentation/mapkit/mkcircle
@preconcurrency @MainActor open class MKCircle: MKShape, MKOverlay {
    private let middle: CLLocationCoordinate2D
    /// In metres.
    public let radius: CLLocationDistance
    private let bounds: MKMapRect

    /// A circle around a place, its radius in metres; without one above zero it is that place alone.
    public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
        middle = coord
        self.radius = radius.isFinite ? max(radius, 0) : 0
        // Twice the world is all of it, however far beyond the circle goes.
        let half = min(self.radius * MKMapPointsPerMeterAtLatitude(coord.latitude), 2 * MKMapSize.worldSide)
        let point = MKMapPoint(coord)
        bounds =
            CLLocationCoordinate2DIsValid(coord)
            ? MKMapRect(x: point.x - half, y: point.y - half, width: 2 * half, height: 2 * half) : .null
        super.init()
    }

    /// The middle.
    open override var coordinate: CLLocationCoordinate2D { middle }

    /// The smallest rectangle around the circle.
    public var boundingMapRect: MKMapRect { bounds }
}
