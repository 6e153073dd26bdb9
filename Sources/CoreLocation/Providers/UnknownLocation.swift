/// A provider without a location. Every request fails with ``CLError/Code/locationUnknown``.
public struct UnknownLocation: LocationProvider {
    /// Creates a provider without a location.
    public init() {}

    /// Returns a sequence that throws the error.
    public func locations(for request: LocationRequest) -> AsyncThrowingStream<CLLocation, any Error> {
        AsyncThrowingStream { $0.finish(throwing: CLError(.locationUnknown)) }
    }
}
