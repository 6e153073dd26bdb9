extension CNError {
    /// ``Code/communicationError``
    public static let communicationError = Code.communicationError
    /// ``Code/dataAccessError``
    public static let dataAccessError = Code.dataAccessError
    /// ``Code/authorizationDenied``
    public static let authorizationDenied = Code.authorizationDenied
    /// ``Code/noAccessableWritableContainers``
    public static let noAccessableWritableContainers = Code.noAccessableWritableContainers
    /// ``Code/unauthorizedKeys``
    public static let unauthorizedKeys = Code.unauthorizedKeys
    /// ``Code/featureDisabledByUser``
    public static let featureDisabledByUser = Code.featureDisabledByUser
    /// ``Code/featureNotAvailable``
    public static let featureNotAvailable = Code.featureNotAvailable
    /// ``Code/recordDoesNotExist``
    public static let recordDoesNotExist = Code.recordDoesNotExist
    /// ``Code/insertedRecordAlreadyExists``
    public static let insertedRecordAlreadyExists = Code.insertedRecordAlreadyExists
    /// ``Code/containmentCycle``
    public static let containmentCycle = Code.containmentCycle
    /// ``Code/containmentScope``
    public static let containmentScope = Code.containmentScope
    /// ``Code/parentRecordDoesNotExist``
    public static let parentRecordDoesNotExist = Code.parentRecordDoesNotExist
    /// ``Code/recordIdentifierInvalid``
    public static let recordIdentifierInvalid = Code.recordIdentifierInvalid
    /// ``Code/recordNotWritable``
    public static let recordNotWritable = Code.recordNotWritable
    /// ``Code/parentContainerNotWritable``
    public static let parentContainerNotWritable = Code.parentContainerNotWritable
    /// ``Code/validationMultipleErrors``
    public static let validationMultipleErrors = Code.validationMultipleErrors
    /// ``Code/validationTypeMismatch``
    public static let validationTypeMismatch = Code.validationTypeMismatch
    /// ``Code/validationConfigurationError``
    public static let validationConfigurationError = Code.validationConfigurationError
    /// ``Code/predicateInvalid``
    public static let predicateInvalid = Code.predicateInvalid
    /// ``Code/policyViolation``
    public static let policyViolation = Code.policyViolation
    /// ``Code/clientIdentifierInvalid``
    public static let clientIdentifierInvalid = Code.clientIdentifierInvalid
    /// ``Code/clientIdentifierDoesNotExist``
    public static let clientIdentifierDoesNotExist = Code.clientIdentifierDoesNotExist
    /// ``Code/clientIdentifierCollision``
    public static let clientIdentifierCollision = Code.clientIdentifierCollision
    /// ``Code/changeHistoryExpired``
    public static let changeHistoryExpired = Code.changeHistoryExpired
    /// ``Code/changeHistoryInvalidAnchor``
    public static let changeHistoryInvalidAnchor = Code.changeHistoryInvalidAnchor
    /// ``Code/changeHistoryInvalidFetchRequest``
    public static let changeHistoryInvalidFetchRequest = Code.changeHistoryInvalidFetchRequest
    /// ``Code/vCardMalformed``
    public static let vCardMalformed = Code.vCardMalformed
    /// ``Code/vCardSummarizationError``
    public static let vCardSummarizationError = Code.vCardSummarizationError
}

extension CNError.Code {
    /// Compares the code in a `catch`.
    public static func ~= (code: CNError.Code, error: any Error) -> Bool { (error as? CNError)?.code == code }
}
