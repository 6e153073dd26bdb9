import Foundation

/// The reference date for dates and times in text.
package struct DetectorMoment: Sendable {
    package let now: Date
    package let calendar: Calendar
    /// Whether the day is before the month: "3/4" is then 3 April.
    package let isDayFirst: Bool

    package init(now: Date, calendar: Calendar, isDayFirst: Bool = false) {
        (self.now, self.calendar, self.isDayFirst) = (now, calendar, isDayFirst)
    }
}

/// A day as it is written in the text.
enum NamedDay: Equatable {
    /// The occurrence of a weekday, as "this", "next" and "last" specify.
    enum Occurrence { case coming, next, last }
    /// The number of days from today.
    case relative(Int)
    /// A weekday; 1 is Sunday.
    case weekday(Int, Occurrence)
    /// A date. Without a year, the next occurrence of the date.
    case date(year: Int?, month: Int, day: Int)

    /// Returns the start of the day; `nil` if the calendar has no such day.
    func begin(_ moment: DetectorMoment, _ calendar: Calendar) -> Date? {
        let today = calendar.startOfDay(for: moment.now)
        switch self {
        case .relative(let days): return calendar.date(byAdding: .day, value: days, to: today)
        case .weekday(let weekday, let occurrence):
            let ahead = (weekday - calendar.component(.weekday, from: today) + 7) % 7
            let days =
                switch occurrence {
                case .coming: ahead
                case .next: ahead == 0 ? 7 : ahead
                case .last: ahead == 0 ? -7 : ahead - 7
                }
            return calendar.date(byAdding: .day, value: days, to: today)
        case .date(let year?, let month, let day): return Self.date(year, month, day, calendar)
        case .date(nil, let month, let day):
            let year = calendar.component(.year, from: today)
            // February 29 occurs at least once in eight years.
            return (0...8).lazy.compactMap { Self.date(year + $0, month, day, calendar) }.first { $0 >= today }
        }
    }

    private static func date(_ year: Int, _ month: Int, _ day: Int, _ calendar: Calendar) -> Date? {
        let parts = DateComponents(year: year, month: month, day: day)
        guard let date = calendar.date(from: parts) else { return nil }
        let found = calendar.dateComponents([.year, .month, .day], from: date)
        return found.year == year && found.month == month && found.day == day ? date : nil
    }
}

/// A time as it is written in the text.
struct NamedTime: Equatable {
    var hour: Int
    var minute = 0
    var second = 0
    var zone: TimeZone?
    /// Whether the text is unambiguously a time, because it contains AM, PM or "o'clock".
    var isUnambiguous = false
    /// Whether the text does not specify the half of the day.
    var lacksPeriod = false
    /// The duration of a span in seconds; 0 for a single time.
    var duration: TimeInterval = 0

    /// The number of seconds since midnight.
    var seconds: Int { hour * 3600 + minute * 60 + second }

    /// Noon, the time of a day without a time.
    static let noon = NamedTime(hour: 12)
}

/// A date and time as they are written in the text.
struct NamedMoment: Equatable {
    var day: NamedDay?
    var time: NamedTime?

    func date(_ moment: DetectorMoment) -> Date? {
        let time = time ?? .noon
        var calendar = moment.calendar
        if let zone = time.zone { calendar.timeZone = zone }
        guard let start = (day ?? .relative(0)).begin(moment, calendar) else { return nil }
        return calendar.date(bySettingHour: time.hour, minute: time.minute, second: time.second, of: start)
    }
}
