import Foundation

/// What a server answered.
public struct HTTPAnswer: Hashable, Sendable {
    /// 200 for a good answer.
    public var status: Int
    /// By their names in lower case.
    public var headers: [String: String]
    /// Unpacked, if it was sent packed.
    public var body: Data

    /// An answer.
    public init(status: Int, headers: [String: String] = [:], body: Data) {
        self.status = status
        self.headers = headers
        self.body = body
    }
}
