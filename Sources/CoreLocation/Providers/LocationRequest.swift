/// What an app wants to know about where it is.
public struct LocationRequest: Hashable, Sendable {
    /// How exact locations need to be, in metres, or one of the constants below zero. A provider may be more exact than that.
    public var desiredAccuracy: CLLocationAccuracy
    /// How far one has to go before the next location is reported, in metres; ``kCLDistanceFilterNone`` for each.
    public var distanceFilter: CLLocationDistance

    /// A request; for the best locations and all of them by default.
    public init(desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest, distanceFilter: CLLocationDistance = kCLDistanceFilterNone) {
        self.desiredAccuracy = desiredAccuracy
        self.distanceFilter = distanceFilter
    }
}
