import Foundation

/// The location service of Linux desktops, GeoClue, over D-Bus.
///
/// GeoClue identifies apps by their desktop IDs, and asks the user or its configuration for authorisation. A refused
/// app receives ``CLError/Code/denied``. Every other failure results in ``CLError/Code/locationUnknown``: no bus, no
/// service, a service that quits, or no first location within ``backoff``. The sequence ends after an error; a new
/// request starts again.
///
/// ``LocationSource/standard`` is this provider unless another one is specified.
/// - Source: https://www.freedesktop.org/software/geoclue/docs/gdbus-org.freedesktop.GeoClue2.Client.html
public struct SystemLocation: LocationProvider {
    /// The name of the app's desktop file without `.desktop`; the program's name by default.
    public let desktopID: String
    /// The timeout for the first location; half a minute by default. Later locations have no timeout, because a
    /// resting machine has no new location.
    public let backoff: Duration
    /// The address of the bus in D-Bus notation; `nil`, the default, for the system bus.
    public let busAddress: String?

    /// Creates a provider.
    ///
    /// - Parameters:
    ///   - desktopID: The name of the app's desktop file; `nil` for the program's name.
    ///   - backoff: The timeout for the first location; at least one millisecond.
    ///   - busAddress: The address of the bus; `nil` for the system bus.
    public init(desktopID: String? = nil, backoff: Duration = .seconds(30), busAddress: String? = nil) {
        self.desktopID = desktopID ?? ProcessInfo.processInfo.processName
        self.backoff = backoff
        self.busAddress = busAddress
    }

    /// Returns GeoClue's locations, until the sequence is released.
    ///
    /// The distance filter becomes GeoClue's threshold, and the accuracy becomes its level. An accuracy of up to 10 m
    /// requests the exact location, 1 km the street, 5 km the neighbourhood, and 50 km the city. A greater value
    /// requests the country.
    public func locations(for request: LocationRequest) -> AsyncThrowingStream<CLLocation, any Error> {
        AsyncThrowingStream { continuation in
            let session = GeoclueSession(self, GeoclueRequest(request), continuation)
            continuation.onTermination = { _ in session.end() }
            session.begin()
        }
    }
}
