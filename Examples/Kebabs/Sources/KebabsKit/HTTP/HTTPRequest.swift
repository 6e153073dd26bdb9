import Foundation

/// A request to a server: the components of a URL, and headers.
public struct HTTPRequest: Hashable, Sendable {
    /// The URL of the service.
    public var base: URL
    /// The components of the path below the base, not yet escaped.
    public var path: [String]
    /// The items of the query, not yet escaped.
    public var query: [URLQueryItem]
    /// The header values by name.
    public var headers: [String: String]

    /// Creates a request.
    public init(base: URL, path: [String], query: [URLQueryItem] = [], headers: [String: String] = [:]) {
        self.base = base
        self.path = path
        self.query = query
        self.headers = headers
    }

    /// The whole URL, escaped; `nil` if the components do not form one.
    public var url: URL? {
        var components = URLComponents(url: base, resolvingAgainstBaseURL: false)
        let parts = path.compactMap { $0.addingPercentEncoding(withAllowedCharacters: Self.allowedInPart) }
        guard parts.count == path.count, let root = components?.percentEncodedPath else { return nil }
        components?.percentEncodedPath = (root.hasSuffix("/") ? String(root.dropLast()) : root) + "/" + parts.joined(separator: "/")
        if !query.isEmpty { components?.queryItems = query }
        return components?.url
    }

    private static let allowedInPart = CharacterSet(
        charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")
}
