import Foundation

/// A trigger that fires at a date, or at all dates with certain components.
///
/// - Source: https://developer.apple.com/documentation/usernotifications/uncalendarnotificationtrigger
// Unchecked: the class adds only a constant of a Sendable type.
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    /// The components of the date. Their calendar and time zone are those of the device, unless the components have
    /// their own.
    public let dateComponents: DateComponents

    /// Creates a trigger.
    public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
        self.dateComponents = dateComponents
        super.init(repeats: repeats)
    }

    override var kind: String { "calendar" }

    /// Returns the next date with the components; `nil` if there is none.
    open func nextTriggerDate() -> Date? { nextDate(after: NotificationClock.now) }

    /// Returns the next date after another one; `nil` if there is none.
    func nextDate(after date: Date) -> Date? {
        var components = dateComponents
        var calendar = components.calendar ?? .current
        if let timeZone = components.timeZone { calendar.timeZone = timeZone }
        components.calendar = nil
        components.timeZone = nil
        let next = calendar.nextDate(after: date, matching: components, matchingPolicy: .nextTime)
        return next.flatMap { $0 > date ? $0 : nil }
    }
}
