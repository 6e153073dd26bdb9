import Foundation

/// What days and times in a text are counted from.
package struct DetectorMoment: Sendable {
    package let now: Date
    package let calendar: Calendar
    /// Whether 3/4 is the third of April.
    package let isDayFirst: Bool

    package init(now: Date, calendar: Calendar, isDayFirst: Bool = false) {
        (self.now, self.calendar, self.isDayFirst) = (now, calendar, isDayFirst)
    }
}

/// A day as a text says it.
enum NamedDay: Equatable {
    enum Turn { case coming, next, last }
    /// Days from today.
    case relative(Int)
    /// 1 is Sunday.
    case weekday(Int, Turn)
    /// Without a year, the next one that comes.
    case date(year: Int?, month: Int, day: Int)

    /// The beginning of the day; `nil` where the calendar has none such.
    func begin(_ moment: DetectorMoment, _ calendar: Calendar) -> Date? {
        let today = calendar.startOfDay(for: moment.now)
        switch self {
        case .relative(let days): return calendar.date(byAdding: .day, value: days, to: today)
        case .weekday(let weekday, let turn):
            let ahead = (weekday - calendar.component(.weekday, from: today) + 7) % 7
            let days =
                switch turn {
                case .coming: ahead
                case .next: ahead == 0 ? 7 : ahead
                case .last: ahead == 0 ? -7 : ahead - 7
                }
            return calendar.date(byAdding: .day, value: days, to: today)
        case .date(let year?, let month, let day): return Self.date(year, month, day, calendar)
        case .date(nil, let month, let day):
            let year = calendar.component(.year, from: today)
            // The 29th of February comes within eight years.
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

/// A time as a text says it.
struct NamedTime: Equatable {
    var hour: Int
    var minute = 0
    var second = 0
    var zone: TimeZone?
    /// Whether it can be nothing but a time: one with am, pm or o'clock.
    var isSure = false
    /// Whether nobody said which half of the day it is in.
    var isBare = false
    /// In seconds, to the end of a span; 0 if there is none.
    var duration: TimeInterval = 0

    /// Seconds since midnight.
    var seconds: Int { hour * 3600 + minute * 60 + second }

    /// Noon, for days without a time.
    static let noon = NamedTime(hour: 12)
}

/// What a text says of a moment.
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
