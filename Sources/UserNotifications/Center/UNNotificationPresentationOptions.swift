/// How a notification is presented while the app is in the foreground.
///
/// - Source: https://developer.apple.com/documentation/usernotifications/unnotificationpresentationoptions
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Sets the badge of the app's icon.
    public static let badge = UNNotificationPresentationOptions(rawValue: 1 << 0)
    /// Plays the sound.
    public static let sound = UNNotificationPresentationOptions(rawValue: 1 << 1)
    /// Shows a banner, and lists the notification.
    @available(*, deprecated, message: "Use .list and .banner.")
    public static let alert = UNNotificationPresentationOptions(rawValue: 1 << 2)
    /// Lists the notification.
    public static let list = UNNotificationPresentationOptions(rawValue: 1 << 3)
    /// Shows a banner.
    public static let banner = UNNotificationPresentationOptions(rawValue: 1 << 4)

    /// The options, with the former option for banners and the list in its new form.
    var modern: UNNotificationPresentationOptions {
        rawValue & (1 << 2) == 0 ? self : union([.list, .banner])
    }
}
