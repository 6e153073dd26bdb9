import Foundation

/// A notification that was delivered.
///
/// - Source: https://developer.apple.com/documentation/usernotifications/unnotification
// Unchecked: all stored properties are constants of Sendable types.
open class UNNotification: NSObject, NSCopying, @unchecked Sendable {
    /// The date of the delivery.
    public let date: Date
    /// The request.
    public let request: UNNotificationRequest

    init(_ request: UNNotificationRequest, date: Date) {
        self.request = request
        self.date = date
        super.init()
    }

    /// Returns the notification itself, which is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
