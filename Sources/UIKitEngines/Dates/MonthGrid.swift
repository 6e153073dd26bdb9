import Foundation

/// The days of one month in rows of weeks.
package struct MonthGrid: Hashable, Sendable {
    package let calendar: Calendar
    /// The month's first moment.
    package let start: Date
    /// How many days it has.
    package let days: Int
    /// How many places of the first week are empty.
    package let leading: Int

    /// Places of a week.
    package static let columns = 7
    /// Weeks that any month of 31 days fits into.
    package static let rows = 6

    /// The month that a date is in.
    package init(_ date: Date, in calendar: Calendar) {
        self.calendar = calendar
        start = calendar.dateInterval(of: .month, for: date)?.start ?? calendar.startOfDay(for: date)
        days = calendar.range(of: .day, in: .month, for: start)?.count ?? 31
        leading = (calendar.component(.weekday, from: start) - calendar.firstWeekday + 7) % 7
    }

    /// The month's last moment is before this.
    package var end: Date { calendar.date(byAdding: .month, value: 1, to: start) ?? start }

    /// Another month, so many later.
    package func month(after count: Int) -> MonthGrid {
        MonthGrid(calendar.date(byAdding: .month, value: count, to: start) ?? start, in: calendar)
    }

    /// Where a day stands, both from 0; days count from 1.
    package func place(of day: Int) -> (column: Int, row: Int) {
        let index = leading + day - 1
        return (index % Self.columns, index / Self.columns)
    }

    /// The day at a place; `nil` where there is none.
    package func day(column: Int, row: Int) -> Int? {
        guard (0..<Self.columns).contains(column) else { return nil }
        let day = row * Self.columns + column - leading + 1
        return (1...days).contains(day) ? day : nil
    }

    /// The day that a date is, if it is in this month.
    package func day(of date: Date) -> Int? {
        guard date >= start, date < end else { return nil }
        return calendar.component(.day, from: date)
    }

    /// A day's first moment.
    package func date(of day: Int) -> Date { calendar.date(byAdding: .day, value: day - 1, to: start) ?? start }

    /// A day of the month at the time of day of a date.
    package func date(of day: Int, at time: Date) -> Date {
        var parts = calendar.dateComponents([.hour, .minute, .second], from: time)
        let date = calendar.dateComponents([.era, .year, .month, .day], from: self.date(of: day))
        (parts.era, parts.year, parts.month, parts.day) = (date.era, date.year, date.month, date.day)
        return calendar.date(from: parts) ?? self.date(of: day)
    }

    /// The numbers of weekdays, from 1 for Sunday, in the order of columns.
    package var weekdays: [Int] { (0..<Self.columns).map { (calendar.firstWeekday - 1 + $0) % 7 + 1 } }
}
