import Foundation

/// A geographical location with its accuracy and time. Immutable.
///
/// - Source: https://developer.apple.com/documentation/corelocation/cllocation
// Unchecked: every stored property is a constant of a Sendable type, and subclasses are responsible for their own.
open class CLLocation: NSObject, @unchecked Sendable {
    /// The coordinate of the location.
    public let coordinate: CLLocationCoordinate2D
    /// The altitude above sea level, in metres; valid if ``verticalAccuracy`` is above zero.
    public let altitude: CLLocationDistance
    /// The uncertainty of the coordinate, in metres; negative if ``coordinate`` is invalid.
    public let horizontalAccuracy: CLLocationAccuracy
    /// The uncertainty of the altitude, in metres; zero or negative if ``altitude`` is invalid.
    public let verticalAccuracy: CLLocationAccuracy
    /// The direction of travel, in degrees clockwise from north; negative if unknown.
    public let course: CLLocationDirection
    /// The speed, in metres per second; negative if unknown.
    public let speed: CLLocationSpeed
    /// The time of the measurement.
    public let timestamp: Date

    /// Creates a location at 0° and 0° with the current time.
    public override convenience init() { self.init(latitude: 0, longitude: 0) }

    /// Creates a location without altitude, course and speed, with an uncertainty of zero and the current time.
    public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.init(
            coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0, horizontalAccuracy: 0,
            verticalAccuracy: -1, timestamp: Date())
    }

    /// Creates a location without course and speed. Altitude and accuracies are in metres.
    public convenience init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy hAccuracy: CLLocationAccuracy,
        verticalAccuracy vAccuracy: CLLocationAccuracy, timestamp: Date
    ) {
        self.init(
            coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy, verticalAccuracy: vAccuracy, course: -1, speed: -1,
            timestamp: timestamp)
    }

    /// Creates a location. Altitude and accuracies are in metres, the course is in degrees, and the speed is in
    /// metres per second.
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

    /// Returns the distance to another location along the Earth's surface, in metres. Altitudes are ignored.
    ///
    /// The distance is the geodesic on the WGS 84 ellipsoid by Vincenty's formula, accurate to a millimetre. The
    /// formula does not converge for nearly antipodal points, within about half a degree. For these, the distance is
    /// that on a sphere, accurate to half a percent. Not a number if a coordinate is not finite.
    open func distance(from location: CLLocation) -> CLLocationDistance {
        Geodesic.distance(from: coordinate, to: location.coordinate)
    }

    /// The coordinate, accuracy, speed, course and time as text.
    open override var description: String {
        String(
            format: "<%+.8f,%+.8f> +/- %.2fm (speed %.2f mps / course %.2f) @ ", coordinate.latitude, coordinate.longitude,
            horizontalAccuracy, speed, course) + "\(timestamp)"
    }
}
