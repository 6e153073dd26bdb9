import Foundation
import Testing

@testable import UIKitEngines

@Suite struct DateLimitsTests {
    private let calendar = TestCalendar.gregorian
    private func at(_ text: String) -> Date { TestCalendar.date(text) }

    @Test func aDateOutsideIsMovedToTheNearerEnd() {
        var limits = DateLimits()
        limits.minimum = at("2025-03-01 00:00")
        limits.maximum = at("2025-03-31 12:00")
        #expect(limits.clamped(at("2024-01-01 00:00")) == limits.minimum)
        #expect(limits.clamped(at("2026-01-01 00:00")) == limits.maximum)
        #expect(limits.clamped(at("2025-03-05 07:00")) == at("2025-03-05 07:00"))
    }

    @Test func limitsThatExcludeEachOtherDoNotCount() {
        var limits = DateLimits()
        limits.minimum = at("2025-03-31 00:00")
        limits.maximum = at("2025-03-01 00:00")
        #expect(limits.clamped(at("2024-01-01 00:00")) == at("2024-01-01 00:00"))
        #expect(limits.allows(from: .distantPast, to: .distantFuture))
    }

    @Test(arguments: [(1, "10:59"), (5, "10:55"), (15, "10:45"), (30, "10:30")]) func datesAreRoundedDownToAStep(
        _ step: Int, _ expected: String
    ) {
        var limits = DateLimits()
        limits.minuteInterval = step
        #expect(limits.rounded(at("2025-03-01 10:59"), in: calendar) == at("2025-03-01 \(expected)"))
        limits.roundsToMinuteInterval = false
        #expect(limits.rounded(at("2025-03-01 10:59"), in: calendar) == at("2025-03-01 10:59"))
    }

    @Test func stepsDivideTheHour() {
        #expect((-3...61).filter(DateLimits.isValidMinuteInterval) == [1, 2, 3, 4, 5, 6, 10, 12, 15, 20, 30])
    }

    @Test func aRangeIsAllowedIfAMomentOfItIs() {
        var limits = DateLimits()
        limits.minimum = at("2025-03-02 10:00")
        limits.maximum = at("2025-03-04 10:00")
        func allows(_ from: String, _ to: String) -> Bool { limits.allows(from: at("\(from) 00:00"), to: at("\(to) 00:00")) }
        #expect(!allows("2025-03-01", "2025-03-02") && allows("2025-03-02", "2025-03-03"))
        #expect(allows("2025-03-04", "2025-03-05") && !allows("2025-03-05", "2025-03-06"))
    }
}

/// Dates of the Gregorian calendar in Greenwich.
enum TestCalendar {
    static let gregorian: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
        calendar.locale = Locale(identifier: "en_US")
        return calendar
    }()

    /// - Parameter text: such as `2025-03-01 10:59`.
    static func date(_ text: String, in calendar: Calendar = gregorian) -> Date {
        let numbers = text.split { "- :".contains($0) }.compactMap { Int($0) }
        let parts = DateComponents(year: numbers[0], month: numbers[1], day: numbers[2], hour: numbers[3], minute: numbers[4])
        return calendar.date(from: parts) ?? .distantPast
    }
}
