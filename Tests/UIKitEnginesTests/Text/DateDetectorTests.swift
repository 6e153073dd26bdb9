import Foundation
import Testing

@testable import UIKitEngines

/// Dates and times in English texts, relative to Sunday, the 22nd of November 2026, 10:00 in New York.
@Suite struct DateDetectorTests {
    private func moment(isDayFirst: Bool = false) throws -> DetectorMoment {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try #require(TimeZone(identifier: "America/New_York"))
        let now = try #require(calendar.date(from: DateComponents(year: 2026, month: 11, day: 22, hour: 10)))
        return DetectorMoment(now: now, calendar: calendar, isDayFirst: isDayFirst)
    }

    /// Returns the detected dates, each with its moment in New York.
    private func found(_ text: String, isDayFirst: Bool = false) throws -> [String] {
        let moment = try moment(isDayFirst: isDayFirst)
        let format = DateFormatter()
        format.locale = Locale(identifier: "en_US_POSIX")
        format.timeZone = moment.calendar.timeZone
        return try DataDetector.matches(in: text, .dates, at: moment).map { finding in
            let address = finding.url.absoluteString
            let seconds = try #require(Double(address.replacing("calshow:", with: "")))
            let words = String(decoding: Array(text.utf16)[finding.range], as: UTF16.self)
            format.dateFormat = Int(seconds) % 60 == 0 ? "yyyy-MM-dd HH:mm" : "yyyy-MM-dd HH:mm:ss"
            return "\(words)|\(format.string(from: Date(timeIntervalSinceReferenceDate: seconds)))"
        }
    }

    @Test(arguments: [
        ("Lunch tomorrow at 5 pm, then.", "tomorrow at 5 pm|2026-11-23 17:00"), ("today", "today|2026-11-22 12:00"),
        ("Call me yesterday", "yesterday|2026-11-21 12:00"), ("tonight", "tonight|2026-11-22 20:00"),
        ("tonight at 8", "tonight at 8|2026-11-22 20:00"), ("tomorrow at 5", "tomorrow at 5|2026-11-23 17:00"),
        ("tomorrow morning", "tomorrow morning|2026-11-23 09:00"),
        ("tomorrow evening at 7:30", "tomorrow evening at 7:30|2026-11-23 19:30"),
        ("this afternoon", "this afternoon|2026-11-22 15:00"),
        ("the day after tomorrow, 9:15", "the day after tomorrow, 9:15|2026-11-24 09:15"),
        ("noon tomorrow", "noon tomorrow|2026-11-23 12:00"), ("midnight on Friday", "midnight on Friday|2026-11-27 00:00"),
        ("tomorrow, 10:15–11:30", "tomorrow, 10:15–11:30|2026-11-23 10:15"),
    ]) func relativeDaysAreFound(_ text: String, _ expected: String) throws {
        #expect(try found(text) == [expected])
    }

    @Test(arguments: [
        ("See you Friday.", "Friday|2026-11-27 12:00"), ("Sunday", "Sunday|2026-11-22 12:00"),
        ("next Sunday", "next Sunday|2026-11-29 12:00"), ("last Sunday", "last Sunday|2026-11-15 12:00"),
        ("Mon 9am", "Mon 9am|2026-11-23 09:00"), ("Wednesday night", "Wednesday night|2026-11-25 20:00"),
        ("Fri, Dec 25, 5:30 p.m.", "Fri, Dec 25, 5:30 p.m.|2026-12-25 17:30"), ("5 pm on Tuesday", "5 pm on Tuesday|2026-11-24 17:00"),
    ]) func weekdaysAreFound(_ text: String, _ expected: String) throws {
        #expect(try found(text) == [expected])
    }

    @Test(arguments: [
        ("12/24/2026", "12/24/2026|2026-12-24 12:00"), ("Due 24.12.2026!", "24.12.2026|2026-12-24 12:00"),
        ("2026-12-24", "2026-12-24|2026-12-24 12:00"), ("12/24/26 9:00", "12/24/26 9:00|2026-12-24 09:00"),
        ("24/12/2026", "24/12/2026|2026-12-24 12:00"), ("3/4/2026", "3/4/2026|2026-03-04 12:00"),
        ("12/24 at 5 pm", "12/24 at 5 pm|2026-12-24 17:00"), ("2026-12-24T09:00:30Z", "2026-12-24T09:00:30Z|2026-12-24 04:00:30"),
        ("2026-12-24T09:00+01:00", "2026-12-24T09:00+01:00|2026-12-24 03:00"),
    ]) func numericDatesAreFound(_ text: String, _ expected: String) throws {
        #expect(try found(text) == [expected])
    }

