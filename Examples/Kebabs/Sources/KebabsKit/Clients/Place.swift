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
}
