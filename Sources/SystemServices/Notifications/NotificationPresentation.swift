/// A notification that was presented to the user, and how.
public struct NotificationPresentation: Hashable, Sendable {
    /// A kind of presentation.
    public enum Kind: String, CaseIterable, Sendable {
        /// A banner above the app.
        case banner
        /// An entry in the list of delivered notifications.
        case list
        /// A new number on the badge of the app's icon.
        case badge
        /// A sound.
        case sound
    }

    /// The identifier of the request.
    public let id: String
    /// The kinds of presentation; empty if the app, or the user's settings, silenced the notification.
    public let kinds: Set<Kind>
    /// The name of the sound that was played, "default" for the system's sound; `nil` without a sound.
    public let sound: String?

    package init(id: String, kinds: Set<Kind>, sound: String?) {
        self.id = id
        self.kinds = kinds
        self.sound = sound
    }
}
