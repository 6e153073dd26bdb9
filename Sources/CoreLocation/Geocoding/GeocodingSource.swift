import Foundation

/// The geocoding service of apps that do not name one.
public enum GeocodingSource {
    /// The service that the environment variable `CARET_GEOCODER` names; without the variable no service.
    ///
    /// The variable holds the address of a Nominatim server, such as `https://nominatim.openstreetmap.org`. Addresses that people look for
    /// leave the machine then, so that no server is asked unless somebody has named it. Read once.
    public static let standard: any GeocodingService = named(ProcessInfo.processInfo.environment["CARET_GEOCODER"] ?? "")

    /// The service that a text names, in the way of `CARET_GEOCODER`. Text that is no address of a server names none.
    public static func named(_ text: String) -> any GeocodingService {
        guard let url = URL(string: text), let scheme = url.scheme?.lowercased(), ["http", "https"].contains(scheme), url.host != nil
        else { return NoGeocodingService() }
        return NominatimService(server: url)
    }
}

/// The answer of a machine without a service: ``CLError/Code/network``.
struct NoGeocodingService: GeocodingService {
    func placemarks(for query: GeocodingQuery) async throws -> [CLPlacemark] { throw CLError(.network) }
}
