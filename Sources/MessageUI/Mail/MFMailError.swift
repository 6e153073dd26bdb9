import Foundation

/// The error domain of ``MFMailError``: "MFMailComposeErrorDomain".
public let MFMailComposeErrorDomain = "MFMailComposeErrorDomain"

/// The reason why a mail was neither sent nor saved.
///
/// - Source: https://developer.apple.com/documentation/messageui/mfmailerror
public struct MFMailError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The kind of error.
    ///
    /// - Source: https://developer.apple.com/documentation/messageui/mfmailerror/code
    public enum Code: Int, Sendable {
        /// The mail could not be saved as a draft.
        case saveFailed = 0
        /// The mail could not be sent.
        case sendFailed = 1
    }

    /// The error domain for Foundation: "MFMailComposeErrorDomain".
    public static let errorDomain = MFMailComposeErrorDomain
    /// ``Code/saveFailed``
    public static let saveFailed = Code.saveFailed
    /// ``Code/sendFailed``
    public static let sendFailed = Code.sendFailed

    /// The kind of error.
    public let code: Code

    /// Creates an error with a code.
    public init(_ code: Code) { self.code = code }

    /// The description of the error as text.
    public var description: String {
        switch code {
        case .saveFailed: "MFMailError: the mail could not be saved"
        case .sendFailed: "MFMailError: the mail could not be sent"
        }
    }
}

extension MFMailError: CustomNSError {
    /// The raw value of the code.
    public var errorCode: Int { code.rawValue }
    /// The user info with the localised description.
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: description] }
}
