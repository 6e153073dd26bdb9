import Foundation
import TodoModel

/// A call to the server.
public struct TodoCall: Sendable {
    public var method: String
    /// Behind the server's address, with the query: `v1/changes?since=4`.
    public var path: String
    public var key: UUID?
    public var body: Data?

    public init(_ method: String, _ path: String, key: UUID? = nil, body: Data? = nil) {
        (self.method, self.path, self.key, self.body) = (method, path, key, body)
    }
}

/// What the server said.
public struct TodoAnswer: Sendable {
    public var status: Int
    public var body: Data
    /// Seconds to wait; `nil` where it does not say.
    public var retryAfter: Int?

    public init(status: Int, body: Data = Data(), retryAfter: Int? = nil) {
        (self.status, self.body, self.retryAfter) = (status, body, retryAfter)
    }
}

/// How calls get to the server.
public protocol TodoTransport: Sendable {
    /// Throws ``TodoError/unreachable(_:)`` where there is no answer; whether the server has heard the call is not known then.
    func send(_ call: TodoCall) async throws -> TodoAnswer
}

/// Why nothing came of talking to the server.
public enum TodoError: Error, Hashable, CustomStringConvertible {
    case unreachable(String)
    /// Nobody is logged in, or the token is worth nothing any more.
    case unauthorized
    /// It asks to be left alone for so many seconds.
    case busy(retryAfter: Int)
    case refused(Problem)
    /// The list is somebody else's, with so many changes that their server has not heard of.
    case otherAccount(Account, waiting: Int)
    /// What came is not what this server's answers look like.
    case unreadable(String)

    public var description: String {
        switch self {
        case .unreachable(let reason): "The server cannot be reached: \(reason)"
        case .unauthorized: "Nobody is logged in."
        case .busy(let seconds): "The server is busy. Try again in \(seconds) s."
        case .refused(let problem): problem.title
        case .otherAccount(let owner, _): "This list is \(owner.name)'s."
        case .unreadable(let what): "The server's answer cannot be read: \(what)"
        }
    }
}
