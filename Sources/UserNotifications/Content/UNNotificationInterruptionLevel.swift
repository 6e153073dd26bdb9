/// The importance of a notification.
///
/// - Source: https://developer.apple.com/documentation/usernotifications/unnotificationinterruptionlevel
public enum UNNotificationInterruptionLevel: UInt, Sendable {
    /// Added to the list without a banner and a sound.
    case passive = 0
    /// Presented at once.
    case active = 1
    /// Presented at once, also while the user concentrates.
    case timeSensitive = 2
    /// Presented at once, with a sound that ignores the mute switch.
    case critical = 3
}
