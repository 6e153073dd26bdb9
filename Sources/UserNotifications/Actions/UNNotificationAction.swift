import Foundation

/// A button of a notification.
///
/// - Source: https://developer.apple.com/documentation/usernotifications/unnotificationaction
// Unchecked: all stored properties are constants of Sendable types.
open class UNNotificationAction: NSObject, NSCopying, @unchecked Sendable {
    /// The identifier, which ``UNNotificationResponse/actionIdentifier`` returns.
    public let identifier: String
    /// The title of the button.
    public let title: String
    /// The options.
    public let options: UNNotificationActionOptions
    /// The image beside the title; `nil` for none.
    public let icon: UNNotificationActionIcon?

    /// Creates an action.
    public init(
        identifier: String, title: String, options: UNNotificationActionOptions = [], icon: UNNotificationActionIcon? = nil
    ) {
        self.identifier = identifier
        self.title = title
        self.options = options
        self.icon = icon
        super.init()
    }

    /// Returns whether two actions have the same values.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UNNotificationAction, type(of: other) == type(of: self) else { return false }
        return (identifier, title, options, icon) == (other.identifier, other.title, other.options, other.icon)
    }

    /// The hash value of the identifier.
    open override var hash: Int { identifier.hashValue }

    /// Returns the action itself, which is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The options of a notification's action.
///
/// - Source: https://developer.apple.com/documentation/usernotifications/unnotificationactionoptions
public struct UNNotificationActionOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The device must be unlocked. A Linux desktop shows notifications only while it is unlocked.
    public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1 << 0)
    /// The action destroys something, and its title is red.
    public static let destructive = UNNotificationActionOptions(rawValue: 1 << 1)
    /// The action opens the app.
    public static let foreground = UNNotificationActionOptions(rawValue: 1 << 2)
}
