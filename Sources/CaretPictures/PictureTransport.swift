import FoundationNetworking

/// Fetches the bytes at an address.
protocol PictureTransport: Sendable {
    func data(from url: URL) async throws -> Data
}

/// Fetches by `URLSession`.
struct NetworkPictureTransport: PictureTransport {
    func data(from url: URL) async throws -> Data {
        let (data, response) = try await URLSession.shared.data(from: url)
        if let status = (response as? HTTPURLResponse)?.statusCode, status != 200 { throw PictureError.status(status) }
        return data
    }
}

/// Why there is no picture at an address.
enum PictureError: Error, Equatable {
    /// The server's answer was not 200.
    case status(Int)
}
