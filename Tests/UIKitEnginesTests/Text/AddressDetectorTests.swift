import Foundation
import Testing

@testable import UIKitEngines

/// Postal addresses in English texts.
@Suite struct AddressDetectorTests {
    private func found(_ text: String) -> [String] {
        DataDetector.matches(in: text, .addresses).map { String(decoding: Array(text.utf16)[$0.range], as: UTF16.self) }
    }

    @Test(arguments: [
        "1 Infinite Loop, Cupertino, CA 95014", "1600 Pennsylvania Avenue NW, Washington, DC 20500",
        "350 Fifth Ave, New York, NY 10118-0110",
        "1600 Broadway, New York, NY 10019", "221B Baker Street, London NW1 6XE", "10 Downing Street, London SW1A 2AA, United Kingdom",
        "123 Main St", "123 N. Main St., Apt. 4B, Springfield, Illinois 62704", "742 Evergreen Terrace", "12-14 High Street",
        "1185 Sixth Avenue, New York", "500 W 5th Street, Suite 300, Austin, TX 78701",
        "290 Bremner Blvd, Toronto, ON M5V 3L9, Canada", "1 Macquarie Street, Sydney NSW 2000, Australia", "P.O. Box 123, Salem, OR 97301",
        "1 Infinite Loop\nCupertino, CA 95014\nUSA", "4059 Mt. Lee Drive, Los Angeles, CA 90068", "1234 Highway 101, Coos Bay, OR 97420",
        "77 Massachusetts Ave, Cambridge, MA 02139, USA", "1 O'Connell Street, Dublin, Ireland", "100 Park Place Drive",
        "2020 Main Street, Irvine, CA 92614", "15 Hutton, Denver, CO 80202",
    ]) func addressesAreFoundCompletely(_ address: String) {
        #expect(found(address) == [address])
        #expect(found("We live at \(address) (call first)") == [address])
        #expect(found("Go to \(address), please.") == [address])
    }

    @Test(arguments: [
        "In 2020 Wall Street fell", "Chapter 5 The Long Road", "3 main street", "We had 3 Big Dogs 12345", "12 Angry Men", "5 o'clock",
        "I ate 12 Apples, Bananas and Pears", "Room 5", "$5 Main Street", "v1 Main Street", "10.5 Main Street", "1234567 Main Street",
        "0 Main Street", "Main Street", "7 Days Drive people mad", "9 Supreme Court cases", "100 %", "2 St", "1 Road", "12/24/2026", "",
        "Windows 11 Home, Texas", "iPhone 15 Pro Max", "Top 10 Star Drive",
    ]) func otherTextsAreNoAddress(_ text: String) { #expect(found(text) == []) }

    @Test func theURLIsThatOfAMap() {
        let finding = DataDetector.matches(in: "at 1 Infinite Loop\n Cupertino, CA 95014!", .addresses).first
        #expect(finding?.url.absoluteString == "https://maps.apple.com/?address=1%20Infinite%20Loop%20Cupertino,%20CA%2095014")
        #expect(finding?.range == 3..<39)
    }

    @Test func partsOfAnAddressOrADateAreNothingElse() throws {
        let moment = DetectorMoment(now: Date(timeIntervalSinceReferenceDate: 0), calendar: Calendar(identifier: .gregorian))
        func count(_ text: String, _ kinds: DataDetector.Kinds) -> Int { DataDetector.matches(in: text, kinds, at: moment).count }
        let text = "Friday at 10 Downing Street, London SW1A 2AA, or call 555-1234. See example.org/5pm"
        #expect(count(text, [.addresses, .dates, .phones, .links]) == 4)
        // A number in an address or a date is no telephone number, even where only these are searched.
        #expect(count("2026-12-24 09:00", .phones) == 0 && count("12/24/2026 9:00", .phones) == 0)
        #expect(count("350 Fifth Ave, New York, NY 10118-0110", .phones) == 0)
        #expect(count("555-1234 tomorrow", [.phones, .dates]) == 2)
    }

    @Test func longTextsAreRead() {
        for text in ["1 Main ", "1 ", "Main ", "1 Main Street, ", "1 N. ", "1 A-", "P.O. Box 1, New York, ", "1 the "] {
            let (few, many) = (found(String(repeating: text, count: 50)).count, found(String(repeating: text, count: 5_000)).count)
            #expect(abs(many - few * 100) <= 100, "\(text): \(few) of 50, \(many) of 5,000")
        }
    }
}
