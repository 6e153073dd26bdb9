import Foundation

/// The dates that may be selected: a range, and a step of minutes.
package struct DateLimits: Hashable, Sendable {
    package var minimum: Date?
    package var maximum: Date?
    /// The step in minutes; a divisor of 60.
    package var minuteInterval = 1
    /// Whether dates set in code are rounded down to the step.
    package var roundsToMinuteInterval = true

    package init() {}

    /// The effective range; unlimited if the lower bound is after the upper one, as in UIKit.
    package var range: (lower: Date, upper: Date) {
        let lower = minimum ?? .distantPast
        let upper = maximum ?? .distantFuture
        return lower <= upper ? (lower, upper) : (.distantPast, .distantFuture)
    }

    /// Returns the nearest date within the range.
    package func clamped(_ date: Date) -> Date {
        let (lower, upper) = range
        return min(max(date, lower), upper)
    }

    /// Returns the last step at or before a date if ``roundsToMinuteInterval`` is `true`; otherwise the date itself.
    package func rounded(_ date: Date, in calendar: Calendar) -> Date {
        guard roundsToMinuteInterval, minuteInterval > 1 else { return date }
        let parts = calendar.dateComponents([.minute, .second, .nanosecond], from: date)
        let excess = Double((parts.minute ?? 0) % minuteInterval * 60 + (parts.second ?? 0)) + Double(parts.nanosecond ?? 0) / 1e9
        return date.addingTimeInterval(-excess)
    }

    /// Whether any date from `start` up to, but not including, `end` may be selected.
    package func allows(from start: Date, to end: Date) -> Bool {
        let (lower, upper) = range
        return start <= upper && end > lower
    }

    /// Returns whether a number of minutes is a valid step: a divisor of 60, up to 30.
    package static func isValidMinuteInterval(_ minutes: Int) -> Bool { (1...30).contains(minutes) && 60 % minutes == 0 }
}
