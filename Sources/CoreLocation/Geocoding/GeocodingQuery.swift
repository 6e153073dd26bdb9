import Foundation

/// A request of a geocoder to a service.
public struct GeocodingQuery: Sendable {
    /// The known property of a place: its address or its coordinate.
    public enum Subject: Sendable {
        /// An address or a name, as text.
        case address(String)
        /// A coordinate whose address is requested.
        case coordinate(CLLocationCoordinate2D)
    }

    /// The known property of the place.
    public let subject: Subject
    /// The region where the place is likely; `nil` for anywhere. A hint, not a limit.
    public let region: CLCircularRegion?
    /// The locale of the placemarks; `nil` for the service's default.
    public let locale: Locale?

    /// Creates a query for a place.
    public init(_ subject: Subject, region: CLCircularRegion? = nil, locale: Locale? = nil) {
        self.subject = subject
        self.region = region
        self.locale = locale
    }
}

/// A service that converts between addresses and coordinates.
///
/// - Throws: ``CLError``; the geocoder converts other errors to ``CLError/Code/network``.
public protocol GeocodingService: Sendable {
    /// Returns the placemarks for a query, the most likely first; empty if nothing was found. Called on an arbitrary
    /// thread.
    func placemarks(for query: GeocodingQuery) async throws -> [CLPlacemark]
}
