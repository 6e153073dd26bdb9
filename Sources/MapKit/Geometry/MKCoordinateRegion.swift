import MapEngines

/// How far a region goes, in degrees.
///
/// - Source: https://developer.apple.com/documentation/mapkit/mkcoordinatespan
public struct MKCoordinateSpan: Sendable {
    /// From south to north, in degrees; one is about 111 km everywhere.
    public var latitudeDelta: CLLocationDegrees
    /// From west to east, in degrees; one is about 111 km at the equator, and less elsewhere.
    public var longitudeDelta: CLLocationDegrees

    /// No extent.
    public init() { self.init(latitudeDelta: 0, longitudeDelta: 0) }

    /// An extent in degrees.
    public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
        self.latitudeDelta = latitudeDelta
        self.longitudeDelta = longitudeDelta
    }
}

/// A part of the Earth between two latitudes and two longitudes.
///
/// - Source: https://developer.apple.com/documentation/mapkit/mkcoordinateregion
public struct MKCoordinateRegion: Sendable {
    /// 111,195 m: a degree of a great circle on a sphere of the Earth's mean radius.
    private static let metersPerDegree = 111_194.93

    /// The middle.
    public var center: CLLocationCoordinate2D
    /// How far it goes, all in all.
    public var span: MKCoordinateSpan

    /// No extent, at 0° and 0°.
    public init() { self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan()) }

    /// A region around a place, by degrees.
    public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
        self.center = center
        self.span = span
    }

    /// A region around a place, by metres from south to north and from west to east.
    public init(
        center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance, longitudinalMeters: CLLocationDistance
    ) {
        let latitudes = min(max(latitudinalMeters, 0) / Self.metersPerDegree, 180)
        let circle = Self.metersPerDegree * max(MKCoordinateRegion.cosine(center.latitude), 1e-9)
        let longitudes = min(max(longitudinalMeters, 0) / circle, 360)
        self.init(center: center, span: MKCoordinateSpan(latitudeDelta: latitudes, longitudeDelta: longitudes))
    }

    /// The region of a rectangle on the flat map. Its middle is the middle of the latitudes.
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

    /// Whether it can be shown: numbers, a place on the Earth, and no negative extent.
    var isValid: Bool {
        CLLocationCoordinate2DIsValid(center) && (0...360).contains(span.latitudeDelta) && (0...360).contains(span.longitudeDelta)
    }
}

/// A region around a place, by metres.
public func MKCoordinateRegionMakeWithDistance(
    _ centerCoordinate: CLLocationCoordinate2D, _ latitudinalMeters: CLLocationDistance, _ longitudinalMeters: CLLocationDistance
) -> MKCoordinateRegion {
    MKCoordinateRegion(center: centerCoordinate, latitudinalMeters: latitudinalMeters, longitudinalMeters: longitudinalMeters)
}
