import UIKitEngines

/// The settings of a date picker, apart from the date.
struct DateSettings: Hashable {
    var mode = UIDatePicker.Mode.dateAndTime
    var style = UIDatePickerStyle.automatic
    /// The locale that the app set; `nil` for the user's locale.
    var locale: Locale?
    /// The calendar that the app set; `nil` for the calendar of the locale, or else of the user.
    var calendar: Calendar?
    /// The time zone that the app set; `nil` for the time zone of the calendar.
    var timeZone: TimeZone?
    var limits = DateLimits()

    /// The user's locale, for pickers whose locale was not set.
    var userLocale = Locale.current

    /// The effective locale for text and formats.
    var effectiveLocale: Locale { locale ?? calendar?.locale.flatMap { $0.identifier.isEmpty ? nil : $0 } ?? userLocale }

    /// The effective calendar, with locale and time zone.
    var effectiveCalendar: Calendar {
        var result = calendar ?? locale?.calendar ?? .current
        result.locale = effectiveLocale
        if let timeZone { result.timeZone = timeZone }
        return result
    }

    /// The effective style. Durations and months, and times in the inline style, are always shown as wheels.
    var effectiveStyle: UIDatePickerStyle {
        switch (mode, style) {
        case (.countDownTimer, _), (.yearAndMonth, _), (_, .wheels), (.time, .inline): .wheels
        case (_, .inline): .inline
        default: .compact
        }
    }

    /// Returns a date rounded to the minute interval and clamped to the limits.
    func clampedAndRounded(_ date: Date) -> Date { limits.clamped(limits.rounded(date, in: effectiveCalendar)) }
}

/// Represents durations as times of day on the reference date, in a calendar without daylight saving time.
enum DurationDate {
    static let calendar: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
        return calendar
    }()

    /// Returns the date that represents a duration, clamped to 0…23 hours 59 minutes and rounded down to minutes.
    static func date(of duration: TimeInterval) -> Date {
        let clampedDuration = duration.isFinite ? min(max(0, duration), 86_399) : 0
        return Date(timeIntervalSinceReferenceDate: (clampedDuration / 60).rounded(.down) * 60)
    }
}
