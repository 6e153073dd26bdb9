import MapEngines

/// The extent of a region, in degrees.
///
/// - Source: https://developer.apple.com/documentation/mapkit/mkcoordinatespan
public struct MKCoordinateSpan: Sendable {
    /// The extent from south to north, in degrees. One degree is about 111 km everywhere.
    public var latitudeDelta: CLLocationDegrees
    /// The extent from west to east, in degrees. One degree is about 111 km at the equator, and less elsewhere.
    public var longitudeDelta: CLLocationDegrees

    /// Creates an empty extent.
    public init() { self.init(latitudeDelta: 0, longitudeDelta: 0) }

    /// Creates an extent in degrees.
    public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
        self.latitudeDelta = latitudeDelta
        self.longitudeDelta = longitudeDelta
    }
}

/// A region of the Earth between two latitudes and two longitudes.
///
/// - Source: https://developer.apple.com/documentation/mapkit/mkcoordinateregion
public struct MKCoordinateRegion: Sendable {
    /// The length of a degree of a great circle on a sphere of the Earth's mean radius: about 111,195 m.
    private static let metersPerDegree = 111_194.93

    /// The centre of the region.
    public var center: CLLocationCoordinate2D
    /// The whole extent of the region.
    public var span: MKCoordinateSpan

    /// Creates an empty region at 0° and 0°.
    public init() { self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan()) }

    /// Creates a region around a coordinate, with an extent in degrees.
    public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
        self.center = center
        self.span = span
    }

    /// Creates a region around a coordinate, with extents in metres from south to north and from west to east.
    public init(
        center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance, longitudinalMeters: CLLocationDistance
    ) {
        let latitudeDelta = min(max(latitudinalMeters, 0) / Self.metersPerDegree, 180)
        let metersPerLongitudeDegree = Self.metersPerDegree * max(MKCoordinateRegion.cosine(center.latitude), 1e-9)
        let longitudeDelta = min(max(longitudinalMeters, 0) / metersPerLongitudeDegree, 360)
        self.init(center: center, span: MKCoordinateSpan(latitudeDelta: latitudeDelta, longitudeDelta: longitudeDelta))
    }

    /// Creates the region of a map rectangle. The centre is the middle of the latitudes.
    public init(_ rect: MKMapRect) {
        let north = MKMapPoint(x: rect.midX, y: rect.minY).coordinate
        let south = MKMapPoint(x: rect.midX, y: rect.maxY).coordinate
        self.init(
            center: CLLocationCoordinate2D(latitude: (north.latitude + south.latitude) / 2, longitude: north.longitude),
            span: MKCoordinateSpan(
                latitudeDelta: north.latitude - south.latitude, longitudeDelta: min(rect.width / MKMapSize.worldSide * 360, 360)))
    }

    private static func cosine(_ degrees: Double) -> Double {
        WebMercator.metersAcrossWorld(atLatitude: degrees) / WebMercator.circumference
    }

    /// Whether the region can be displayed: its centre is on the Earth, and its extents are in 0…360.
    var isValid: Bool {
        CLLocationCoordinate2DIsValid(center) && (0...360).contains(span.latitudeDelta) && (0...360).contains(span.longitudeDelta)
    }
}

/// Creates a region around a coordinate, with extents in metres.
public func MKCoordinateRegionMakeWithDistance(
    _ centerCoordinate: CLLocationCoordinate2D, _ latitudinalMeters: CLLocationDistance, _ longitudinalMeters: CLLocationDistance
) -> MKCoordinateRegion {
    MKCoordinateRegion(center: centerCoordinate, latitudinalMeters: latitudinalMeters, longitudinalMeters: longitudinalMeters)
}
