import Foundation

/// Where the system says the machine is: GeoClue, the location service of Linux desktops, over D-Bus.
///
/// GeoClue knows apps by their desktop ids, and asks the person, or its configuration, whether an app may know the location. Who is
/// refused gets ``CLError/Code/denied``. ``CLError/Code/locationUnknown`` is what becomes of everything else: no bus, no such service on
/// it, one that has gone, no first location within ``patience``. The locations end with either; asking again begins anew.
///
/// It is what ``LocationSource/standard`` is where nothing else is named.
/// - Source: https://www.freedesktop.org/software/geoclue/docs/gdbus-org.freedesktop.GeoClue2.Client.html
public struct SystemLocation: LocationProvider {
    /// The name of the app's desktop file without `.desktop`; the program's name by default.
    public let desktopID: String
    /// How long to wait for the first location; half a minute by default. Later ones may take as long as they like: who rests is nowhere new.
    public let patience: Duration
    /// Where the bus listens, in D-Bus' notation; the system's bus for `nil`, the default.
    public let busAddress: String?

    /// The system's service.
    ///
    /// - Parameters:
    ///   - desktopID: the name of the app's desktop file; that of the program for `nil`.
    ///   - patience: how long to wait for the first location. Less than a millisecond counts as one.
    ///   - busAddress: where the bus listens; the system's for `nil`.
    public init(desktopID: String? = nil, patience: Duration = .seconds(30), busAddress: String? = nil) {
        self.desktopID = desktopID ?? ProcessInfo.processInfo.processName
        self.patience = patience
        self.busAddress = busAddress
    }

    /// The places GeoClue tells, until the sequence is let go of.
    ///
    /// The distance filter becomes GeoClue's threshold, the accuracy its level: at most 10 m ask for the exact place, at most 1 km for the
    /// street, at most 5 km for the neighbourhood, at most 50 km for the city, and more for the country.
    public func locations(for request: LocationRequest) -> AsyncThrowingStream<CLLocation, any Error> {
        AsyncThrowingStream { continuation in
            let session = GeoclueSession(self, GeoclueRequest(request), continuation)
            continuation.onTermination = { _ in session.end() }
            session.begin()
        }
    }
}
