/// The user's settings for notifications of the app, as the page of the app in Settings has them.
public struct NotificationPreferences: Hashable, Sendable {
    /// When notifications show their contents.
    public enum Previews: Int, Sendable {
        /// Always.
        case always
        /// While the device is unlocked.
        case whenAuthenticated
        /// Never.
        case never
    }

    /// Whether banners are shown; `true` by default.
    public var showsBanners = true
    /// Whether sounds are played; `true` by default.
    public var playsSounds = true
    /// Whether the app's icon has a badge; `true` by default.
    public var showsBadges = true
    /// Whether notifications are shown on the lock screen; `true` by default.
    public var showsOnLockScreen = true
    /// Whether delivered notifications are listed; `true` by default.
    public var showsInList = true
    /// Whether banners remain until the user answers; `false` by default.
    public var bannersRemain = false
    /// When notifications show their contents; always by default.
    public var previews = Previews.always

    /// Creates the default settings.
    public init() {}
}
