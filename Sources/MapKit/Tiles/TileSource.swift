import Foundation

/// One tile of a server: from the disk while it is fresh, else from the server, and from the disk all the same if that fails.
struct TileSource: Sendable {
    let url: URL
    let userAgent: String
    let transport: any TileTransport
    let cache: TileDiskCache?

    @concurrent func data() async throws -> Data {
        let kept = cache?.tile(url)
        if let kept, kept.isFresh { return kept.data }
        do {
            let answer = try await transport.answer(from: url, userAgent: userAgent)
            guard answer.status == 200 else { throw TileError.status(answer.status) }
            try Task.checkCancellation()
            cache?.keep(answer.data, for: url, maxAge: answer.maxAge)
            return answer.data
        } catch {
            if let kept, !(error is CancellationError) { return kept.data }
            throw error
        }
    }
}
