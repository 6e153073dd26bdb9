/// The reason why a test's notification cannot be delivered or answered.
public enum NotificationAnswerError: Error, Hashable, Sendable, CustomStringConvertible {
    /// No notification with the identifier was delivered.
    case notDelivered(id: String)
    /// No notification with the identifier is pending.
    case notPending(id: String)
    /// The category of the notification has no such action.
    case noSuchAction(id: String, action: String)
    /// A server cannot send the payload.
    case invalidPayload(reason: String)

    /// The error as a sentence.
    public var description: String {
        switch self {
        case .notDelivered(let id):
            "No notification with the identifier '\(id)' was delivered. `delivered` lists those that were."
        case .notPending(let id):
            "No notification with the identifier '\(id)' is pending. `pending` lists those that are."
        case .noSuchAction(let id, let action):
            "The notification '\(id)' has no action '\(action)'. Its category must be set, and contain the action."
        case .invalidPayload(let reason): "The payload cannot be sent: \(reason)."
        }
    }
}
