/// Where locations come from.
///
/// ``SystemLocation`` is the system's own service, ``FixedLocation`` a place that is given, and ``LocationTrack`` a journey that was
/// recorded.
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
