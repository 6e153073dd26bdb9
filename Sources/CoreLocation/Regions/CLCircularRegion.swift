/// All places that are no farther from a point than a radius.
///
/// - Source: https://developer.apple.com/documentation/corelocation/clcircularregion
// Adds constants of Sendable types only; subclasses answer for their own.
open class CLCircularRegion: CLRegion, @unchecked Sendable {
    /// The middle.
    public let center: CLLocationCoordinate2D
    /// How far the region reaches, in metres.
    public let radius: CLLocationDistance

    /// The region around a place, `radius` metres wide on each side. Without a radius above zero it is that place alone.
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
        self.center = center
        self.radius = radius.isFinite ? max(radius, 0) : 0
        super.init(identifier: identifier)
    }

    /// Whether a place is in the region; the edge belongs to it.
    open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool { holds(coordinate) }

    override func holds(_ coordinate: CLLocationCoordinate2D) -> Bool { Geodesic.distance(from: center, to: coordinate) <= radius }
}
