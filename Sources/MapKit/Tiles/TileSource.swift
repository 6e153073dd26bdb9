import Foundation

/// Loads a tile from the disk cache while the tile is fresh, and otherwise from the server. If the server fails, an
/// expired tile is used.
///
/// A file URL is read without caching.
struct TileSource: Sendable {
    let url: URL
    let userAgent: String
    let transport: any TileTransport
    let cache: TileDiskCache?

    @concurrent func data() async throws -> Data {
        if url.isFileURL { return try Data(contentsOf: url) }
        let cachedTile = cache?.tile(url)
        if let cachedTile, cachedTile.isFresh { return cachedTile.data }
        do {
            let response = try await transport.response(from: url, userAgent: userAgent)
            guard response.status == 200 else { throw TileError.status(response.status) }
            guard !Self.isHTML(response.data) else { throw TileError.page }
            try Task.checkCancellation()
            cache?.store(response.data, for: url, maxAge: response.maxAge)
            return response.data
        } catch {
            if let cachedTile, !(error is CancellationError) { return cachedTile.data }
            throw error
        }
    }

    /// Returns whether data begins like an HTML page.
    static func isHTML(_ data: Data) -> Bool {
        let beginning = String(decoding: data.prefix(64), as: UTF8.self).drop { $0.isWhitespace || $0 == "\u{FEFF}" }.lowercased()
        return beginning.hasPrefix("<!doctype html") || beginning.hasPrefix("<html")
    }
}
