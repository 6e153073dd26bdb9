/// A source of locations.
///
/// ``SystemLocation`` is the system's service, ``FixedLocation`` a fixed location, and ``LocationTrack`` a recorded
/// track.
public protocol LocationProvider: Sendable {
    /// The user's consent when an app requests authorisation. Linux has no prompt, so the provider determines the
    /// response.
    var consent: LocationConsent { get }

    /// Returns the locations from now on, until the sequence is released.
    ///
    /// The sequence ends when no more locations follow, and throws the error of a failure. The manager applies the
    /// request's distance filter itself.
    func locations(for request: LocationRequest) -> AsyncThrowingStream<CLLocation, any Error>
}

extension LocationProvider {
    /// The default consent: ``LocationConsent/granted``.
    public var consent: LocationConsent { .granted }
}