    @Test(arguments: [
        ("Dec 24, 2026 at 9:00", "Dec 24, 2026 at 9:00|2026-12-24 09:00"), ("December 24th", "December 24th|2026-12-24 12:00"),
        ("Dec. 24", "Dec. 24|2026-12-24 12:00"), ("24 December 2027", "24 December 2027|2027-12-24 12:00"),
        ("the 4th of July", "4th of July|2027-07-04 12:00"), ("May 5", "May 5|2027-05-05 12:00"),
        ("Sept 9, 2026", "Sept 9, 2026|2026-09-09 12:00"), ("9:00 on Dec 24", "9:00 on Dec 24|2026-12-24 09:00"),
        ("Feb 29", "Feb 29|2028-02-29 12:00"), ("December 24, 5-6 pm", "December 24, 5-6 pm|2026-12-24 17:00"),
        ("Dec 24 at 5 pm PST", "Dec 24 at 5 pm PST|2026-12-24 20:00"), ("Dec 24, 11 to 1 pm", "Dec 24, 11 to 1 pm|2026-12-24 11:00"),
        ("Dec 24 at 17:00 UTC+1", "Dec 24 at 17:00 UTC+1|2026-12-24 11:00"),
    ]) func writtenDatesAreFound(_ text: String, _ expected: String) throws {
        #expect(try found(text) == [expected])
    }

    @Test(arguments: [
        ("at 17:00", "17:00|2026-11-22 17:00"), ("Call at 5:30 PM.", "5:30 PM|2026-11-22 17:30"), ("5pm", "5pm|2026-11-22 17:00"),
        ("8 o'clock", "8 o'clock|2026-11-22 08:00"), ("12 am", "12 am|2026-11-22 00:00"), ("12 p.m.", "12 p.m.|2026-11-22 12:00"),
        ("from 9:00 to 10:30", "9:00 to 10:30|2026-11-22 09:00"), ("11:30-1:00 pm", "11:30-1:00 pm|2026-11-22 11:30"),
    ]) func timesAreFoundAlone(_ text: String, _ expected: String) throws {
        #expect(try found(text) == [expected])
    }

    @Test(arguments: [
        "I sat there", "We may 2 times", "sun and moon", "The march goes on", "Room 12", "16:9", "a ratio of 16:10", "John 3:16", "1/2 cup",
        "24/7", "v12/24/2026", "12/24/2026/7", "13/32/2026", "2026-13-01", "2026-02-30", "Feb 30", "10.15.7", "192.168.1.10", "tomorrow's",
        "$5", "5 people", "25 pm", "5:60 pm", "13 pm", "Mon", "Dec", "May", "2026", "noon", "at 5", "I am 5", "12:34:56", "day 5 of 7",
        "3/4", "10-12", "Mayday 5", "",
    ]) func otherTextsAreNoDate(_ text: String) throws {
        #expect(try found(text) == [])
    }

    @Test func theRegionDeterminesTheOrderOfDayAndMonth() throws {
        #expect(try found("3/4/2026", isDayFirst: true) == ["3/4/2026|2026-04-03 12:00"])
        #expect(try found("12/24/2026", isDayFirst: true) == ["12/24/2026|2026-12-24 12:00"])
    }

    @Test func severalDatesAreFoundAndLinesSeparateThem() throws {
        #expect(try found("Friday\nat 5 pm; Monday, Dec 28").count == 3)
        #expect(try found("today 🎉 tomorrow") == ["today|2026-11-22 12:00", "tomorrow|2026-11-23 12:00"])
    }

    @Test func withoutAMomentNoneAreFound() { #expect(DataDetector.matches(in: "tomorrow", .dates).isEmpty) }

    @Test func longTextsAreRead() throws {
        for text in ["morning ", "tomorrow morning ", "5-", "12/", "Dec ", "1:00 to ", "next ", "the day after ", "9:00-"] {
            let (few, many) = try (found(String(repeating: text, count: 50)).count, found(String(repeating: text, count: 5_000)).count)
            #expect(abs(many - few * 100) <= 100, "\(text): \(few) of 50, \(many) of 5,000")
        }
    }
}
