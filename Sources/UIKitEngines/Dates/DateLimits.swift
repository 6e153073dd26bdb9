import Foundation

/// Which moments may be chosen: from one to another, and in steps of some minutes.
package struct DateLimits: Hashable, Sendable {
    package var minimum: Date?
    package var maximum: Date?
    /// In minutes; a divisor of 60.
    package var minuteInterval = 1
    /// Whether dates given by program are rounded down to the steps.
    package var rounds = true

    package init() {}

    /// The bounds that count: none where they exclude each other, as in UIKit.
    package var range: (lower: Date, upper: Date) {
        let lower = minimum ?? .distantPast
        let upper = maximum ?? .distantFuture
        return lower <= upper ? (lower, upper) : (.distantPast, .distantFuture)
    }

    /// The nearest moment that may be chosen.
    package func clamped(_ date: Date) -> Date {
        let (lower, upper) = range
        return min(max(date, lower), upper)
    }

    /// The last step that is not after a moment, if dates are rounded.
    package func rounded(_ date: Date, in calendar: Calendar) -> Date {
        guard rounds, minuteInterval > 1 else { return date }
        let parts = calendar.dateComponents([.minute, .second, .nanosecond], from: date)
        let beyond = Double((parts.minute ?? 0) % minuteInterval * 60 + (parts.second ?? 0)) + Double(parts.nanosecond ?? 0) / 1e9
        return date.addingTimeInterval(-beyond)
    }

    /// Whether some moment from `start` up to, not including, `end` may be chosen.
    package func allows(from start: Date, to end: Date) -> Bool {
        let (lower, upper) = range
        return start <= upper && end > lower
    }

    /// Every divisor of 60 up to 30 is a step.
    package static func isStep(_ minutes: Int) -> Bool { (1...30).contains(minutes) && 60 % minutes == 0 }
}
