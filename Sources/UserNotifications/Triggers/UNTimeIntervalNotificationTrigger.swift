import Foundation
internal import UIKitCore

/// A trigger that fires after a time, measured on the frame clock.
///
/// - Source: https://developer.apple.com/documentation/usernotifications/untimeintervalnotificationtrigger
// Unchecked: the class adds only a constant of a Sendable type.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    /// The time from the addition of the request, or from the last delivery, in seconds.
    public let timeInterval: TimeInterval

    /// The shortest interval of a trigger that repeats, in seconds.
    private static let shortestRepetition: TimeInterval = 60

    /// Creates a trigger.
    ///
    /// - Precondition: `timeInterval` is finite and above 0, and at least 60 if the trigger repeats.
    public init(timeInterval: TimeInterval, repeats: Bool) {
        precondition(
            timeInterval.isFinite && timeInterval > 0,
            "UNTimeIntervalNotificationTrigger: timeInterval is \(timeInterval), but must be finite and above 0. Pass nil as the trigger "
                + "to deliver a notification at once.")
        precondition(
            !repeats || timeInterval >= Self.shortestRepetition,
            "UNTimeIntervalNotificationTrigger: timeInterval is \(timeInterval), but a trigger that repeats needs at least 60 seconds. "
                + "Pass a longer interval, or false for repeats.")
        self.timeInterval = timeInterval
        super.init(repeats: repeats)
    }

    override var kind: String { "time interval" }

    /// Returns the date of the next delivery, if the request were added now.
    open func nextTriggerDate() -> Date? { NotificationClock.now.addingTimeInterval(timeInterval) }
}
