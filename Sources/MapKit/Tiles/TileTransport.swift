import CoreLocation
import Foundation
import FoundationNetworking

/// The response of a server to a request for a tile.
struct TileResponse: Sendable {
    let data: Data
    let status: Int
    /// The time in seconds for which the tile may be cached; 0 if caching is forbidden, and `nil` if the server
    /// specifies no time.
    let maxAge: TimeInterval?
}

/// Fetches tiles.
protocol TileTransport: Sendable {
    func response(from url: URL, userAgent: String) async throws -> TileResponse
}

/// Fetches tiles by HTTP.
struct NetworkTileTransport: TileTransport {
    func response(from url: URL, userAgent: String) async throws -> TileResponse {
        var request = URLRequest(url: url, timeoutInterval: 30)
        request.setValue(userAgent, forHTTPHeaderField: "User-Agent")
        let (data, response) = try await NetworkSession.response(to: request)
        let http = response as? HTTPURLResponse
        return TileResponse(
            data: data, status: http?.statusCode ?? 0, maxAge: http?.value(forHTTPHeaderField: "Cache-Control").flatMap(Self.maxAge))
    }

    /// Returns the seconds in `max-age=604800, public`; 0 for `no-store` and `no-cache`, and `nil` for an invalid
    /// number.
    static func maxAge(_ header: String) -> TimeInterval? {
        let parts = header.lowercased().split(separator: ",").map { part in
            part.split(separator: "=").map { $0.trimmingCharacters(in: .whitespaces) }
        }
        if parts.contains(where: { $0 == ["no-store"] || $0 == ["no-cache"] }) { return 0 }
        let age = parts.first { $0.count == 2 && $0[0] == "max-age" }
        return age.flatMap { Int($0[1]) }.map { TimeInterval(max($0, 0)) }
    }
}
