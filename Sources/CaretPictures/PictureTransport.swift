import FoundationNetworking

/// Loads the data at a URL.
protocol PictureTransport: Sendable {
    func data(from url: URL) async throws -> Data
}

/// Loads data with `URLSession`.
struct NetworkPictureTransport: PictureTransport {
    func data(from url: URL) async throws -> Data {
        let (data, response) = try await URLSession.shared.data(from: url)
        if let status = (response as? HTTPURLResponse)?.statusCode, status != 200 { throw PictureError.status(status) }
        return data
    }
}

/// The reason why there is no picture at a URL.
enum PictureError: Error, Equatable {
    /// The server's status code was not 200.
    case status(Int)
}
