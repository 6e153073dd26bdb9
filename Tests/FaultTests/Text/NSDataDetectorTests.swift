import CaretTesting
import Foundation
import Testing
import UIKit

/// Data detectors, which find the same data as text views.
@MainActor @Suite(.app) struct NSDataDetectorTests {
    /// Foundation's constants, which are deprecated here.
    private struct Kind: OptionSet {
        let rawValue: NSTextCheckingTypes
        static let date = Kind(rawValue: 8)
        static let address = Kind(rawValue: 16)
        static let link = Kind(rawValue: 32)
        static let phoneNumber = Kind(rawValue: 2048)
    }

    private func matches(_ text: String, _ kinds: Kind, range: NSRange? = nil) throws -> [NSTextCheckingResult] {
        try NSDataDetector(types: kinds.rawValue).matches(in: text, range: range ?? NSRange(location: 0, length: text.utf16.count))
    }

    private func words(_ text: String, _ results: [NSTextCheckingResult]) -> [String] {
        results.map { (text as NSString).substring(with: $0.range) }
    }

    @Test func `G22 links of pages, of mail and of apps are found`() throws {
        let text = "👋 See www.example.org, (https://a.example/b?c=d), me@example.org or myapp://open/1."
        let found = try matches(text, .link)
        #expect(words(text, found) == ["www.example.org", "https://a.example/b?c=d", "me@example.org", "myapp://open/1"])
        #expect(
            found.map { $0.url?.absoluteString }
                == ["http://www.example.org", "https://a.example/b?c=d", "mailto:me@example.org", "myapp://open/1"])
        #expect(
            found.allSatisfy {
                $0.resultType.rawValue == Kind.link.rawValue && $0.numberOfRanges == 1 && $0.phoneNumber == nil && $0.date == nil
            })
        #expect(try matches("http:// :// a://", .link).isEmpty)
    }

    @Test func `G22 telephone numbers are found as they are written`() throws {
        let found = try matches("Call +49 (30) 1234-567 or 555-1234, not 2026-03-14.", .phoneNumber)
        #expect(found.map(\.phoneNumber) == ["+49 (30) 1234-567", "555-1234"])
        #expect(found.first?.resultType.rawValue == Kind.phoneNumber.rawValue && found.first?.url == nil)
    }

    @Test(arguments: [
        (
            "at 1 Infinite Loop, Cupertino, CA 95014, USA.",
            ["Street": "1 Infinite Loop", "City": "Cupertino", "State": "CA", "ZIP": "95014", "Country": "USA"]
        ),
        ("10 Downing Street, London SW1A 2AA", ["Street": "10 Downing Street", "City": "London", "ZIP": "SW1A 2AA"]),
        (
            "350 5th Ave, Suite 300,\nNew York, NY 10118",
            ["Street": "350 5th Ave, Suite 300", "City": "New York", "State": "NY", "ZIP": "10118"]
        ),
        ("see 12 Main Street", ["Street": "12 Main Street"]),
        ("P.O. Box 123, Austin, Texas", ["Street": "P.O. Box 123", "City": "Austin", "State": "Texas"]),
    ])
    func `G22 addresses are taken apart`(_ text: String, _ parts: [String: String]) throws {
        let found = try matches(text, .address)
        #expect(found.count == 1 && found.first?.resultType.rawValue == Kind.address.rawValue)
        let components = try #require(found.first?.addressComponents)
        #expect(Dictionary(uniqueKeysWithValues: components.map { ($0.key.rawValue, $0.value) }) == parts)
        #expect(found.first?.components == components)
    }

    @Test func `G22 days and times are dates`() throws {
        let text = "Meet on December 24, 2026 at 9:00 UTC, or 2027-01-02 from 5 to 6:30 pm."
        let found = try matches(text, .date)
        #expect(words(text, found) == ["December 24, 2026 at 9:00 UTC", "2027-01-02 from 5 to 6:30 pm"])
        #expect(found[0].date == Date(timeIntervalSince1970: 1_798_102_800) && found[0].timeZone?.secondsFromGMT() == 0)
        #expect(found[0].duration == 0 && found[1].duration == 5400 && found[1].timeZone == nil)
        let parts = Calendar(identifier: .gregorian).dateComponents(
            [.year, .month, .day, .hour, .minute], from: try #require(found[1].date))
        #expect(parts == DateComponents(year: 2027, month: 1, day: 2, hour: 17, minute: 0))
    }

    @Test func `G22 a range limits what is found, and a block ends it`() throws {
        let text = "a.com b.com c.com d.com"
        #expect(words(text, try matches(text, .link, range: NSRange(location: 6, length: 11))) == ["b.com", "c.com"])
        let detector = try NSDataDetector(types: Kind.link.rawValue)
        var seen: [Int] = []
        let whole = NSRange(location: 0, length: text.utf16.count)
        detector.enumerateMatches(in: text, range: whole) { result, _, stop in
            seen.append(result?.range.location ?? -1)
            stop.pointee = ObjCBool(seen.count == 2)
        }
        #expect(seen == [0, 6])
        #expect(detector.numberOfMatches(in: text, range: whole) == 4)
        #expect(detector.rangeOfFirstMatch(in: "none", range: NSRange(location: 0, length: 4)).location == NSNotFound)
        #expect(detector.firstMatch(in: text, options: .anchored, range: NSRange(location: 5, length: 6)) == nil)
        #expect(
            detector.stringByReplacingMatches(in: "x a.com", range: NSRange(location: 0, length: 7), withTemplate: "<$0\\$>")
                == "x <a.com$>")
    }

    @Test func `G22 several types are found together, in order`() throws {
        let text = "Tomorrow at 5 pm: call 555-1234 or write to a@b.org, 12 Main Street"
        let found = try matches(text, [.date, .phoneNumber, .link, .address])
        #expect(found.map { Kind(rawValue: $0.resultType.rawValue) } == [.date, .phoneNumber, .link, .address])
        let types = Kind.date.rawValue | Kind.link.rawValue
        #expect(try NSDataDetector(types: types).checkingTypes == types)
    }

    @Test(arguments: [0, 2])
    func `G22 types that cannot be detected are an error`(_ types: NSTextCheckingTypes) {
        #expect(throws: NSError.self) { try NSDataDetector(types: types) }
    }

    @Test func `G22 results can be created and offset`() throws {
        let url = try #require(URL(string: "https://a.example"))
        let link = NSTextCheckingResult.linkCheckingResult(range: NSRange(location: 2, length: 3), url: url)
        #expect(link.url == url && link.range(at: 0) == NSRange(location: 2, length: 3) && link.resultType.rawValue == Kind.link.rawValue)
        #expect(link.adjustingRanges(offset: 4).range == NSRange(location: 6, length: 3))
        let date = NSTextCheckingResult.dateCheckingResult(
            range: NSRange(location: 0, length: 1), date: .distantPast, timeZone: .gmt, duration: 60)
        #expect(date.date == .distantPast && date.timeZone == .gmt && date.duration == 60 && date.url == nil)
    }

    @Test func `G22 detectors and text views find the same data`() throws {
        let text = "Call 555-1234 or see a.com/x today at 9:00, 12 Main Street"
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        view.isEditable = false
        view.dataDetectorTypes = .all
        view.text = text
        var shown: [NSRange] = []
        view.attributedText.enumerateAttribute(.link, in: NSRange(location: 0, length: text.utf16.count)) { value, range, _ in
            if value != nil { shown.append(range) }
        }
        #expect(try matches(text, [.date, .phoneNumber, .link, .address]).map(\.range) == shown && shown.count == 4)
    }

    /// Quadratic time for such a text would be minutes.
    @Test(arguments: ["(", "1 Main ", "a@", "5:", "+1-", "http://", "x.y", "Dec 24 ", "://"])
    func `G22 long texts of difficult characters are read`(_ piece: String) throws {
        let text = String(repeating: piece, count: 60_000 / piece.utf16.count)
        _ = try matches(text, [.date, .phoneNumber, .link, .address])
    }
}
