import Foundation

/// The error domain of ``SSReadingListError``: "SSReadingListErrorDomain".
public let SSReadingListErrorDomain = "SSReadingListErrorDomain"

/// The reason why a page was not added to the reading list.
///
/// - Source: https://developer.apple.com/documentation/safariservices/ssreadinglisterror
public struct SSReadingListError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The kind of error.
    ///
    /// - Source: https://developer.apple.com/documentation/safariservices/ssreadinglisterror/code
    public enum Code: Int, Sendable {
        /// The scheme of the URL is neither http nor https.
        case urlSchemeNotAllowed = 1
    }

    /// The error domain for Foundation: "SSReadingListErrorDomain".
    public static let errorDomain = SSReadingListErrorDomain
    /// ``Code/urlSchemeNotAllowed``
    public static let urlSchemeNotAllowed = Code.urlSchemeNotAllowed

    /// The kind of error.
    public let code: Code

    /// Creates an error with a code.
    public init(_ code: Code) { self.code = code }

    /// The description of the error as text.
    public var description: String { "SSReadingListError: only pages with the scheme http or https can be added" }
}

extension SSReadingListError: CustomNSError {
    /// The raw value of the code.
    public var errorCode: Int { code.rawValue }
    /// The user info with the localised description.
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: description] }
}
