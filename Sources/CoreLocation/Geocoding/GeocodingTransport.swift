import Foundation
import FoundationNetworking

/// Fetches the responses of a geocoding server.
protocol GeocodingTransport: Sendable {
    func response(from url: URL, userAgent: String) async throws -> (data: Data, status: Int)
}

/// Fetches responses by HTTP.
struct NetworkGeocodingTransport: GeocodingTransport {
    /// The timeout of a request, in seconds.
    private static let timeout: TimeInterval = 20

    func response(from url: URL, userAgent: String) async throws -> (data: Data, status: Int) {
        var request = URLRequest(url: url, timeoutInterval: Self.timeout)
        request.setValue(userAgent, forHTTPHeaderField: "User-Agent")
        let (data, response) = try await NetworkSession.response(to: request)
        return (data, (response as? HTTPURLResponse)?.statusCode ?? 0)
    }
}
