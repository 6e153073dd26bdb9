/// A latitude or longitude, in degrees.
public typealias CLLocationDegrees = Double
/// A distance, in metres.
public typealias CLLocationDistance = Double
/// The uncertainty of a value, in metres; negative if the value is invalid.
public typealias CLLocationAccuracy = Double
/// A speed, in metres per second; negative if unknown.
public typealias CLLocationSpeed = Double
/// A direction, in degrees clockwise from north, in 0..<360; negative if unknown.
public typealias CLLocationDirection = Double

/// A latitude and a longitude in the WGS 84 reference frame.
///
/// - Source: https://developer.apple.com/documentation/corelocation/cllocationcoordinate2d
public struct CLLocationCoordinate2D: Sendable {
    /// The latitude in degrees, −90…90; positive north of the equator.
    public var latitude: CLLocationDegrees
    /// The longitude in degrees, −180…180; positive east of Greenwich.
    public var longitude: CLLocationDegrees

    /// Creates a coordinate at 0° and 0°.
    public init() { self.init(latitude: 0, longitude: 0) }

    /// Creates a coordinate, in degrees. The values are not validated; see ``CLLocationCoordinate2DIsValid(_:)``.
    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.latitude = latitude
        self.longitude = longitude
    }
}

/// Returns a coordinate, in degrees.
public func CLLocationCoordinate2DMake(_ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees) -> CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}

/// Returns whether the latitude is in −90…90° and the longitude in −180…180°. Not a number is invalid.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
    (-90...90).contains(coord.latitude) && (-180...180).contains(coord.longitude)
}

/// An invalid coordinate, for which ``CLLocationCoordinate2DIsValid(_:)`` returns `false`.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)
