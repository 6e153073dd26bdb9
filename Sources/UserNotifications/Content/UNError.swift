import Foundation

/// The error domain of the module.
public let UNErrorDomain = "UNErrorDomain"

/// The reason why a notification or an attachment was rejected.
///
/// - Source: https://developer.apple.com/documentation/usernotifications/unerror
public struct UNError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The kind of error.
    public enum Code: Int, Sendable {
        /// The user does not allow notifications of the app.
        case notificationsNotAllowed = 1
        /// The URL of an attachment is not that of a readable file.
        case attachmentInvalidURL = 100
        /// The type of an attachment is not supported.
        case attachmentUnrecognizedType = 101
        /// The file of an attachment is empty or too large.
        case attachmentInvalidFileSize = 102
        /// The file of an attachment is no longer in the store of attachments.
        case attachmentNotInDataStore = 103
        /// The file of an attachment could not be moved into the store of attachments.
        case attachmentMoveIntoDataStoreFailed = 104
        /// The file of an attachment is damaged.
        case attachmentCorrupt = 105
        /// A notification has no date.
        case notificationInvalidNoDate = 1400
        /// A notification has no content.
        case notificationInvalidNoContent = 1401
        /// An object may not provide the content.
        case contentProvidingObjectNotAllowed = 1500
        /// An object provided an invalid content.
        case contentProvidingInvalid = 1501
        /// The number for the badge is negative.
        case badgeInputInvalid = 1600
    }

    /// The error domain for Foundation.
    public static var errorDomain: String { UNErrorDomain }
    /// ``Code/notificationsNotAllowed``
    public static var notificationsNotAllowed: Code { .notificationsNotAllowed }
    /// ``Code/attachmentInvalidURL``
    public static var attachmentInvalidURL: Code { .attachmentInvalidURL }
    /// ``Code/attachmentUnrecognizedType``
    public static var attachmentUnrecognizedType: Code { .attachmentUnrecognizedType }
    /// ``Code/attachmentInvalidFileSize``
    public static var attachmentInvalidFileSize: Code { .attachmentInvalidFileSize }
    /// ``Code/attachmentNotInDataStore``
    public static var attachmentNotInDataStore: Code { .attachmentNotInDataStore }
    /// ``Code/attachmentMoveIntoDataStoreFailed``
    public static var attachmentMoveIntoDataStoreFailed: Code { .attachmentMoveIntoDataStoreFailed }
    /// ``Code/attachmentCorrupt``
    public static var attachmentCorrupt: Code { .attachmentCorrupt }
    /// ``Code/notificationInvalidNoDate``
    public static var notificationInvalidNoDate: Code { .notificationInvalidNoDate }
    /// ``Code/notificationInvalidNoContent``
    public static var notificationInvalidNoContent: Code { .notificationInvalidNoContent }
    /// ``Code/contentProvidingObjectNotAllowed``
    public static var contentProvidingObjectNotAllowed: Code { .contentProvidingObjectNotAllowed }
    /// ``Code/contentProvidingInvalid``
    public static var contentProvidingInvalid: Code { .contentProvidingInvalid }
    /// ``Code/badgeInputInvalid``
    public static var badgeInputInvalid: Code { .badgeInputInvalid }

    /// The kind of error.
    public let code: Code

    /// Creates an error with a code.
    public init(_ code: Code) { self.code = code }

    /// The description of the error as text.
    public var description: String { "UNError: \(code.reason)" }

    /// The description for the user.
    public var localizedDescription: String { description }
}

extension UNError: CustomNSError {
    /// The raw value of the code.
    public var errorCode: Int { code.rawValue }
    /// The user info with the localised description.
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: description] }
}

extension UNError.Code {
    fileprivate var reason: String {
        switch self {
        case .notificationsNotAllowed: "the user does not allow notifications of the app"
        case .attachmentInvalidURL: "the attachment's URL is not that of a readable file"
        case .attachmentUnrecognizedType: "the attachment is neither an image, nor a sound, nor a movie of a supported type"
        case .attachmentInvalidFileSize: "the attachment's file is empty or too large"
        case .attachmentNotInDataStore: "the attachment's file is no longer in the store of attachments"
        case .attachmentMoveIntoDataStoreFailed: "the attachment's file could not be moved into the store of attachments"
        case .attachmentCorrupt: "the attachment's file is damaged"
        case .notificationInvalidNoDate: "the notification has no date"
        case .notificationInvalidNoContent: "the notification has no content"
        case .contentProvidingObjectNotAllowed: "the object may not provide the content"
        case .contentProvidingInvalid: "the object provided an invalid content"
        case .badgeInputInvalid: "the number for the badge is negative"
        }
    }

    /// Returns whether an error has the code.
    public static func ~= (match: Self, error: any Error) -> Bool { (error as? UNError)?.code == match }
}
