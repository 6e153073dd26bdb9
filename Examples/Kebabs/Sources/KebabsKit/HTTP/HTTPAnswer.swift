import Foundation

/// The response of a server.
public struct HTTPAnswer: Hashable, Sendable {
    /// The status code; 200 for success.
    public var status: Int
    /// The header values by their names in lower case.
    public var headers: [String: String]
    /// The body, decompressed.
    public var body: Data

    /// Creates a response.
    public init(status: Int, headers: [String: String] = [:], body: Data) {
        self.status = status
        self.headers = headers
        self.body = body
    }
}
