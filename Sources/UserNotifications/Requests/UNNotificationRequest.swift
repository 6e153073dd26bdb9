import Foundation

/// A request to deliver a notification: its content, and the trigger of the delivery.
///
/// - Source: https://developer.apple.com/documentation/usernotifications/unnotificationrequest
// Unchecked: all stored properties are constants of Sendable types.
open class UNNotificationRequest: NSObject, NSCopying, @unchecked Sendable {
    /// The identifier. A request replaces a pending or delivered one with the same identifier.
    public let identifier: String
    /// The content: a copy of the one that the app passed.
    public let content: UNNotificationContent
    /// The trigger; `nil` to deliver the notification at once.
    public let trigger: UNNotificationTrigger?

    /// Creates a request, with a copy of the content.
    public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
        self.identifier = identifier
        self.content = UNNotificationContent(content.values)
        self.trigger = trigger
        super.init()
    }

    /// Returns the request itself, which is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
