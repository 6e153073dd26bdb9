/// The parameters of an app's request for locations.
public struct LocationRequest: Hashable, Sendable {
    /// The required accuracy, in metres, or a negative constant. A provider may be more accurate.
    public var desiredAccuracy: CLLocationAccuracy
    /// The minimum distance between reported locations, in metres; ``kCLDistanceFilterNone`` for every location.
    public var distanceFilter: CLLocationDistance

    /// Creates a request, by default for every location with the best accuracy.
    public init(desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest, distanceFilter: CLLocationDistance = kCLDistanceFilterNone) {
        self.desiredAccuracy = desiredAccuracy
        self.distanceFilter = distanceFilter
    }
}
