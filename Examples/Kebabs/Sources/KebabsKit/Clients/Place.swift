import Foundation

/// A place on the Earth, in degrees. Never 0 and 0: that is where services put what they do not know.
public struct Place: Hashable, Sendable {
    /// −90…90.
    public let latitude: Double
    /// −180…180.
    public let longitude: Double

    /// A place; `nil` for what is none, and for 0 and 0.
    public init?(latitude: Double, longitude: Double) {
        guard (-90...90).contains(latitude), (-180...180).contains(longitude), latitude != 0 || longitude != 0 else { return nil }
        self.latitude = latitude
        self.longitude = longitude
    }

    /// The distance to another place along the surface of a sphere with the Earth's mean radius, in metres (haversine formula).
    public func distance(to other: Place) -> Double {
        let radius = 6_371_008.8
        func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
        let (across, along) = (radians(other.latitude - latitude), radians(other.longitude - longitude))
        let share = pow(sin(across / 2), 2) + cos(radians(latitude)) * cos(radians(other.latitude)) * pow(sin(along / 2), 2)
        return 2 * radius * asin(min(share.squareRoot(), 1))
    }
}
