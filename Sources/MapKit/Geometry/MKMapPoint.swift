import MapEngines

/// A location on the flat map of the world, in map points. The equator is 268,435,456 map points long.
///
/// `x` grows eastwards from −180°; `y` grows southwards from the northern edge at 85.05°. The projection is Web
/// Mercator.
/// - Source: https://developer.apple.com/documentation/mapkit/mkmappoint
public struct MKMapPoint: Sendable {
    /// The distance from the western edge, in map points.
    public var x: Double
    /// The distance from the northern edge, in map points.
    public var y: Double

    /// Creates the north-western corner of the map.
    public init() { self.init(x: 0, y: 0) }

    /// Creates a location, in map points.
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    /// Creates the location of a coordinate. Latitudes beyond the edges of the map are clamped.
    public init(_ coordinate: CLLocationCoordinate2D) {
        self.init(WebMercator.project(latitude: coordinate.latitude, longitude: coordinate.longitude))
    }

    /// The coordinate of the location. Its longitude is in −180…180.
    public var coordinate: CLLocationCoordinate2D {
        let location = WebMercator.unproject(worldPoint)
        return CLLocationCoordinate2D(latitude: location.latitude, longitude: location.longitude)
    }

    /// Returns the distance to another location along the Earth's surface, in metres.
    public func distance(to point: MKMapPoint) -> CLLocationDistance {
        let end = point.coordinate
        let start = coordinate
        return CLLocation(latitude: start.latitude, longitude: start.longitude)
            .distance(from: CLLocation(latitude: end.latitude, longitude: end.longitude))
    }

    init(_ worldPoint: WorldPoint) { self.init(x: worldPoint.x * MKMapSize.worldSide, y: worldPoint.y * MKMapSize.worldSide) }

    var worldPoint: WorldPoint { WorldPoint(x: x / MKMapSize.worldSide, y: y / MKMapSize.worldSide) }
}

/// Returns the location of a coordinate on the map.
public func MKMapPointForCoordinate(_ coordinate: CLLocationCoordinate2D) -> MKMapPoint { MKMapPoint(coordinate) }
/// Returns the coordinate of a location on the map.
public func MKCoordinateForMapPoint(_ mapPoint: MKMapPoint) -> CLLocationCoordinate2D { mapPoint.coordinate }
/// Returns whether two locations are equal.
public func MKMapPointEqualToPoint(_ point1: MKMapPoint, _ point2: MKMapPoint) -> Bool { point1.x == point2.x && point1.y == point2.y }
/// Returns the distance along the Earth's surface, in metres.
public func MKMetersBetweenMapPoints(_ a: MKMapPoint, _ b: MKMapPoint) -> CLLocationDistance { a.distance(to: b) }
/// Returns the length of a map point at a latitude in degrees, in metres.
public func MKMetersPerMapPointAtLatitude(_ latitude: CLLocationDegrees) -> CLLocationDistance {
    WebMercator.metersAcrossWorld(atLatitude: latitude) / MKMapSize.worldSide
}
/// Returns the number of map points in a metre at a latitude in degrees.
public func MKMapPointsPerMeterAtLatitude(_ latitude: CLLocationDegrees) -> Double { 1 / MKMetersPerMapPointAtLatitude(latitude) }
