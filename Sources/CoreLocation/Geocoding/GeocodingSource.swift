import Foundation

/// The default geocoding service.
public enum GeocodingSource {
    /// The service that the environment variable `CARET_GEOCODER` specifies; no service without the variable.
    ///
    /// The variable is the URL of a Nominatim server, such as `https://nominatim.openstreetmap.org`. A request sends
    /// addresses to the server, so there is no default server. The variable is read once.
    public static let standard: any GeocodingService = named(ProcessInfo.processInfo.environment["CARET_GEOCODER"] ?? "")

    /// Returns the service that text specifies in the format of `CARET_GEOCODER`. Text that is not a server's URL
    /// specifies no service.
    public static func named(_ text: String) -> any GeocodingService {
        guard let url = URL(string: text), let scheme = url.scheme?.lowercased(), ["http", "https"].contains(scheme), url.host != nil
        else { return NoGeocodingService() }
        return NominatimService(server: url)
    }
}

/// A service without a server. Every request fails with ``CLError/Code/network``.
struct NoGeocodingService: GeocodingService {
    func placemarks(for query: GeocodingQuery) async throws -> [CLPlacemark] { throw CLError(.network) }
}
