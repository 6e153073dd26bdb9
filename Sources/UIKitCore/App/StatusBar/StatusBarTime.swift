import Foundation
import UIKitEngines

/// The time as the status bar says it: without seconds, and without a word for morning or afternoon.
enum StatusBarTime {
    static func text(of date: Date, calendar: Calendar = .current, locale: Locale = .current) -> String {
        let formatter = DateFormatter()
        formatter.locale = locale
        formatter.calendar = calendar
        formatter.timeZone = calendar.timeZone
        formatter.dateFormat = pattern(locale)
        return formatter.string(from: date)
    }

    /// The date picker's pattern of a time of day, without the letters for the half of the day.
    private static func pattern(_ locale: Locale) -> String {
        let whole = DateFormatter.dateFormat(fromTemplate: "jmm", options: 0, locale: locale) ?? "HH:mm"
        guard DateColumn.isTwelveHour(whole) else { return whole }
        return whole.filter { !"abB".contains($0) }.trimmingCharacters(in: .whitespaces)
    }
}
