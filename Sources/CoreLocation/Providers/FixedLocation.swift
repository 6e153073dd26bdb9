import Foundation

/// A provider with a fixed location.
public struct FixedLocation: LocationProvider {
    /// The location.
    public let location: CLLocation
    /// The user's consent; ``LocationConsent/granted`` by default.
    public let consent: LocationConsent

    /// Creates a provider of a location.
    public init(_ location: CLLocation, consent: LocationConsent = .granted) {
        self.location = location
        self.consent = consent
    }

    /// Creates a provider of a latitude and longitude, in degrees.
    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees, consent: LocationConsent = .granted) {
        self.init(CLLocation(latitude: latitude, longitude: longitude), consent: consent)
    }

    /// Returns a sequence with the location as its only element.
    public func locations(for request: LocationRequest) -> AsyncThrowingStream<CLLocation, any Error> {
        AsyncThrowingStream { continuation in
            continuation.yield(location)
            continuation.finish()
        }
    }
}
