/// The kinds of presentation for which an app requests the user's authorization.
///
/// - Source: https://developer.apple.com/documentation/usernotifications/unauthorizationoptions
public struct UNAuthorizationOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Badges of the app's icon.
    public static let badge = UNAuthorizationOptions(rawValue: 1 << 0)
    /// Sounds.
    public static let sound = UNAuthorizationOptions(rawValue: 1 << 1)
    /// Banners, and the list of notifications.
    public static let alert = UNAuthorizationOptions(rawValue: 1 << 2)
    /// Notifications in a car.
    public static let carPlay = UNAuthorizationOptions(rawValue: 1 << 3)
    /// Sounds of critical notifications, which ignore the mute switch.
    public static let criticalAlert = UNAuthorizationOptions(rawValue: 1 << 4)
    /// The app has settings of its own for notifications.
    public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 1 << 5)
    /// Quiet notifications, without a question to the user.
    public static let provisional = UNAuthorizationOptions(rawValue: 1 << 6)
    /// Announcements by Siri.
    @available(*, deprecated, message: "Announcements are always included.")
    public static let announcement = UNAuthorizationOptions(rawValue: 1 << 7)
    /// Notifications that are shown while the user concentrates.
    @available(*, deprecated, message: "Use the entitlement for time-sensitive notifications.")
    public static let timeSensitive = UNAuthorizationOptions(rawValue: 1 << 8)
}

/// Whether the user allows notifications of the app.
///
/// - Source: https://developer.apple.com/documentation/usernotifications/unauthorizationstatus
public enum UNAuthorizationStatus: Int, Sendable {
    /// The user was not asked yet.
    case notDetermined = 0
    /// The user does not allow notifications.
    case denied = 1
    /// The user allows notifications.
    case authorized = 2
    /// Notifications are delivered quietly, without a question to the user.
    case provisional = 3
    /// Notifications are allowed for a short time, to an app clip.
    case ephemeral = 4
}
