import Foundation

/// Where somebody was at a moment, and how far off that may be. Never changes.
///
/// - Source: https://developer.apple.com/documentation/corelocation/cllocation
// Every stored property is a constant of a Sendable type, and subclasses answer for their own.
open class CLLocation: NSObject, @unchecked Sendable {
    /// The place.
    public let coordinate: CLLocationCoordinate2D
    /// Above sea level, in metres; it counts where ``verticalAccuracy`` is above zero.
    public let altitude: CLLocationDistance
    /// How far the place may be off, in metres; below zero if ``coordinate`` does not count.
    public let horizontalAccuracy: CLLocationAccuracy
    /// How far the altitude may be off, in metres; zero or below if ``altitude`` does not count.
    public let verticalAccuracy: CLLocationAccuracy
    /// The direction of travel, in degrees clockwise from north; below zero if it is not known.
    public let course: CLLocationDirection
    /// In metres per second; below zero if it is not known.
    public let speed: CLLocationSpeed
    /// When it was measured.
    public let timestamp: Date

    /// The place where equator and prime meridian meet, measured now.
    public override convenience init() { self.init(latitude: 0, longitude: 0) }

    /// A place without altitude, course and speed, exact to the point, measured now.
    public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.init(
            coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0, horizontalAccuracy: 0,
            verticalAccuracy: -1, timestamp: Date())
    }

    /// A place without course and speed. Altitude and accuracies in metres.
    public convenience init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy hAccuracy: CLLocationAccuracy,
        verticalAccuracy vAccuracy: CLLocationAccuracy, timestamp: Date
    ) {
        self.init(
            coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy, verticalAccuracy: vAccuracy, course: -1, speed: -1,
            timestamp: timestamp)
    }

    /// All there is to say about a place. Altitude and accuracies in metres, course in degrees, speed in metres per second.
    public init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy hAccuracy: CLLocationAccuracy,
        verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection, speed: CLLocationSpeed, timestamp: Date
    ) {
        self.coordinate = coordinate
        self.altitude = altitude
        horizontalAccuracy = hAccuracy
        verticalAccuracy = vAccuracy
        self.course = course
        self.speed = speed
        self.timestamp = timestamp
        super.init()
    }

    /// How far it is to another place along the Earth's surface, in metres; altitudes do not count.
    ///
    /// The shortest way on the WGS 84 ellipsoid, by Vincenty's formula, right to a millimetre. For two places within about half a degree of
    /// being opposite to each other on the globe, where that formula has no answer, the way on a sphere: right to half a percent.
    /// Not a number if a coordinate is none.
    open func distance(from location: CLLocation) -> CLLocationDistance {
        Geodesic.distance(from: coordinate, to: location.coordinate)
    }

    /// Place, accuracy, speed, course and time.
    open override var description: String {
        String(
            format: "<%+.8f,%+.8f> +/- %.2fm (speed %.2f mps / course %.2f) @ ", coordinate.latitude, coordinate.longitude,
            horizontalAccuracy, speed, course) + "\(timestamp)"
    }
}
