/// An object that sends messages. The `resolve` methods and the confirmation are optional.
///
/// - Source: https://developer.apple.com/documentation/intents/insendmessageintenthandling
public protocol INSendMessageIntentHandling: NSObjectProtocol {
    /// Sends the message.
    func handle(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void)

    /// Confirms that the message can be sent, before ``handle(intent:completion:)``.
    func confirm(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void)

    /// Determines the recipients.
    func resolveRecipients(for intent: INSendMessageIntent, with completion: @escaping ([INSendMessageRecipientResolutionResult]) -> Void)

    /// Determines the text.
    func resolveContent(for intent: INSendMessageIntent, with completion: @escaping (INStringResolutionResult) -> Void)

    /// Determines the group.
    func resolveSpeakableGroupName(
        for intent: INSendMessageIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void)

    /// Determines the kind of the message.
    func resolveOutgoingMessageType(
        for intent: INSendMessageIntent, with completion: @escaping (INOutgoingMessageTypeResolutionResult) -> Void)
}

extension INSendMessageIntentHandling {
    /// Confirms the message.
    public func confirm(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {
        completion(INSendMessageIntentResponse(code: .ready, userActivity: nil))
    }

    /// Accepts the recipients.
    public func resolveRecipients(
        for intent: INSendMessageIntent, with completion: @escaping ([INSendMessageRecipientResolutionResult]) -> Void
    ) { completion([.notRequired()]) }

    /// Accepts the text.
    public func resolveContent(for intent: INSendMessageIntent, with completion: @escaping (INStringResolutionResult) -> Void) {
        completion(.notRequired())
    }

    /// Accepts the group.
    public func resolveSpeakableGroupName(
        for intent: INSendMessageIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void
    ) { completion(.notRequired()) }

    /// Accepts the kind of the message.
    public func resolveOutgoingMessageType(
        for intent: INSendMessageIntent, with completion: @escaping (INOutgoingMessageTypeResolutionResult) -> Void
    ) { completion(.notRequired()) }
}
