import Foundation

/// The condition on which a notification is delivered.
///
/// - Source: https://developer.apple.com/documentation/usernotifications/unnotificationtrigger
// Unchecked: the only stored property is a constant of a Sendable type. Subclasses are responsible for their own
// properties.
open class UNNotificationTrigger: NSObject, NSCopying, @unchecked Sendable {
    /// Whether the request remains pending after the delivery.
    public let repeats: Bool

    init(repeats: Bool) {
        self.repeats = repeats
        super.init()
    }

    /// The kind of trigger, for the log.
    var kind: String { "trigger" }

    /// Returns the trigger itself, which is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The trigger of a notification that a server sent.
///
/// - Source: https://developer.apple.com/documentation/usernotifications/unpushnotificationtrigger
// Unchecked: the class adds no stored properties.
open class UNPushNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    init() { super.init(repeats: false) }

    override var kind: String { "push" }
}
