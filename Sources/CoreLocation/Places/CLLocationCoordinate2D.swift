/// A latitude or longitude, in degrees.
public typealias CLLocationDegrees = Double
/// A distance, in metres.
public typealias CLLocationDistance = Double
/// How far a value may be off, in metres; below zero says that the value does not count.
public typealias CLLocationAccuracy = Double
/// A speed, in metres per second; below zero says that it is not known.
public typealias CLLocationSpeed = Double
/// A direction, in degrees clockwise from north, 0 to below 360; below zero says that it is not known.
public typealias CLLocationDirection = Double

/// A place on the Earth by its latitude and longitude, on the WGS 84 reference frame.
///
/// - Source: https://developer.apple.com/documentation/corelocation/cllocationcoordinate2d
public struct CLLocationCoordinate2D: Sendable {
    /// In degrees, −90…90; positive north of the equator.
    public var latitude: CLLocationDegrees
    /// In degrees, −180…180; positive east of Greenwich.
    public var longitude: CLLocationDegrees

    /// The place at 0° and 0°.
    public init() { self.init(latitude: 0, longitude: 0) }

    /// The place at a latitude and a longitude, in degrees. Nothing is checked; see ``CLLocationCoordinate2DIsValid(_:)``.
    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.latitude = latitude
        self.longitude = longitude
    }
}

/// The place at a latitude and a longitude, in degrees.
public func CLLocationCoordinate2DMake(_ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees) -> CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}

/// Whether the latitude is within −90…90° and the longitude within −180…180°; not for values that are no numbers.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
    (-90...90).contains(coord.latitude) && (-180...180).contains(coord.longitude)
}

/// A place that is none: ``CLLocationCoordinate2DIsValid(_:)`` answers `false` for it.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)
