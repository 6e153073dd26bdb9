import MapEngines

/// A place on the flat map of the world, in map points: 268,435,456 of them lie side by side around the equator.
///
/// `x` grows eastwards from −180°, `y` southwards from the map's northern end at 85.05°. The projection is Web-Mercator.
/// - Source: https://developer.apple.com/documentation/mapkit/mkmappoint
public struct MKMapPoint: Sendable {
    /// Eastwards, in map points.
    public var x: Double
    /// Southwards, in map points.
    public var y: Double

    /// The north-western corner of the map.
    public init() { self.init(x: 0, y: 0) }

    /// A place, in map points.
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    /// Where a coordinate is on the map; latitudes beyond its ends are at them.
    public init(_ coordinate: CLLocationCoordinate2D) {
        self.init(WebMercator.project(latitude: coordinate.latitude, longitude: coordinate.longitude))
    }

    /// The coordinate of the place. Its longitude is within −180…180.
    public var coordinate: CLLocationCoordinate2D {
        let place = WebMercator.unproject(place)
        return CLLocationCoordinate2D(latitude: place.latitude, longitude: place.longitude)
    }

    /// How far it is to another place along the Earth's surface, in metres.
    public func distance(to point: MKMapPoint) -> CLLocationDistance {
        let end = point.coordinate
        let start = coordinate
        return CLLocation(latitude: start.latitude, longitude: start.longitude)
            .distance(from: CLLocation(latitude: end.latitude, longitude: end.longitude))
    }

    init(_ place: WorldPoint) { self.init(x: place.x * MKMapSize.worldSide, y: place.y * MKMapSize.worldSide) }

    var place: WorldPoint { WorldPoint(x: x / MKMapSize.worldSide, y: y / MKMapSize.worldSide) }
}

/// Where a coordinate is on the map.
public func MKMapPointForCoordinate(_ coordinate: CLLocationCoordinate2D) -> MKMapPoint { MKMapPoint(coordinate) }
/// The coordinate of a place on the map.
public func MKCoordinateForMapPoint(_ mapPoint: MKMapPoint) -> CLLocationCoordinate2D { mapPoint.coordinate }
/// Whether both are the same place.
public func MKMapPointEqualToPoint(_ point1: MKMapPoint, _ point2: MKMapPoint) -> Bool { point1.x == point2.x && point1.y == point2.y }
/// How far it is along the Earth's surface, in metres.
public func MKMetersBetweenMapPoints(_ a: MKMapPoint, _ b: MKMapPoint) -> CLLocationDistance { a.distance(to: b) }
/// How many metres a map point is wide at a latitude in degrees.
public func MKMetersPerMapPointAtLatitude(_ latitude: CLLocationDegrees) -> CLLocationDistance {
    WebMercator.metersAcrossWorld(atLatitude: latitude) / MKMapSize.worldSide
}
/// How many map points a metre is wide at a latitude in degrees.
public func MKMapPointsPerMeterAtLatitude(_ latitude: CLLocationDegrees) -> Double { 1 / MKMetersPerMapPointAtLatitude(latitude) }
