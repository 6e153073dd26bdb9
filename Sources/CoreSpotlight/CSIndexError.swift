/// The error domain for Foundation.
public let CSIndexErrorDomain = "CSIndexErrorDomain"

/// The reason why the index did not change.
///
/// - Source: https://developer.apple.com/documentation/corespotlight/csindexerror
public struct CSIndexError: Error, Hashable, Sendable, CustomNSError, CustomStringConvertible {
    /// The kind of error.
    public enum Code: Int, Sendable {
        /// The cause is unknown.
        case unknownError = -1
        /// The index is not available.
        case indexUnavailableError = -1000
        /// An item has no content.
        case invalidItemError = -1001
        /// The state of a batch has more than 250 bytes.
        case invalidClientStateError = -1002
        /// The index cannot be reached.
        case remoteConnectionError = -1003
        /// The index is full.
        case quotaExceeded = -1004
        /// The device has no index.
        case indexingUnsupported = -1005
        /// The state of a batch is not the expected one.
        case mismatchedClientState = -1006

        /// Returns whether an error has the code, for `catch`.
        public static func ~= (code: Code, error: any Error) -> Bool { (error as? CSIndexError)?.code == code }
    }

    /// The error domain for Foundation.
    public static var errorDomain: String { CSIndexErrorDomain }
    /// ``Code/unknownError``
    public static var unknownError: Code { .unknownError }
    /// ``Code/indexUnavailableError``
    public static var indexUnavailableError: Code { .indexUnavailableError }
    /// ``Code/invalidItemError``
    public static var invalidItemError: Code { .invalidItemError }
    /// ``Code/invalidClientStateError``
    public static var invalidClientStateError: Code { .invalidClientStateError }
    /// ``Code/remoteConnectionError``
    public static var remoteConnectionError: Code { .remoteConnectionError }
    /// ``Code/quotaExceeded``
    public static var quotaExceeded: Code { .quotaExceeded }
    /// ``Code/indexingUnsupported``
    public static var indexingUnsupported: Code { .indexingUnsupported }
    /// ``Code/mismatchedClientState``
    public static var mismatchedClientState: Code { .mismatchedClientState }

    /// The kind of error.
    public let code: Code

    /// Creates an error with a code.
    public init(_ code: Code) { self.code = code }

    /// The raw value of the code.
    public var errorCode: Int { code.rawValue }
    /// The user info with the localised description.
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: description] }
    /// The description of the error as text.
    public var description: String { "The search index did not change: \(code)." }
}
