import Foundation

/// The rate at which subscriptions renew. The raw values and times are those of `SKTestSession.TimeRate`.
///
/// - Source: https://developer.apple.com/documentation/storekittest/sktestsession/timerate-swift.enum
public enum StoreTimeRate: Int, CaseIterable, Codable, Sendable {
    /// A month takes a month.
    case realTime = 0
    /// A day takes an hour.
    case oneHourIsOneDay = 1
    /// A day takes 30 minutes.
    case thirtyMinutesIsOneDay = 2
    /// A day takes five minutes.
    case fiveMinutesIsOneDay = 3
    /// A day takes a minute.
    case oneMinuteIsOneDay = 4
    /// A day takes 30 seconds.
    case thirtySecondsIsOneDay = 5
    /// A day takes a second.
    case oneSecondIsOneDay = 6
    /// A month takes an hour, and a week 15 minutes.
    case monthlyRenewalEveryHour = 10
    /// A month takes 30 minutes, and a week 10 minutes.
    case monthlyRenewalEveryThirtyMinutes = 11
    /// A month takes 15 minutes, and a week five minutes.
    case monthlyRenewalEveryFifteenMinutes = 12
    /// A month takes five minutes, and a week three minutes.
    case monthlyRenewalEveryFiveMinutes = 13
    /// A month takes 30 seconds, and a week ten seconds.
    case monthlyRenewalEveryThirtySeconds = 15
    /// Each period takes 15 minutes.
    case oneRenewalEveryFifteenMinutes = 1000
    /// Each period takes five minutes.
    case oneRenewalEveryFiveMinutes = 1001
    /// Each period takes a minute.
    case oneRenewalEveryMinute = 1002
    /// Each period takes 30 seconds.
    case oneRenewalEveryThirtySeconds = 1003
    /// Each period takes ten seconds.
    case oneRenewalEveryTenSeconds = 1004
    /// Each period takes two seconds.
    case oneRenewalEveryTwoSeconds = 1005

    /// The seconds that the units of the calendar take.
    private enum Scale {
        case calendar
        case day(TimeInterval)
        case month(TimeInterval, week: TimeInterval)
        case period(TimeInterval)
    }

    private var scale: Scale {
        switch self {
        case .realTime: .calendar
        case .oneHourIsOneDay: .day(3600)
        case .thirtyMinutesIsOneDay: .day(1800)
        case .fiveMinutesIsOneDay: .day(300)
        case .oneMinuteIsOneDay: .day(60)
        case .thirtySecondsIsOneDay: .day(30)
        case .oneSecondIsOneDay: .day(1)
        case .monthlyRenewalEveryHour: .month(3600, week: 900)
        case .monthlyRenewalEveryThirtyMinutes: .month(1800, week: 600)
        case .monthlyRenewalEveryFifteenMinutes: .month(900, week: 300)
        case .monthlyRenewalEveryFiveMinutes: .month(300, week: 180)
        case .monthlyRenewalEveryThirtySeconds: .month(30, week: 10)
        case .oneRenewalEveryFifteenMinutes: .period(900)
        case .oneRenewalEveryFiveMinutes: .period(300)
        case .oneRenewalEveryMinute: .period(60)
        case .oneRenewalEveryThirtySeconds: .period(30)
        case .oneRenewalEveryTenSeconds: .period(10)
        case .oneRenewalEveryTwoSeconds: .period(2)
        }
    }

    /// Returns the end of a period that begins at a date.
    func end(of period: StorePeriod, from date: Date) -> Date {
        switch scale {
        case .calendar: Self.calendarEnd(of: period, from: date)
        case .day(let seconds): date.addingTimeInterval(seconds * Double(period.count * period.unit.days))
        case .period(let seconds): date.addingTimeInterval(seconds)
        case .month(let month, let week):
            switch period.unit {
            case .day: date.addingTimeInterval(max(1, week / 7 * Double(period.count)))
            case .week: date.addingTimeInterval(week * Double(period.count))
            case .month: date.addingTimeInterval(month * Double(period.count))
            case .year: date.addingTimeInterval(month * 12 * Double(period.count))
            }
        }
    }

    /// Returns the end of the time in which a person keeps a subscription whose payment failed.
    func graceEnd(for period: StorePeriod, from date: Date) -> Date {
        let isWeekly = period == StorePeriod(1, .week) || period == StorePeriod(7, .day)
        return switch scale {
        case .calendar: date.addingTimeInterval((isWeekly ? 6 : 16) * 86_400)
        case .day(let seconds): date.addingTimeInterval((isWeekly ? 6 : 16) * seconds)
        case .month(let month, let week): date.addingTimeInterval((isWeekly ? week * 6 / 7 : month / 2).rounded())
        case .period(let seconds): date.addingTimeInterval(seconds)
        }
    }

    /// Returns the end of the time in which the store tries again to collect a payment.
    func retryEnd(from date: Date) -> Date {
        switch scale {
        case .calendar: date.addingTimeInterval(60 * 86_400)
        case .day(let seconds): date.addingTimeInterval(60 * seconds)
        case .month(let month, _): date.addingTimeInterval(2 * month)
        case .period(let seconds): date.addingTimeInterval(2 * seconds)
        }
    }

    private static func calendarEnd(of period: StorePeriod, from date: Date) -> Date {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let component: Calendar.Component =
            switch period.unit {
            case .day, .week: .day
            case .month: .month
            case .year: .year
            }
        let count = period.unit == .week ? 7 * period.count : period.count
        return calendar.date(byAdding: component, value: count, to: date) ?? date
    }
}

extension StorePeriod.Unit {
    /// The number of days, for rates that are measured in days.
    fileprivate var days: Int {
        switch self {
        case .day: 1
        case .week: 7
        case .month: 30
        case .year: 365
        }
    }
}
