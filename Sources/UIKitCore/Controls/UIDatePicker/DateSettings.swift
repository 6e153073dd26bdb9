import UIKitEngines

/// All that a date picker was told, but for the date.
struct DateSettings: Hashable {
    var mode = UIDatePicker.Mode.dateAndTime
    var style = UIDatePickerStyle.automatic
    /// `nil` for the person's.
    var locale: Locale?
    /// `nil` for the locale's, or the person's.
    var calendar: Calendar?
    /// `nil` for the calendar's.
    var timeZone: TimeZone?
    var limits = DateLimits()

    /// The locale of the application, for pickers that have none of their own.
    var userLocale = Locale.current

    /// The locale whose words and orders are used.
    var usedLocale: Locale { locale ?? calendar?.locale.flatMap { $0.identifier.isEmpty ? nil : $0 } ?? userLocale }

    /// The calendar that counts, with its place and its words.
    var usedCalendar: Calendar {
        var result = calendar ?? locale?.calendar ?? .current
        result.locale = usedLocale
        if let timeZone { result.timeZone = timeZone }
        return result
    }

    /// The style that is shown: lengths of time, and months, are always on wheels.
    var usedStyle: UIDatePickerStyle {
        switch (mode, style) {
        case (.countDownTimer, _), (.yearAndMonth, _), (_, .wheels), (.time, .inline): .wheels
        case (_, .inline): .inline
        default: .compact
        }
    }

    /// A picker's date as it counts: not beyond the limits, and on a step.
    func settled(_ date: Date) -> Date { limits.clamped(limits.rounded(date, in: usedCalendar)) }
}

/// Lengths of time are shown as the first day of a calendar without summer time.
enum DateSpan {
    static let calendar: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
        return calendar
    }()

    /// From 0 to 23 hours and 59 minutes, without seconds.
    static func date(of span: TimeInterval) -> Date {
        let inside = span.isFinite ? min(max(0, span), 86_399) : 0
        return Date(timeIntervalSinceReferenceDate: (inside / 60).rounded(.down) * 60)
    }
}
