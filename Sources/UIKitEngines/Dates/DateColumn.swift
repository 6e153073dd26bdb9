import Foundation

/// The component of a date that one wheel shows.
package enum DateColumn: Hashable, Sendable {
    /// A day, shown with its month.
    case day
    case month, dayOfMonth, year
    /// The hour, 0…23, in 12-hour formats too.
    case hour
    case minute
    /// AM or PM.
    case period
    /// The hours and minutes of a duration.
    case durationHours, durationMinutes

    /// Returns the columns of a date pattern such as `d. MMMM y` or `h:mm a`, in order.
    package static func columns(of pattern: String) -> [DateColumn] {
        var result: [DateColumn] = []
        var isQuoted = false
        for letter in pattern {
            if letter == "'" { isQuoted.toggle() }
            guard !isQuoted, let column = column(of: letter), !result.contains(column) else { continue }
            result.append(column)
        }
        return result
    }

    private static func column(of letter: Character) -> DateColumn? {
        switch letter {
        case "y", "Y", "u", "r": .year
        case "M", "L": .month
        case "d": .dayOfMonth
        case "h", "H", "k", "K": .hour
        case "m": .minute
        case "a", "b", "B": .period
        default: nil
        }
    }

    /// Whether a pattern uses a 12-hour clock.
    package static func isTwelveHour(_ pattern: String) -> Bool { columns(of: pattern).contains(.period) }

    /// Whether the wheel wraps around after its last row.
    var wrapsAround: Bool {
        switch self {
        case .hour, .minute, .month, .dayOfMonth, .durationMinutes: true
        case .day, .year, .period, .durationHours: false
        }
    }
}
