import Foundation

/// Why a server's answer is none.
public enum HTTPError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The parts of the address make none.
    case badAddress
    /// The server cannot be reached, or broke off; the system's words.
    case unreachable(String)
    /// The server took too long.
    case timedOut
    /// The answer's status is not 200.
    case status(Int, retryAfter: Double? = nil)
    /// The answer is no JSON but, say, an error page; its type and how it begins.
    case notJSON(type: String, beginning: String)
    /// The JSON is not what was promised: where, and what is wrong there.
    case unexpected(String)
    /// The one who asked has given up.
    case cancelled

    /// The reason in words.
    public var description: String {
        switch self {
        case .badAddress: "the address is none"
        case .unreachable(let words): "the server cannot be reached: \(words)"
        case .timedOut: "the server took too long"
        case .status(let status, _): "the server answered \(status)"
        case .notJSON(let type, let beginning): "the server sent \(type) in place of JSON: \(beginning)"
        case .unexpected(let what): "the server sent something unexpected: \(what)"
        case .cancelled: "cancelled"
        }
    }

    /// Whether another try may help.
    var isPassing: Bool {
        switch self {
        case .unreachable, .timedOut: true
        case .status(let status, _): status == 408 || status == 429 || status >= 500
        case .badAddress, .notJSON, .unexpected, .cancelled: false
        }
    }
}
