internal import SystemServices
internal import UIKitCore

/// An intent that the user performed, with the app's response. The app donates it, so that the system can suggest it.
///
/// Donations are recorded in `app.system.intents.donations`.
/// - Source: https://developer.apple.com/documentation/intents/ininteraction
// Unchecked: an interaction is configured before the app donates it. The framework only reads it afterwards.
open class INInteraction: NSObject, @unchecked Sendable {
    /// The intent.
    public let intent: INIntent
    /// The response of the app; `nil` for none.
    public let intentResponse: INIntentResponse?
    /// The state of the intent.
    open var intentHandlingStatus: INIntentHandlingStatus { intentResponse?.status ?? .unspecified }
    /// The person who began the interaction; `.unspecified` by default.
    open var direction = INInteractionDirection.unspecified
    /// The time of the interaction; `nil` by default.
    open var dateInterval: DateInterval?
    /// The identifier by which the app deletes the interaction.
    open var identifier = UUID().uuidString
    /// The identifier of a group of interactions; `nil` by default.
    open var groupIdentifier: String?

    /// Creates an interaction.
    public init(intent: INIntent, response: INIntentResponse?) {
        self.intent = intent
        intentResponse = response
        super.init()
    }

    /// Donates the interaction.
    ///
    /// - Parameter completion: Called on a background queue, with `nil`.
    open func donate(completion: (@Sendable ((any Error)?) -> Void)? = nil) {
        record()
        if let completion { IntentsQueue.run { completion(nil) } }
    }

    /// Deletes the donations of the app with some identifiers.
    ///
    /// - Parameters:
    ///   - identifiers: The identifiers.
    ///   - completion: Called on a background queue, with `nil`.
    open class func delete(with identifiers: [String], completion: (@Sendable ((any Error)?) -> Void)? = nil) {
        delete(completion) { identifiers.contains($0.identifier) }
    }

    /// Deletes the donations of the app with a group identifier.
    ///
    /// - Parameters:
    ///   - groupIdentifier: The identifier of the group.
    ///   - completion: Called on a background queue, with `nil`.
    open class func delete(with groupIdentifier: String, completion: (@Sendable ((any Error)?) -> Void)? = nil) {
        delete(completion) { $0.group == groupIdentifier }
    }

    /// Deletes all donations of the app.
    ///
    /// - Parameter completion: Called on a background queue, with `nil`.
    open class func deleteAll(completion: (@Sendable ((any Error)?) -> Void)? = nil) {
        delete(completion) { _ in true }
    }

    private static func delete(_ completion: (@Sendable ((any Error)?) -> Void)?, where condition: (IntentDonation) -> Bool) {
        SystemServices.current.intents.deleteDonations(where: condition)
        if let completion { IntentsQueue.run { completion(nil) } }
    }

    func record() {
        SystemServices.current.intents.donate(
            intent.typeName, identifier: identifier, group: groupIdentifier,
            direction: IntentDonation.Direction(rawValue: direction.rawValue) ?? .unspecified,
            phrase: intent.suggestedInvocationPhrase, parameters: (intent as? any SystemIntent)?.parameterTexts ?? [:]
        ) { [self] in
            ApplicationHost.current?.application.open(NSUserActivity(self)) ?? false
        }
    }
}

extension INInteraction {
    /// Donates the interaction. The asynchronous form of ``donate(completion:)``.
    nonisolated(nonsending) public func donate() async throws { record() }

    /// Deletes donations. The asynchronous form of ``delete(with:completion:)-(String,_)``.
    nonisolated(nonsending) public class func delete(with groupIdentifier: String) async throws {
        delete(with: groupIdentifier, completion: nil)
    }

    /// Deletes donations. The asynchronous form of ``delete(with:completion:)-([String],_)``.
    nonisolated(nonsending) public class func delete(with identifiers: [String]) async throws { delete(with: identifiers, completion: nil) }

    /// Deletes all donations of the app. The asynchronous form of ``deleteAll(completion:)``.
    nonisolated(nonsending) public class func deleteAll() async throws { deleteAll(completion: nil) }
}

/// The person who began an interaction.
public enum INInteractionDirection: Int, Sendable {
    /// The direction is not specified.
    case unspecified = 0
    /// The user.
    case outgoing = 1
    /// Somebody else.
    case incoming = 2
}
