import Foundation
public import UIKitCore

/// The user's response to a notification.
///
/// - Source: https://developer.apple.com/documentation/usernotifications/unnotificationresponse
// Unchecked: all stored properties are constants of Sendable types, and a scene that only the main actor reads.
open class UNNotificationResponse: NSObject, NSCopying, @unchecked Sendable {
    /// The notification.
    public let notification: UNNotification
    /// The identifier of the action that the user chose: that of a ``UNNotificationAction``,
    /// ``UNNotificationDefaultActionIdentifier`` or ``UNNotificationDismissActionIdentifier``.
    public let actionIdentifier: String
    @MainActor private weak var scene: UIScene?

    @MainActor init(_ notification: UNNotification, action: String, scene: UIScene?) {
        self.notification = notification
        actionIdentifier = action
        super.init()
        self.scene = scene
    }

    /// The scene in which the app should respond; `nil` for an action that does not open the app.
    @MainActor open var targetScene: UIScene? { scene }

    /// Returns the response itself, which is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The user's response with a text.
///
/// - Source: https://developer.apple.com/documentation/usernotifications/untextinputnotificationresponse
// Unchecked: the class adds only a constant of a Sendable type.
open class UNTextInputNotificationResponse: UNNotificationResponse, @unchecked Sendable {
    /// The text that the user entered.
    public let userText: String

    @MainActor init(_ notification: UNNotification, action: String, text: String, scene: UIScene?) {
        userText = text
        super.init(notification, action: action, scene: scene)
    }
}

/// The identifier of the action of a tap on a notification.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"

/// The identifier of the action of a user who cleared a notification.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"
