import Foundation
import UIKitEngines

extension DetectorMoment {
    /// Today for the person, whose region says which number of a date is the month.
    ///
    /// What is written in English is of the Gregorian calendar, whatever the person's own is. On the main thread the clock and region are
    /// those of the running application, on other threads those of the machine.
    static var current: DetectorMoment {
        if MainQueue.isCurrent { return MainActor.assumeIsolated { DetectorMoment(now: WallClock.now, locale: UserLocale.current) } }
        return DetectorMoment(now: Date(), locale: .current)
    }

    private init(now: Date, locale: Locale) {
        let order = DateFormatter.dateFormat(fromTemplate: "dM", options: 0, locale: locale) ?? ""
        let isDayFirst = order.firstIndex(of: "d").flatMap { day in order.firstIndex(of: "M").map { day < $0 } } ?? false
        self.init(now: now, calendar: Calendar(identifier: .gregorian), isDayFirst: isDayFirst)
    }
}
