/// The error domain for Foundation.
public let LPErrorDomain = "LPErrorDomain"

/// The reason why there is no metadata.
///
/// - Source: https://developer.apple.com/documentation/linkpresentation/lperror
public struct LPError: Error, Hashable, Sendable, CustomNSError, CustomStringConvertible {
    /// The kind of error.
    public enum Code: Int, Sendable {
        /// The cause is unknown.
        case unknown = 1
        /// The page could not be loaded.
        case metadataFetchFailed = 2
        /// The app cancelled the request.
        case metadataFetchCancelled = 3
        /// The page was not loaded within the time limit.
        case metadataFetchTimedOut = 4
        /// The app may not load the page.
        case metadataFetchNotAllowed = 5

        /// Returns whether an error has the code, for `catch`.
        public static func ~= (code: Code, error: any Error) -> Bool { (error as? LPError)?.code == code }
    }

    /// The error domain for Foundation.
    public static var errorDomain: String { LPErrorDomain }
    /// ``Code/unknown``
    public static var unknown: Code { .unknown }
    /// ``Code/metadataFetchFailed``
    public static var metadataFetchFailed: Code { .metadataFetchFailed }
    /// ``Code/metadataFetchCancelled``
    public static var metadataFetchCancelled: Code { .metadataFetchCancelled }
    /// ``Code/metadataFetchTimedOut``
    public static var metadataFetchTimedOut: Code { .metadataFetchTimedOut }
    /// ``Code/metadataFetchNotAllowed``
    public static var metadataFetchNotAllowed: Code { .metadataFetchNotAllowed }

    /// The kind of error.
    public let code: Code

    /// Creates an error with a code.
    public init(_ code: Code) { self.code = code }

    /// The raw value of the code.
    public var errorCode: Int { code.rawValue }
    /// The user info with the localised description.
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: description] }

    /// The description of the error as text.
    public var description: String {
        switch code {
        case .unknown: "The metadata of the link is not available."
        case .metadataFetchFailed: "The page of the link cannot be loaded."
        case .metadataFetchCancelled: "The request for the metadata was cancelled."
        case .metadataFetchTimedOut: "The page of the link did not load in time."
        case .metadataFetchNotAllowed: "The app may not load the page of the link."
        }
    }
}
