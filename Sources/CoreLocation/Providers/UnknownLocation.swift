/// A machine that does not know where it is: every request ends with ``CLError/Code/locationUnknown``.
public struct UnknownLocation: LocationProvider {
    /// Such a machine.
    public init() {}

    /// No location, and the error.
    public func locations(for request: LocationRequest) -> AsyncThrowingStream<CLLocation, any Error> {
        AsyncThrowingStream { $0.finish(throwing: CLError(.locationUnknown)) }
    }
}
