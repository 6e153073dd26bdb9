/// Where locations come from.
///
/// The system's own location service (geoclue) is not among the providers: it would need a D-Bus client, and none that is well kept
/// exists for Swift. ``FixedLocation`` and ``LocationTrack`` are.
public protocol LocationProvider: Sendable {
    /// What the person answers when an app asks whether it may know the location. Linux asks nobody, so that the provider does.
    var consent: LocationConsent { get }

    /// The locations from now on, until the sequence is let go of.
    ///
    /// A sequence that ends says that no more come; one that throws, why. The manager applies the request's distance filter itself.
    func locations(for request: LocationRequest) -> AsyncThrowingStream<CLLocation, any Error>
}

extension LocationProvider {
    /// ``LocationConsent/granted``
    public var consent: LocationConsent { .granted }
}
