/// A circular region with a centre and a radius.
///
/// - Source: https://developer.apple.com/documentation/corelocation/clcircularregion
// Unchecked: the class adds only constants of Sendable types, and subclasses are responsible for their own
// properties.
open class CLCircularRegion: CLRegion, @unchecked Sendable {
    /// The centre of the region.
    public let center: CLLocationCoordinate2D
    /// The radius, in metres.
    public let radius: CLLocationDistance

    /// Creates a region around a coordinate, with a radius in metres. A radius that is not above zero results in a
    /// region without extent.
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
        self.center = center
        self.radius = radius.isFinite ? max(radius, 0) : 0
        super.init(identifier: identifier)
    }

    /// Returns whether the region contains a coordinate. The edge is inside.
    open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool { encloses(coordinate) }

    override func encloses(_ coordinate: CLLocationCoordinate2D) -> Bool { Geodesic.distance(from: center, to: coordinate) <= radius }
}
