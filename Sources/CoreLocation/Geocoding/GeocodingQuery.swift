import Foundation

/// The request of a geocoder to a service.
public struct GeocodingQuery: Sendable {
    /// The known parts of the place.
    public enum Subject: Sendable {
        /// An address or a name, as a person writes it.
        case address(String)
        /// A coordinate whose address is wanted.
        case coordinate(CLLocationCoordinate2D)
    }

    /// The known parts of the place.
    public let subject: Subject
    /// Where the place is likely; `nil` for anywhere. A hint, not a limit.
    public let region: CLCircularRegion?
    /// The language of the answer; the service's own for `nil`.
    public let locale: Locale?

    /// A query for a place.
    public init(_ subject: Subject, region: CLCircularRegion? = nil, locale: Locale? = nil) {
        self.subject = subject
        self.region = region
        self.locale = locale
    }
}

/// Knows places by their addresses, and addresses by their places.
///
/// - Throws: ``CLError``; other errors become ``CLError/Code/network`` at the geocoder.
public protocol GeocodingService: Sendable {
    /// The placemarks for a query, the most likely first; none if nothing was found. Runs on no certain thread.
    func placemarks(for query: GeocodingQuery) async throws -> [CLPlacemark]
}
