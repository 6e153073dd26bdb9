/// The error domain for Foundation.
public let CSSearchQueryErrorDomain = "CSSearchQueryErrorDomain"

/// The reason why a query has no result.
///
/// - Source: https://developer.apple.com/documentation/corespotlight/cssearchqueryerror
public struct CSSearchQueryError: Error, Hashable, Sendable, CustomNSError, CustomStringConvertible {
    /// The kind of error.
    public enum Code: Int, Sendable {
        /// The cause is unknown.
        case unknown = -2000
        /// The index cannot be reached.
        case indexUnreachable = -2001
        /// The text of the query has an error.
        case invalidQuery = -2002
        /// The app cancelled the query.
        case cancelled = -2003

        /// Returns whether an error has the code, for `catch`.
        public static func ~= (code: Code, error: any Error) -> Bool { (error as? CSSearchQueryError)?.code == code }
    }

    /// The error domain for Foundation.
    public static var errorDomain: String { CSSearchQueryErrorDomain }
    /// ``Code/unknown``
    public static var unknown: Code { .unknown }
    /// ``Code/indexUnreachable``
    public static var indexUnreachable: Code { .indexUnreachable }
    /// ``Code/invalidQuery``
    public static var invalidQuery: Code { .invalidQuery }
    /// ``Code/cancelled``
    public static var cancelled: Code { .cancelled }

    /// The kind of error.
    public let code: Code

    /// Creates an error with a code.
    public init(_ code: Code) { self.code = code }

    /// The raw value of the code.
    public var errorCode: Int { code.rawValue }
    /// The user info with the localised description.
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: description] }
    /// The description of the error as text.
    public var description: String { "The query has no result: \(code)." }
}
