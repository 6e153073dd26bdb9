import UIKitEngines

/// Formats the text of a date picker in its locale.
@MainActor final class DateStrings {
    let locale: Locale
    let calendar: Calendar
    /// The cached date formats, by template.
    private var patterns: [String: String] = [:]
    private var formatters: [String: DateFormatter] = [:]
    private var titles: [String: String] = [:]

    init(_ settings: DateSettings) {
        locale = settings.effectiveLocale
        calendar = settings.mode == .countDownTimer ? DurationDate.calendar : settings.effectiveCalendar
    }

    private func pattern(_ template: String) -> String {
        if let cachedPattern = patterns[template] { return cachedPattern }
        let pattern = DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? template
        patterns[template] = pattern
        return pattern
    }

    /// The format of a time of day, such as `h:mm a`.
    var timePattern: String { pattern("jmm") }

    func columns(for mode: UIDatePicker.Mode) -> [DateColumn] {
        switch mode {
        case .time: DateColumn.columns(of: timePattern)
        case .date: DateColumn.columns(of: pattern("yMMMMd"))
        case .dateAndTime: [.day] + DateColumn.columns(of: timePattern)
        case .countDownTimer: [.durationHours, .durationMinutes]
        case .yearAndMonth: DateColumn.columns(of: pattern("yMMMM"))
        }
    }

    private func formatter(_ pattern: String, isDuration: Bool = false) -> DateFormatter {
        if let cachedFormatter = formatters[pattern] { return cachedFormatter }
        let newFormatter = DateFormatter()
        newFormatter.locale = locale
        newFormatter.calendar = isDuration ? DurationDate.calendar : calendar
        newFormatter.timeZone = newFormatter.calendar.timeZone
        newFormatter.dateFormat = pattern
        formatters[pattern] = newFormatter
        return newFormatter
    }

    // MARK: - Whole dates

    func date(_ date: Date) -> String { formatter(pattern("yMMMd")).string(from: date) }
    func time(_ date: Date) -> String { formatter(timePattern).string(from: date) }
    func month(_ date: Date) -> String { formatter(pattern("yMMMM")).string(from: date) }
    func number(ofDay date: Date) -> String { formatter("d").string(from: date) }
    /// Returns the text of a day for assistive technologies.
    func spoken(_ date: Date) -> String { formatter(pattern("EEEEMMMMd")).string(from: date) }

    /// Returns the name of a weekday, by its number from 1 for Sunday.
    func weekday(_ number: Int) -> String {
        let names = formatter("EEE").shortStandaloneWeekdaySymbols
        return names.indices.contains(number - 1) ? names[number - 1].uppercased(with: locale) : ""
    }

    private func relativeDayName(_ today: Date) -> String {
        var style = Date.AnchoredRelativeFormatStyle(anchor: today, allowedFields: [.day], presentation: .named, unitsStyle: .wide)
        style.locale = locale
        style.capitalizationContext = .beginningOfSentence
        return style.format(today)
    }

    // MARK: - Rows

    /// Returns the text of a row.
    func title(_ column: DateColumn, value: Int, in wheels: DateWheels, beside date: Date, today now: Date) -> String {
        if column == .day {
            guard let day = calendar.date(byAdding: .day, value: value, to: wheels.anchor) else { return "" }
            return calendar.isDate(day, inSameDayAs: now) ? relativeDayName(now) : formatter(pattern("EEEMMMd")).string(from: day)
        }
        let key = "\(column) \(value)"
        if let cachedTitles = titles[key] { return cachedTitles }
        let title = makeTitle(column, value, beside: date)
        titles[key] = title
        return title
    }

    private func makeTitle(_ column: DateColumn, _ value: Int, beside date: Date) -> String {
        /// Returns a date in the calendar of durations, for numbers that do not depend on the calendar.
        func referenceDate(day: Int = 1, hour: Int = 0, minute: Int = 0) -> Date {
            let hours = (day - 1) * 24 + hour
            return Date(timeIntervalSinceReferenceDate: TimeInterval(hours * 3600 + minute * 60))
        }
        switch column {
        case .month:
            let names = formatter("LLLL").standaloneMonthSymbols
            return names.indices.contains(value - 1) ? names[value - 1] : String(value)
        case .year:
            var parts = calendar.dateComponents([.era], from: date)
            parts.year = value
            parts.month = 1
            parts.day = 1
            return calendar.date(from: parts).map { formatter(pattern("y")).string(from: $0) } ?? String(value)
        case .dayOfMonth: return formatter(pattern("d"), isDuration: true).string(from: referenceDate(day: value))
        case .hour:
            let hourSymbol = timePattern.first { "hHkK".contains($0) } ?? "H"
            return formatter(String(hourSymbol), isDuration: true).string(from: referenceDate(hour: value))
        case .minute: return formatter("mm", isDuration: true).string(from: referenceDate(minute: value))
        case .durationHours: return formatter("H", isDuration: true).string(from: referenceDate(hour: value))
        case .durationMinutes: return formatter("m", isDuration: true).string(from: referenceDate(minute: value))
        case .period: return formatter("a", isDuration: true).string(from: referenceDate(hour: value * 12))
        case .day: return ""
        }
    }

    /// Returns the name of a unit without the number, such as "hours" or "min".
    func unit(_ column: DateColumn, count: Int) -> String {
        let isHours = column == .durationHours
        let duration = Duration.seconds(isHours ? count * 3600 : count * 60)
        let style = Duration.UnitsFormatStyle(
            allowedUnits: isHours ? [.hours] : [.minutes], width: isHours ? .wide : .abbreviated, zeroValueUnits: .show(length: 1))
        let text = style.locale(locale).format(duration)
        return text.filter { !$0.isNumber }.trimmingCharacters(in: .whitespaces)
    }
}
