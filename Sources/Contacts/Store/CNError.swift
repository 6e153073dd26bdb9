public import Foundation

/// The reason why contacts cannot be read or changed.
///
/// - Source: https://developer.apple.com/documentation/contacts/cnerror
public struct CNError: CustomNSError, Equatable, Sendable {
    /// The kind of error.
    public enum Code: Int, Sendable {
        /// The store cannot be reached.
        case communicationError = 1
        /// The files of the contacts cannot be read or written.
        case dataAccessError = 2
        /// The user has not allowed the use of contacts.
        case authorizationDenied = 100
        /// No container can be changed.
        case noAccessableWritableContainers = 101
        /// The app may not use a key.
        case unauthorizedKeys = 102
        /// The user turned the feature off.
        case featureDisabledByUser = 103
        /// The feature does not exist.
        case featureNotAvailable = 104
        /// The contact or group does not exist.
        case recordDoesNotExist = 200
        /// The contact or group exists already.
        case insertedRecordAlreadyExists = 201
        /// A group would contain itself.
        case containmentCycle = 202
        /// A contact and its group are in different containers.
        case containmentScope = 203
        /// The container or group for a new record does not exist.
        case parentRecordDoesNotExist = 204
        /// An identifier is not valid.
        case recordIdentifierInvalid = 205
        /// A record cannot be changed.
        case recordNotWritable = 206
        /// A container cannot be changed.
        case parentContainerNotWritable = 207
        /// Several values are not valid.
        case validationMultipleErrors = 300
        /// A value has the wrong type.
        case validationTypeMismatch = 301
        /// A value is not configured correctly.
        case validationConfigurationError = 302
        /// The store does not support a predicate.
        case predicateInvalid = 400
        /// A policy forbids the change.
        case policyViolation = 500
        /// The identifier of a client is not valid.
        case clientIdentifierInvalid = 600
        /// The identifier of a client does not exist.
        case clientIdentifierDoesNotExist = 601
        /// Two clients have the same identifier.
        case clientIdentifierCollision = 602
        /// The history of changes is no longer available.
        case changeHistoryExpired = 603
        /// The position in the history is not valid.
        case changeHistoryInvalidAnchor = 604
        /// The request for changes is not valid.
        case changeHistoryInvalidFetchRequest = 605
        /// A vCard is not valid.
        case vCardMalformed = 700
        /// A vCard cannot be summarised.
        case vCardSummarizationError = 701
    }

    /// The kind of error.
    public let code: Code
    private let text: String
    /// The identifiers of the records with the error; `nil` if none are known.
    public let affectedRecordIdentifiers: [String]?

    /// Creates an error.
    public init(_ code: Code) {
        self.init(code, "The operation on contacts failed.")
    }

    init(_ code: Code, _ text: String, identifiers: [String]? = nil) {
        self.code = code
        self.text = text
        affectedRecordIdentifiers = identifiers
    }

    /// The error domain for Foundation.
    public static let errorDomain = CNErrorDomain
    public var errorCode: Int { code.rawValue }
    public var errorUserInfo: [String: Any] {
        var info: [String: Any] = [NSLocalizedDescriptionKey: text]
        if let affectedRecordIdentifiers { info[CNErrorUserInfoAffectedRecordIdentifiersKey] = affectedRecordIdentifiers }
        return info
    }

    /// The sentence that describes the error.
    public var localizedDescription: String { text }
}

/// The domain of errors of contacts.
public let CNErrorDomain = "CNErrorDomain"
/// The key of the records with an error.
public let CNErrorUserInfoAffectedRecordsKey = "CNErrorUserInfoAffectedRecordsKey"
/// The key of the identifiers of records with an error.
public let CNErrorUserInfoAffectedRecordIdentifiersKey = "CNErrorUserInfoAffectedRecordIdentifiersKey"
/// The key of the errors of several values.
public let CNErrorUserInfoValidationErrorsKey = "CNErrorUserInfoValidationErrorsKey"
/// The key of the key paths with an error.
public let CNErrorUserInfoKeyPathsKey = "CNErrorUserInfoKeyPathsKey"
