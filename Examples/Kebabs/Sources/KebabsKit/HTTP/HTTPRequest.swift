import Foundation

/// A question to a server: an address made of parts, and what it is to know about the one who asks.
public struct HTTPRequest: Hashable, Sendable {
    /// Where the service is.
    public var base: URL
    /// The path below it, one part after the other, not yet escaped.
    public var path: [String]
    /// Names and values behind the question mark, not yet escaped.
    public var query: [URLQueryItem]
    /// Names and values of headers.
    public var headers: [String: String]

    /// A question.
    public init(base: URL, path: [String], query: [URLQueryItem] = [], headers: [String: String] = [:]) {
        self.base = base
        self.path = path
        self.query = query
        self.headers = headers
    }

    /// The whole address, escaped; `nil` if its parts make none.
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
