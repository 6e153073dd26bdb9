import Foundation

/// A shortcut that the app offers, or that the user added with a phrase.
public struct SystemShortcut: Hashable, Sendable, Identifiable {
    /// The identifier of the shortcut, unique among those of the app.
    public let id: UUID
    /// The class of the intent, or the type of the activity.
    public let name: String
    /// The title for the user; the name of the intent without a title.
    public let title: String
    /// The phrase that performs the shortcut; "" for a shortcut without one.
    public let phrase: String

    package init(id: UUID = UUID(), name: String, title: String, phrase: String) {
        self.id = id
        self.name = name
        self.title = title
        self.phrase = phrase
    }
}
