import Foundation

/// What one wheel of a date is about.
package enum DateColumn: Hashable, Sendable {
    /// A day with its month.
    case day
    case month, dayOfMonth, year
    /// 0…23, whatever a day's hours are called.
    case hour
    case minute
    /// Before noon or after.
    case period
    /// A length of time, not a moment.
    case spanHours, spanMinutes

    /// The columns in the order of a pattern such as `d. MMMM y` or `h:mm a`.
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

    /// Whether a pattern counts the hours of half days.
    package static func isTwelveHour(_ pattern: String) -> Bool { columns(of: pattern).contains(.period) }

    /// Whether the wheel begins anew behind its last row.
    var isEndless: Bool {
        switch self {
        case .hour, .minute, .month, .dayOfMonth, .spanMinutes: true
        case .day, .year, .period, .spanHours: false
        }
    }
}
