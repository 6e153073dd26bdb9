import Foundation
import UIKitEngines

extension DetectorMoment {
    /// The current date and the user's order of day and month in numeric dates.
    ///
    /// Dates in English text use the Gregorian calendar, whatever the user's calendar. On the main thread the clock
    /// and the region are those of the running application, on other threads those of the system.
    static var current: DetectorMoment {
        if MainQueue.isCurrent { return MainActor.assumeIsolated { DetectorMoment(now: WallClock.now, locale: UserLocale.current) } }
        return DetectorMoment(now: Date(), locale: .current)
    }

    private init(now: Date, locale: Locale) {
        let format = DateFormatter.dateFormat(fromTemplate: "dM", options: 0, locale: locale) ?? ""
        let isDayFirst = format.firstIndex(of: "d").flatMap { day in format.firstIndex(of: "M").map { day < $0 } } ?? false
        self.init(now: now, calendar: Calendar(identifier: .gregorian), isDayFirst: isDayFirst)
    }
}
