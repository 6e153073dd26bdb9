import Foundation
import FoundationNetworking

/// What a server answered for a tile.
struct TileAnswer: Sendable {
    let data: Data
    let status: Int
    /// For how many seconds it may be kept; `nil` if the server did not say.
    let maxAge: TimeInterval?
}

/// Fetches tiles.
protocol TileTransport: Sendable {
    func answer(from url: URL, userAgent: String) async throws -> TileAnswer
}

/// Fetches tiles by HTTP.
struct NetworkTileTransport: TileTransport {
    func answer(from url: URL, userAgent: String) async throws -> TileAnswer {
        var request = URLRequest(url: url, timeoutInterval: 30)
        request.setValue(userAgent, forHTTPHeaderField: "User-Agent")
        let (data, response) = try await URLSession.shared.data(for: request)
        let http = response as? HTTPURLResponse
        return TileAnswer(
            data: data, status: http?.statusCode ?? 0, maxAge: http?.value(forHTTPHeaderField: "Cache-Control").flatMap(Self.maxAge))
    }

    /// The seconds in `max-age=604800, public`.
    static func maxAge(_ header: String) -> TimeInterval? {
        for part in header.lowercased().split(separator: ",") {
            let words = part.split(separator: "=").map { $0.trimmingCharacters(in: .whitespaces) }
            if words.first == "no-store" { return 0 }
            if words.count == 2, words[0] == "max-age" { return TimeInterval(words[1]) }
        }
        return nil
    }
}

/// Why there is no tile.
public enum TileError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The server's answer was not 200.
    case status(Int)

    /// The reason in words.
    public var description: String {
        switch self {
        case .status(let status): "the tile server answered \(status)"
        }
    }
}
