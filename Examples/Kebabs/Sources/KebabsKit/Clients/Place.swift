import Foundation

/// A location on the Earth, in degrees. The coordinate 0, 0 is excluded, because services use it for unknown
/// locations.
public struct Place: Hashable, Sendable {
    /// The latitude, from −90 to 90 degrees.
    public let latitude: Double
    /// The longitude, from −180 to 180 degrees.
    public let longitude: Double

    /// Creates a place; `nil` for an invalid coordinate, and for 0, 0.
    public init?(latitude: Double, longitude: Double) {
        guard (-90...90).contains(latitude), (-180...180).contains(longitude), latitude != 0 || longitude != 0 else { return nil }
        self.latitude = latitude
        self.longitude = longitude
    }

    /// Returns the distance to another place along the surface of a sphere with the Earth's mean radius, in metres
    /// (haversine formula).
    public func distance(to other: Place) -> Double {
        let radius = 6_371_008.8
        func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
        let (across, along) = (radians(other.latitude - latitude), radians(other.longitude - longitude))
        let share = pow(sin(across / 2), 2) + cos(radians(latitude)) * cos(radians(other.latitude)) * pow(sin(along / 2), 2)
        return 2 * radius * asin(min(share.squareRoot(), 1))
    }
}
