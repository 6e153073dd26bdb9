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
    /// The name of the symbol; `nil` for a shortcut without one.
    public let systemImageName: String?
    /// The name of the colour, a case of `ShortcutTileColor`; `nil` for a shortcut that is not in `appShortcuts`.
    public let tileColor: String?

    package init(
        id: UUID = UUID(), name: String, title: String, phrase: String, systemImageName: String? = nil, tileColor: String? = nil
    ) {
        self.id = id
        self.name = name
        self.title = title
        self.phrase = phrase
        self.systemImageName = systemImageName
        self.tileColor = tileColor
    }
}
