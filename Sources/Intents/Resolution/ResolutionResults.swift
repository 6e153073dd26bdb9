/// The app's answer about a parameter that is a text.
open class INStringResolutionResult: INIntentResolutionResult {
    /// The app uses a value.
    open class func success(with resolvedString: String) -> Self { make(.success(resolvedString)) }
    /// The user confirms a value.
    open class func confirmationRequired(with stringToConfirm: String?) -> Self { make(.confirmation(stringToConfirm)) }
    /// The user chooses a value.
    open class func disambiguation(with stringsToDisambiguate: [String]) -> Self { make(.disambiguation(stringsToDisambiguate)) }
}

/// The app's answer about a parameter that is a truth value.
open class INBooleanResolutionResult: INIntentResolutionResult {
    /// The app uses a value.
    open class func success(with resolvedValue: Bool) -> Self { make(.success(resolvedValue)) }
    /// The user confirms a value.
    open class func confirmationRequired(with valueToConfirm: Bool?) -> Self { make(.confirmation(valueToConfirm)) }
}

/// The app's answer about a parameter that is a text with its pronunciation.
open class INSpeakableStringResolutionResult: INIntentResolutionResult {
    /// The app uses a value.
    open class func success(with resolvedString: INSpeakableString) -> Self { make(.success(resolvedString)) }
    /// The user confirms a value.
    open class func confirmationRequired(with stringToConfirm: INSpeakableString?) -> Self { make(.confirmation(stringToConfirm)) }
    /// The user chooses a value.
    open class func disambiguation(with stringsToDisambiguate: [INSpeakableString]) -> Self { make(.disambiguation(stringsToDisambiguate)) }
}

/// The app's answer about a parameter that is a person.
open class INPersonResolutionResult: INIntentResolutionResult {
    /// The app uses a value.
    open class func success(with resolvedPerson: INPerson) -> Self { make(.success(resolvedPerson)) }
    /// The user confirms a value.
    open class func confirmationRequired(with personToConfirm: INPerson?) -> Self { make(.confirmation(personToConfirm)) }
    /// The user chooses a value.
    open class func disambiguation(with peopleToDisambiguate: [INPerson]) -> Self { make(.disambiguation(peopleToDisambiguate)) }
}

/// The app's answer about a parameter that is a media item.
open class INMediaItemResolutionResult: INIntentResolutionResult {
    /// The app uses a value.
    open class func success(with resolvedMediaItem: INMediaItem) -> Self { make(.success(resolvedMediaItem)) }
    /// The user confirms a value.
    open class func confirmationRequired(with mediaItemToConfirm: INMediaItem?) -> Self { make(.confirmation(mediaItemToConfirm)) }
    /// The user chooses a value.
    open class func disambiguation(with mediaItemsToDisambiguate: [INMediaItem]) -> Self { make(.disambiguation(mediaItemsToDisambiguate)) }
}

/// The app's answer about a parameter that is a thing of the app.
open class INObjectResolutionResult: INIntentResolutionResult {
    /// The app uses a value.
    open class func success(with resolvedObject: INObject) -> Self { make(.success(resolvedObject)) }
    /// The user confirms a value.
    open class func confirmationRequired(with objectToConfirm: INObject?) -> Self { make(.confirmation(objectToConfirm)) }
    /// The user chooses a value.
    open class func disambiguation(with objectsToDisambiguate: [INObject]) -> Self { make(.disambiguation(objectsToDisambiguate)) }
}

/// The app's answer about a parameter that is the kind of a call.
open class INCallCapabilityResolutionResult: INIntentResolutionResult {
    /// The app uses a value.
    open class func success(with resolvedCallCapability: INCallCapability) -> Self { make(.success(resolvedCallCapability)) }
    /// The user confirms a value.
    open class func confirmationRequired(with callCapabilityToConfirm: INCallCapability) -> Self {
        make(.confirmation(callCapabilityToConfirm))
    }
}

/// The app's answer about a parameter that is the destination of a call.
open class INCallDestinationTypeResolutionResult: INIntentResolutionResult {
    /// The app uses a value.
    open class func success(with resolvedCallDestinationType: INCallDestinationType) -> Self { make(.success(resolvedCallDestinationType)) }
    /// The user confirms a value.
    open class func confirmationRequired(with callDestinationTypeToConfirm: INCallDestinationType) -> Self {
        make(.confirmation(callDestinationTypeToConfirm))
    }
}

/// The app's answer about a parameter that is the kind of a message.
open class INOutgoingMessageTypeResolutionResult: INIntentResolutionResult {
    /// The app uses a value.
    open class func success(with resolvedOutgoingMessageType: INOutgoingMessageType) -> Self { make(.success(resolvedOutgoingMessageType)) }
    /// The user confirms a value.
    open class func confirmationRequired(with outgoingMessageTypeToConfirm: INOutgoingMessageType) -> Self {
        make(.confirmation(outgoingMessageTypeToConfirm))
    }
}

/// The reason why the app cannot use a recipient of a message.
public enum INSendMessageRecipientUnsupportedReason: Int, Sendable {
    /// The user has no account.
    case noAccount = 1
    /// The device is not connected.
    case offline = 2
    /// The recipient cannot receive messages.
    case messagingServiceNotEnabledForRecipient = 3
    /// The recipient has no address.
    case noValidHandle = 4
    /// The address is not valid.
    case requestedHandleInvalid = 5
    /// The recipient has no address with the label.
    case noHandleForLabel = 6
}

/// The app's answer about a recipient of a message.
open class INSendMessageRecipientResolutionResult: INPersonResolutionResult {
    /// The app cannot use the value.
    open class func unsupported(forReason reason: INSendMessageRecipientUnsupportedReason) -> Self {
        make(.unsupported(reason: reason.rawValue))
    }
}

/// The reason why the app cannot use a person to call.
public enum INStartCallContactUnsupportedReason: Int, Sendable {
    /// There is no such person.
    case noContactFound = 1
    /// The app calls one person only.
    case multipleContactsUnsupported = 2
    /// The person has no address with the label.
    case noHandleForLabel = 3
    /// The address is not valid.
    case invalidHandle = 4
    /// Codes are not called.
    case unsupportedMmiUssd = 5
    /// There is no earlier call.
    case noCallHistoryForRedial = 6
    /// The earlier call has no address.
    case noUsableHandleForRedial = 7
}

/// The app's answer about a person to call.
open class INStartCallContactResolutionResult: INPersonResolutionResult {
    /// The app cannot use the value.
    open class func unsupported(forReason reason: INStartCallContactUnsupportedReason) -> Self {
        make(.unsupported(reason: reason.rawValue))
    }
}

/// The reason why the app cannot use a media item to play.
public enum INPlayMediaMediaItemUnsupportedReason: Int, Sendable {
    /// The user must sign in.
    case loginRequired = 1
    /// The user must subscribe.
    case subscriptionRequired = 2
    /// The app does not play the kind of media.
    case unsupportedMediaType = 3
    /// The user does not allow the content.
    case explicitContentSettings = 4
    /// The user does not allow the use of mobile data.
    case cellularDataSettings = 5
    /// The user may not play the content.
    case restrictedContent = 6
    /// The service is not available.
    case serviceUnavailable = 7
    /// The content is not available here.
    case regionRestriction = 8
}

/// The app's answer about a media item to play.
open class INPlayMediaMediaItemResolutionResult: INMediaItemResolutionResult {
    /// The app cannot use the value.
    open class func unsupported(forReason reason: INPlayMediaMediaItemUnsupportedReason) -> Self {
        make(.unsupported(reason: reason.rawValue))
    }
}
