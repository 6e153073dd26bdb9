import Foundation
import UIKitEngines

/// Formats the time for the status bar: without seconds, and without a symbol for AM or PM.
enum StatusBarTime {
    static func text(of date: Date, calendar: Calendar = .current, locale: Locale = .current) -> String {
        let formatter = DateFormatter()
        formatter.locale = locale
        formatter.calendar = calendar
        formatter.timeZone = calendar.timeZone
        formatter.dateFormat = pattern(locale)
        return formatter.string(from: date)
    }

    /// Returns the date picker's time format without the symbol for AM or PM.
    private static func pattern(_ locale: Locale) -> String {
        let template = DateFormatter.dateFormat(fromTemplate: "jmm", options: 0, locale: locale) ?? "HH:mm"
        guard DateColumn.isTwelveHour(template) else { return template }
        return template.filter { !"abB".contains($0) }.trimmingCharacters(in: .whitespaces)
    }
}
