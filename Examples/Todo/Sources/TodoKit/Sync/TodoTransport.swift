import Foundation
import TodoModel

/// A call to the server.
public struct TodoCall: Sendable {
    public var method: String
    /// The path below the server's address, with the query: `v1/changes?since=4`.
    public var path: String
    public var key: UUID?
    public var body: Data?

    public init(_ method: String, _ path: String, key: UUID? = nil, body: Data? = nil) {
        (self.method, self.path, self.key, self.body) = (method, path, key, body)
    }
}

/// The answer of the server.
public struct TodoAnswer: Sendable {
    public var status: Int
    public var body: Data
    /// The delay that the server requests, in seconds; `nil` for none.
    public var retryAfter: Int?

    public init(status: Int, body: Data = Data(), retryAfter: Int? = nil) {
        (self.status, self.body, self.retryAfter) = (status, body, retryAfter)
    }
}

/// Transports calls to the server.
public protocol TodoTransport: Sendable {
    /// Sends a call. Throws ``TodoError/unreachable(_:)`` without an answer; the server may have received the call
    /// all the same.
    func send(_ call: TodoCall) async throws -> TodoAnswer
}

/// The reason for a failed call.
public enum TodoError: Error, Hashable, CustomStringConvertible {
    case unreachable(String)
    /// No user is logged in, or the token is no longer valid.
    case unauthorized
    /// The server requests a delay, in seconds.
    case busy(retryAfter: Int)
    case refused(Problem)
    /// The list belongs to another account, with a number of changes that have not reached its server.
    case otherAccount(Account, waiting: Int)
    /// The answer does not have the format of this server.
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
