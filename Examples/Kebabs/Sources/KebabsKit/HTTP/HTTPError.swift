import Foundation

/// The reason for a missing or invalid response.
public enum HTTPError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The components do not form a URL.
    case badAddress
    /// The server cannot be reached, or the connection broke; with the system's message.
    case unreachable(String)
    /// The request timed out.
    case timedOut
    /// The status of the response is not 200.
    case status(Int, retryAfter: Double? = nil)
    /// The response is no JSON but, for example, an error page; with its type and its beginning.
    case notJSON(type: String, beginning: String)
    /// The JSON does not match the expected type; with the coding path and the reason.
    case unexpected(String)
    /// The task was cancelled.
    case cancelled

    /// The reason as text.
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

    /// Whether another attempt may succeed.
    var isPassing: Bool {
        switch self {
        case .unreachable, .timedOut: true
        case .status(let status, _): status == 408 || status == 429 || status >= 500
        case .badAddress, .notJSON, .unexpected, .cancelled: false
        }
    }
}
