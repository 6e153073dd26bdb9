import Foundation

/// An action that the app donated, so that the system can suggest it.
public struct IntentDonation: Hashable, Sendable, Identifiable {
    /// The person who began the interaction.
    public enum Direction: Int, Sendable {
        /// The direction is not specified.
        case unspecified = 0
        /// The user of the app, such as the sender of a message.
        case outgoing = 1
        /// Somebody else, such as the sender of a received message.
        case incoming = 2
    }

    /// The position among the donations since launch; 1 for the first donation.
    public let id: Int
    /// The class of the intent, such as "INSendMessageIntent".
    public let intent: String
    /// The identifier of the interaction.
    public let identifier: String
    /// The identifier of the group to which the interaction belongs; `nil` for none.
    public let group: String?
    /// The direction of the interaction.
    public let direction: Direction
    /// The phrase that the app suggests for the user's voice; `nil` for none.
    public let phrase: String?
    /// The values of the intent's parameters as text, by name. Parameters without a value are absent.
    public let parameters: [String: String]
}

/// An activity that the user performed in the app.
public struct ActivityDonation: Hashable, Sendable, Identifiable {
    /// The position among the activities since launch; 1 for the first one.
    public let id: Int
    /// The type of the activity, in reverse domain name notation.
    public let activityType: String
    /// The title of the activity; "" without a title.
    public let title: String
    /// The identifier by which the app deletes the activity; `nil` for none.
    public let persistentIdentifier: String?
    /// The phrase that the app suggests for the user's voice; `nil` for none.
    public let phrase: String?
    /// Whether the system may suggest the activity.
    public let isEligibleForPrediction: Bool
    /// Whether the system may find the activity in searches.
    public let isEligibleForSearch: Bool
    /// Whether the activity may be continued on another device.
    public let isEligibleForHandoff: Bool

    package init(
        id: Int = 0, activityType: String, title: String, persistentIdentifier: String?, phrase: String?, isEligibleForPrediction: Bool,
        isEligibleForSearch: Bool, isEligibleForHandoff: Bool
    ) {
        self.id = id
        self.activityType = activityType
        self.title = title
        self.persistentIdentifier = persistentIdentifier
        self.phrase = phrase
        self.isEligibleForPrediction = isEligibleForPrediction
        self.isEligibleForSearch = isEligibleForSearch
        self.isEligibleForHandoff = isEligibleForHandoff
    }

    /// Returns the activity with a number.
    func numbered(_ id: Int) -> Self {
        Self(
            id: id, activityType: activityType, title: title, persistentIdentifier: persistentIdentifier, phrase: phrase,
            isEligibleForPrediction: isEligibleForPrediction, isEligibleForSearch: isEligibleForSearch,
            isEligibleForHandoff: isEligibleForHandoff)
    }
}
