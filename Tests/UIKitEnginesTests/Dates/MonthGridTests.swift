import Foundation
import Testing

@testable import UIKitEngines

@Suite struct MonthGridTests {
    private func grid(_ text: String, firstWeekday: Int = 1) -> MonthGrid {
        var calendar = TestCalendar.gregorian
        calendar.firstWeekday = firstWeekday
        return MonthGrid(TestCalendar.date("\(text) 12:00"), in: calendar)
    }

    @Test(arguments: [
        ("2025-02-14", 1, 28, 6), ("2025-02-14", 2, 28, 5), ("2024-02-01", 1, 29, 4), ("2025-06-30", 1, 30, 0), ("2025-03-31", 1, 31, 6),
    ]) func aMonthHasItsDays(_ day: String, _ firstWeekday: Int, _ days: Int, _ leading: Int) {
        let grid = grid(day, firstWeekday: firstWeekday)
        #expect(grid.days == days && grid.leadingEmptyCells == leading)
    }

    @Test func everyDayHasItsPositionAndEveryPositionItsDay() {
        let grid = grid("2025-03-15")
        for day in 1...31 {
            let place = grid.cell(of: day)
            #expect(place.row < MonthGrid.rows && grid.day(column: place.column, row: place.row) == day)
        }
        #expect(grid.day(column: 0, row: 0) == nil && grid.day(column: 7, row: 1) == nil && grid.day(column: 6, row: 5) == nil)
    }

    @Test func aDayKeepsTheTimeOfADate() {
        let date = grid("2025-03-15").date(of: 20, at: TestCalendar.date("1999-01-01 17:45"))
        #expect(date == TestCalendar.date("2025-03-20 17:45"))
    }

    @Test func monthsFollowEachOther() {
        #expect(grid("2025-01-31").month(after: 1).days == 28)
        #expect(grid("2025-12-05").month(after: 1).day(of: TestCalendar.date("2026-01-09 00:00")) == 9)
        #expect(grid("2025-12-05").day(of: TestCalendar.date("2026-01-01 00:00")) == nil)
    }

    @Test func weekdaysBeginWithTheFirstDayOfTheWeek() {
        #expect(grid("2025-01-01", firstWeekday: 2).weekdays == [2, 3, 4, 5, 6, 7, 1])
        #expect(grid("2025-01-01", firstWeekday: 7).weekdays == [7, 1, 2, 3, 4, 5, 6])
    }
}
