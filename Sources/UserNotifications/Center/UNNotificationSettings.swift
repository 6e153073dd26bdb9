import Foundation
internal import SystemServices

/// The user's settings for notifications of the app.
///
/// - Source: https://developer.apple.com/documentation/usernotifications/unnotificationsettings
// Unchecked: all stored properties are constants of Sendable types.
open class UNNotificationSettings: NSObject, NSCopying, @unchecked Sendable {
    /// Whether the user allows notifications.
    public let authorizationStatus: UNAuthorizationStatus
    /// Whether sounds are played.
    public let soundSetting: UNNotificationSetting
    /// Whether the app's icon has a badge.
    public let badgeSetting: UNNotificationSetting
    /// Whether banners are shown.
    public let alertSetting: UNNotificationSetting
    /// Whether delivered notifications are listed.
    public let notificationCenterSetting: UNNotificationSetting
    /// Whether notifications are shown on the lock screen.
    public let lockScreenSetting: UNNotificationSetting
    /// How banners are shown.
    public let alertStyle: UNAlertStyle
    /// When notifications show their contents.
    public let showPreviewsSetting: UNShowPreviewsSetting
    /// Whether the app has settings of its own for notifications.
    public let providesAppNotificationSettings: Bool
    /// Whether notifications are shown in a car: never on Linux.
    open var carPlaySetting: UNNotificationSetting { .notSupported }
    /// Whether critical notifications are allowed: never on Linux.
    open var criticalAlertSetting: UNNotificationSetting { .notSupported }
    /// Whether Siri announces notifications: never on Linux.
    open var announcementSetting: UNNotificationSetting { .notSupported }
    /// Whether notifications are shown while the user concentrates: not a setting on Linux.
    open var timeSensitiveSetting: UNNotificationSetting { .notSupported }
    /// Whether notifications are delivered together at a time of the user's choice: never on Linux.
    open var scheduledDeliverySetting: UNNotificationSetting { .notSupported }
    /// Whether notifications of persons are distinguished: never on Linux.
    open var directMessagesSetting: UNNotificationSetting { .notSupported }

    init(_ status: UNAuthorizationStatus, _ preferences: NotificationPreferences, requested: UNAuthorizationOptions?) {
        authorizationStatus = status
        func setting(_ option: UNAuthorizationOptions, _ isOn: Bool) -> UNNotificationSetting {
            guard status == .authorized, requested?.contains(option) ?? true else {
                return status == .denied || status == .provisional ? .disabled : .notSupported
            }
            return isOn ? .enabled : .disabled
        }
        soundSetting = setting(.sound, preferences.playsSounds)
        badgeSetting = setting(.badge, preferences.showsBadges)
        alertSetting = setting(.alert, preferences.showsBanners)
        lockScreenSetting = setting(.alert, preferences.showsOnLockScreen)
        notificationCenterSetting =
            status == .provisional ? preferences.showsInList ? .enabled : .disabled : setting(.alert, preferences.showsInList)
        alertStyle = alertSetting != .enabled ? .none : preferences.bannersRemain ? .alert : .banner
        showPreviewsSetting = UNShowPreviewsSetting(rawValue: preferences.previews.rawValue) ?? .always
        providesAppNotificationSettings = requested?.contains(.providesAppNotificationSettings) ?? false
        super.init()
    }

    /// Returns the settings themselves, which are immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The state of a setting.
///
/// - Source: https://developer.apple.com/documentation/usernotifications/unnotificationsetting
public enum UNNotificationSetting: Int, Sendable {
    /// The app did not request authorization for it, or the device does not have it.
    case notSupported = 0
    /// Off.
    case disabled = 1
    /// On.
    case enabled = 2
}

/// How banners are shown.
///
/// - Source: https://developer.apple.com/documentation/usernotifications/unalertstyle
public enum UNAlertStyle: Int, Sendable {
    /// No banners.
    case none = 0
    /// Banners that disappear after a few seconds.
    case banner = 1
    /// Banners that remain until the user answers.
    case alert = 2
}

/// When notifications show their contents.
///
/// - Source: https://developer.apple.com/documentation/usernotifications/unshowpreviewssetting
public enum UNShowPreviewsSetting: Int, Sendable {
    /// Always.
    case always = 0
    /// While the device is unlocked.
    case whenAuthenticated = 1
    /// Never.
    case never = 2
}
