import Foundation

/// Maps the rows of a date picker's wheels to dates, and dates to rows.
///
/// A row maps to the value of one calendar component by arithmetic. Endless wheels repeat their values 200 times; of
/// a value's rows, the one nearest to the current row is used. Setting a component changes the date's components,
/// limits the day to the month's length, and clamps the result to the allowed range. A row is available if the
/// calendar interval of its value intersects that range.
package struct DateWheels: Hashable, Sendable {
    package let columns: [DateColumn]
    package let calendar: Calendar
    package let limits: DateLimits
    /// The day in the middle of the wheel of days.
    package let anchor: Date

    package init(columns: [DateColumn], calendar: Calendar, limits: DateLimits, anchor: Date) {
        self.columns = columns
        self.calendar = calendar
        self.limits = limits
        self.anchor = calendar.startOfDay(for: anchor)
    }

    /// The number of days before and after the anchor.
    static let maximumDays = 20_000
    /// The number of times that an endless wheel repeats its values.
    static let repetitions = 200
    static let yearCount = 10_000

    // MARK: - Rows

    /// Returns the number of distinct values of a wheel.
    package func valueCount(_ column: DateColumn) -> Int {
        switch column {
        case .day: 2 * Self.maximumDays + 1
        case .month: calendar.maximumRange(of: .month)?.count ?? 12
        case .dayOfMonth: calendar.maximumRange(of: .day)?.count ?? 31
        case .year: Self.yearCount
        case .hour, .durationHours: 24
        case .minute, .durationMinutes: 60 / limits.minuteInterval
        case .period: 2
        }
    }

    package func rowCount(_ column: DateColumn) -> Int { valueCount(column) * (column.wrapsAround ? Self.repetitions : 1) }

    /// Returns the value of a row, such as the number of days from the anchor, an hour, a minute or a month.
    package func value(_ column: DateColumn, row: Int) -> Int {
        let index = row % valueCount(column)
        return switch column {
        case .day: index - Self.maximumDays
        case .month, .dayOfMonth, .year: index + 1
        case .hour, .durationHours, .period: index
        case .minute, .durationMinutes: index * limits.minuteInterval
        }
    }

    /// Returns the row of a value that is nearest to `row`. If `row` is `nil`, the result is in the middle
    /// repetition.
    package func row(_ column: DateColumn, value: Int, near row: Int? = nil) -> Int {
        let count = valueCount(column)
        let index: Int =
            switch column {
            case .day: value + Self.maximumDays
            case .month, .dayOfMonth, .year: value - 1
            case .hour, .durationHours, .period: value
            case .minute, .durationMinutes: value / limits.minuteInterval
            }
        let clampedIndex = min(max(0, index), count - 1)
        guard column.wrapsAround else { return clampedIndex }
        let start = row ?? Self.repetitions / 2 * count
        let ahead = (clampedIndex - start % count + count) % count
        let nearest = ahead * 2 <= count ? start + ahead : start + ahead - count
        return nearest < 0 ? nearest + count : nearest >= rowCount(column) ? nearest - count : nearest
    }

    /// Returns the value that a wheel shows for a date.
    package func value(_ column: DateColumn, of date: Date) -> Int {
        switch column {
        case .day: calendar.dateComponents([.day], from: anchor, to: calendar.startOfDay(for: date)).day ?? 0
        case .month: calendar.component(.month, from: date)
        case .dayOfMonth: calendar.component(.day, from: date)
        case .year: calendar.component(.year, from: date)
        case .hour, .durationHours: calendar.component(.hour, from: date)
        case .minute, .durationMinutes: calendar.component(.minute, from: date)
        case .period: calendar.component(.hour, from: date) < 12 ? 0 : 1
        }
    }

    /// Whether the wheel of days includes a date.
    package func includes(_ date: Date) -> Bool { !columns.contains(.day) || abs(value(.day, of: date)) <= Self.maximumDays }

    // MARK: - Dates

    /// Returns the date after a wheel is set to a value. A day past the end of the month becomes the month's last
    /// day. Seconds become 0.
    package func date(_ date: Date, setting column: DateColumn, to value: Int) -> Date {
        limits.clamped(adjustedDate(date, column, value) ?? date)
    }

    private func adjustedDate(_ date: Date, _ column: DateColumn, _ value: Int) -> Date? {
        var parts = calendar.dateComponents([.era, .year, .month, .day, .hour, .minute], from: date)
        switch column {
        case .day:
            guard let day = calendar.date(byAdding: .day, value: value, to: anchor) else { return nil }
            let other = calendar.dateComponents([.era, .year, .month, .day], from: day)
            (parts.era, parts.year, parts.month, parts.day) = (other.era, other.year, other.month, other.day)
        case .month: parts.month = value
        case .dayOfMonth: parts.day = value
        case .year: parts.year = value
        case .hour, .durationHours: parts.hour = value
        case .minute, .durationMinutes: parts.minute = value
        case .period: parts.hour = (parts.hour ?? 0) % 12 + 12 * value
        }
        return validDate(&parts)
    }

    private func validDate(_ parts: inout DateComponents) -> Date? {
        var first = parts
        first.day = 1
        guard let start = calendar.date(from: first) else { return nil }
        let days = calendar.range(of: .day, in: .month, for: start)?.count ?? 31
        parts.day = min(parts.day ?? 1, days)
        return calendar.date(from: parts)
    }

    /// Whether a value of a wheel leads to a selectable date while the values of the other wheels stay the same.
    package func isAvailable(_ column: DateColumn, value: Int, beside date: Date) -> Bool {
        guard column != .durationHours, column != .durationMinutes else { return true }
        guard let adjustedDate = adjustedDate(date, column, value) else { return false }
        if column == .dayOfMonth, calendar.component(.day, from: adjustedDate) != value { return false }
        guard let interval = interval(column, around: adjustedDate) else { return true }
        return limits.allows(from: interval.lower, to: interval.upper)
    }

    /// Returns the interval of all dates that have the same value in this wheel and any values in finer wheels.
    private func interval(_ column: DateColumn, around date: Date) -> (lower: Date, upper: Date)? {
        if column == .period {
            let start = calendar.startOfDay(for: date)
            guard let noon = calendar.date(byAdding: .hour, value: 12, to: start),
                let end = calendar.date(byAdding: .day, value: 1, to: start)
            else { return nil }
            return date < noon ? (start, noon) : (noon, end)
        }
        let unit: Calendar.Component =
            switch column {
            case .year: .year
            case .month: .month
            case .day, .dayOfMonth: .day
            case .hour: .hour
            default: .minute
            }
        return calendar.dateInterval(of: unit, for: date).map { ($0.start, $0.end) }
    }
}
