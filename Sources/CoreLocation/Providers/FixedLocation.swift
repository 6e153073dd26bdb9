import Foundation

/// A machine that stands still.
public struct FixedLocation: LocationProvider {
    /// Where it stands.
    public let location: CLLocation
    /// What the person answers; ``LocationConsent/granted`` by default.
    public let consent: LocationConsent

    /// A machine at that place.
    public init(_ location: CLLocation, consent: LocationConsent = .granted) {
        self.location = location
        self.consent = consent
    }

    /// A machine at a latitude and longitude, in degrees.
    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees, consent: LocationConsent = .granted) {
        self.init(CLLocation(latitude: latitude, longitude: longitude), consent: consent)
    }

    /// The place, once.
    public func locations(for request: LocationRequest) -> AsyncThrowingStream<CLLocation, any Error> {
        AsyncThrowingStream { continuation in
            continuation.yield(location)
            continuation.finish()
        }
    }
}
