/// An object that starts calls. The `resolve` methods and the confirmation are optional.
///
/// - Source: https://developer.apple.com/documentation/intents/instartcallintenthandling
public protocol INStartCallIntentHandling: NSObjectProtocol {
    /// Starts the call. The usual response has the code `.continueInApp`.
    func handle(intent: INStartCallIntent, completion: @escaping (INStartCallIntentResponse) -> Void)

    /// Confirms that the call can be started, before ``handle(intent:completion:)``.
    func confirm(intent: INStartCallIntent, completion: @escaping (INStartCallIntentResponse) -> Void)

    /// Determines the persons.
    func resolveContacts(for intent: INStartCallIntent, with completion: @escaping ([INStartCallContactResolutionResult]) -> Void)

    /// Determines the destination.
    func resolveDestinationType(for intent: INStartCallIntent, with completion: @escaping (INCallDestinationTypeResolutionResult) -> Void)

    /// Determines the kind of the call.
    func resolveCallCapability(for intent: INStartCallIntent, with completion: @escaping (INCallCapabilityResolutionResult) -> Void)
}

extension INStartCallIntentHandling {
    /// Confirms the call.
    public func confirm(intent: INStartCallIntent, completion: @escaping (INStartCallIntentResponse) -> Void) {
        completion(INStartCallIntentResponse(code: .ready, userActivity: nil))
    }

    /// Accepts the persons.
    public func resolveContacts(
        for intent: INStartCallIntent, with completion: @escaping ([INStartCallContactResolutionResult]) -> Void
    ) { completion([.notRequired()]) }

    /// Accepts the destination.
    public func resolveDestinationType(
        for intent: INStartCallIntent, with completion: @escaping (INCallDestinationTypeResolutionResult) -> Void
    ) { completion(.notRequired()) }

    /// Accepts the kind of the call.
    public func resolveCallCapability(
        for intent: INStartCallIntent, with completion: @escaping (INCallCapabilityResolutionResult) -> Void
    ) { completion(.notRequired()) }
}
