import Foundation
import Testing

@testable import UIKitEngines

@Suite struct DateWheelsTests {
    private func at(_ text: String) -> Date { TestCalendar.date(text) }

    private func wheels(_ columns: [DateColumn], limits: DateLimits = DateLimits(), calendar: Calendar = TestCalendar.gregorian)
        -> DateWheels
    {
        DateWheels(columns: columns, calendar: calendar, limits: limits, anchor: at("2025-03-15 10:00"))
    }

    @Test(arguments: [
        ("MMMM d, y", [DateColumn.month, .dayOfMonth, .year]), ("d. MMMM y", [.dayOfMonth, .month, .year]),
        ("y年M月d日", [.year, .month, .dayOfMonth]), ("h:mm a", [.hour, .minute, .period]), ("a h:mm", [.period, .hour, .minute]),
        ("HH:mm", [.hour, .minute]), ("d 'de' MMMM", [.dayOfMonth, .month]),
    ]) func columnsFollowThePattern(_ pattern: String, _ columns: [DateColumn]) {
        #expect(DateColumn.columns(of: pattern) == columns)
    }

    @Test(arguments: [DateColumn.day, .month, .dayOfMonth, .year, .hour, .minute, .period]) func everyValueHasItsRow(_ column: DateColumn) {
        let wheels = wheels([column])
        for row in stride(from: 0, to: min(wheels.rowCount(column), 12_000), by: 7) {
            let value = wheels.value(column, row: row)
            #expect(wheels.row(column, value: value, near: row) == row)
        }
    }

    @Test func anEndlessWheelTurnsTheShorterWay() {
        let wheels = wheels([.hour])
        let eleven = wheels.row(.hour, value: 23)
        #expect(wheels.row(.hour, value: 1, near: eleven) == eleven + 2)
        #expect(wheels.row(.hour, value: 20, near: eleven) == eleven - 3)
        #expect((0..<wheels.rowCount(.hour)).contains(wheels.row(.hour, value: 23, near: 0)))
        #expect((0..<wheels.rowCount(.hour)).contains(wheels.row(.hour, value: 0, near: wheels.rowCount(.hour) - 1)))
    }

    @Test(arguments: [
        ("2025-01-31 10:00", DateColumn.month, 2, "2025-02-28 10:00"), ("2024-02-29 10:00", .year, 2025, "2025-02-28 10:00"),
        ("2025-03-15 10:20", .hour, 23, "2025-03-15 23:20"), ("2025-03-15 10:20", .period, 1, "2025-03-15 22:20"),
        ("2025-03-15 22:20", .period, 0, "2025-03-15 10:20"), ("2025-03-15 12:20", .period, 0, "2025-03-15 00:20"),
        ("2025-03-15 10:20", .minute, 45, "2025-03-15 10:45"), ("2025-03-15 10:20", .day, -15, "2025-02-28 10:20"),
        ("2025-04-15 10:20", .dayOfMonth, 31, "2025-04-30 10:20"),
    ]) func aTurnChangesOnePart(_ from: String, _ column: DateColumn, _ value: Int, _ expected: String) {
        #expect(wheels([column]).date(at(from), setting: column, to: value) == at(expected))
    }

    @Test func aTurnEndsWithinTheLimits() {
        var limits = DateLimits()
        limits.maximum = at("2025-03-20 00:00")
        #expect(wheels([.month], limits: limits).date(at("2025-03-15 10:00"), setting: .month, to: 5) == limits.maximum)
    }

    @Test func unavailableRowsAreKnown() {
        var limits = DateLimits()
        limits.minimum = at("2025-02-10 09:30")
        limits.maximum = at("2025-04-20 18:00")
        let wheels = wheels([.month, .dayOfMonth, .year], limits: limits)
        func isAvailable(_ column: DateColumn, _ value: Int, _ date: String) -> Bool {
            wheels.isAvailable(column, value: value, beside: at(date))
        }
        #expect(!isAvailable(.month, 1, "2025-03-15 10:00") && isAvailable(.month, 2, "2025-03-15 10:00"))
        #expect(!isAvailable(.month, 5, "2025-03-15 10:00") && isAvailable(.month, 4, "2025-03-15 10:00"))
        #expect(!isAvailable(.year, 2024, "2025-03-15 10:00") && isAvailable(.year, 2025, "2025-03-15 10:00"))
        #expect(!isAvailable(.dayOfMonth, 9, "2025-02-12 10:00") && isAvailable(.dayOfMonth, 10, "2025-02-12 10:00"))
        #expect(!isAvailable(.dayOfMonth, 29, "2025-02-12 10:00"))
        #expect(!isAvailable(.hour, 8, "2025-02-10 10:00") && isAvailable(.hour, 9, "2025-02-10 10:00"))
        #expect(!isAvailable(.minute, 29, "2025-02-10 09:40") && isAvailable(.minute, 30, "2025-02-10 09:40"))
        #expect(isAvailable(.period, 0, "2025-02-10 14:00") && !isAvailable(.period, 0, "2025-02-09 14:00"))
    }

    /// Clocks were set forward from two to three o'clock.
    @Test func aMissingHourOfADayIsTheNext() throws {
        var calendar = TestCalendar.gregorian
        calendar.timeZone = try #require(TimeZone(identifier: "Europe/Berlin"))
        let wheels = wheels([.hour], calendar: calendar)
        let date = wheels.date(TestCalendar.date("2025-03-30 01:30", in: calendar), setting: .hour, to: 2)
        #expect(date == TestCalendar.date("2025-03-30 03:30", in: calendar))
    }

    @Test func otherCalendarsHaveTheirOwnMonths() {
        var hebrew = Calendar(identifier: .hebrew)
        hebrew.timeZone = TestCalendar.gregorian.timeZone
        let wheels = wheels([.month, .dayOfMonth], calendar: hebrew)
        #expect(wheels.valueCount(.month) == 13 && wheels.valueCount(.dayOfMonth) == 30)
    }
}
