import Foundation
import UIKitEngines

/// The part of a string that is checked for spelling.
struct SpellingText {
    private let whole: String
    /// The range, in UTF-16 units.
    private let range: Range<Int>

    /// Creates the part of a string to check.
    ///
    /// - Precondition: The range is within the string.
    init(_ whole: String, _ range: NSRange) {
        let count = whole.utf16.count
        precondition(
            range.location >= 0 && range.length >= 0 && range.location <= count - range.length,
            "UITextChecker: range \(range), but the text has \(count) UTF-16 units. Use a range of the text.")
        self.whole = whole
        self.range = range.location..<range.location + range.length
    }

    var text: Substring { text(from: range.lowerBound) }

    private func text(from start: Int) -> Substring { whole[index(start)..<index(range.upperBound)] }

    private func index(_ offset: Int) -> String.Index { String.Index(utf16Offset: offset, in: whole) }

    /// Returns the first word at or after an offset that satisfies a condition and is not part of an address.
    func first(from start: Int, where isWanted: (String) -> Bool) -> NSRange? {
        var words = SpellingWords(text(from: start), offset: start)
        while let (word, place) = words.next() {
            // The word is the rest of a longer word that begins before the offset.
            if place.lowerBound == start, start > range.lowerBound, isInside(start) { continue }
            if isWanted(String(word)), !isAddress(at: place) { return NSRange(place) }
        }
        return nil
    }

    private func isInside(_ offset: Int) -> Bool {
        let before = whole[..<index(offset)].last
        return before?.isLetter == true
    }

    /// The distance around a word within which an address is detected, in UTF-16 units.
    private static let reach = 100

    /// Returns whether the word is part of a web address or an email address.
    private func isAddress(at place: Range<Int>) -> Bool {
        let low = index(max(place.lowerBound - Self.reach, range.lowerBound))
        let high = index(min(place.upperBound + Self.reach, range.upperBound))
        let before = whole[low..<index(place.lowerBound)].reversed().prefix { !$0.isWhitespace }.reversed()
        let after = whole[index(place.upperBound)..<high].prefix { !$0.isWhitespace }
        guard before.contains(where: Self.signs.contains) || after.contains(where: Self.signs.contains) else { return false }
        let word = whole[index(place.lowerBound)..<index(place.upperBound)]
        let token = String(before) + word + after
        let inner = String(before).utf16.count..<String(before).utf16.count + word.utf16.count
        return DataDetector.findings(in: token, .links).contains { $0.range.overlaps(inner) }
    }

    private static let signs: Set<Character> = [".", "@", ":", "/"]
}
