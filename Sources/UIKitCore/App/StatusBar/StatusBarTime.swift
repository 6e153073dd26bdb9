import Foundation

/// The time as the status bar says it: without seconds, and without a word for morning or afternoon.
enum StatusBarTime {
    static func text(of date: Date, calendar: Calendar = .current, locale: Locale = .current) -> String {
        let parts = calendar.dateComponents([.hour, .minute], from: date)
        let (hour, minute) = (parts.hour ?? 0, parts.minute ?? 0)
        let minutes = minute < 10 ? "0\(minute)" : "\(minute)"
        switch locale.hourCycle {
        case .oneToTwelve: return "\((hour + 11) % 12 + 1):\(minutes)"
        case .zeroToEleven: return "\(hour % 12):\(minutes)"
        default: return hour < 10 ? "0\(hour):\(minutes)" : "\(hour):\(minutes)"
        }
    }
}
