import Foundation

/// The days of one month, arranged in weeks.
package struct MonthGrid: Hashable, Sendable {
    package let calendar: Calendar
    /// The start of the month.
    package let start: Date
    /// The number of days in the month.
    package let days: Int
    /// The number of empty cells before the first day.
    package let leadingEmptyCells: Int

    /// The number of days in a week.
    package static let columns = 7
    /// The maximum number of weeks that a month touches.
    package static let rows = 6

    /// Creates the grid of the month that contains a date.
    package init(_ date: Date, in calendar: Calendar) {
        self.calendar = calendar
        start = calendar.dateInterval(of: .month, for: date)?.start ?? calendar.startOfDay(for: date)
        days = calendar.range(of: .day, in: .month, for: start)?.count ?? 31
        leadingEmptyCells = (calendar.component(.weekday, from: start) - calendar.firstWeekday + 7) % 7
    }

    /// The end of the month, exclusive.
    package var end: Date { calendar.date(byAdding: .month, value: 1, to: start) ?? start }

    /// Returns the month that is `count` months later.
    package func month(after count: Int) -> MonthGrid {
        MonthGrid(calendar.date(byAdding: .month, value: count, to: start) ?? start, in: calendar)
    }

    /// Returns the column and row of a day, both from 0; days count from 1.
    package func cell(of day: Int) -> (column: Int, row: Int) {
        let index = leadingEmptyCells + day - 1
        return (index % Self.columns, index / Self.columns)
    }

    /// Returns the day at a column and row; `nil` for an empty cell.
    package func day(column: Int, row: Int) -> Int? {
        guard (0..<Self.columns).contains(column) else { return nil }
        let day = row * Self.columns + column - leadingEmptyCells + 1
        return (1...days).contains(day) ? day : nil
    }

    /// Returns the day of a date, if the date is in this month.
    package func day(of date: Date) -> Int? {
        guard date >= start, date < end else { return nil }
        return calendar.component(.day, from: date)
    }

    /// Returns the start of a day.
    package func date(of day: Int) -> Date { calendar.date(byAdding: .day, value: day - 1, to: start) ?? start }

    /// Returns a day of the month, with the time of day of another date.
    package func date(of day: Int, at time: Date) -> Date {
        var parts = calendar.dateComponents([.hour, .minute, .second], from: time)
        let date = calendar.dateComponents([.era, .year, .month, .day], from: self.date(of: day))
        (parts.era, parts.year, parts.month, parts.day) = (date.era, date.year, date.month, date.day)
        return calendar.date(from: parts) ?? self.date(of: day)
    }

    /// The weekdays in the order of columns; 1 is Sunday.
    package var weekdays: [Int] { (0..<Self.columns).map { (calendar.firstWeekday - 1 + $0) % 7 + 1 } }
}
