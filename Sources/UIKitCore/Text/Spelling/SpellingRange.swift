import Foundation
import UIKitEngines

/// The part of a string that is checked for spelling.
struct SpellingRange {
    private let string: String
    /// The range, in UTF-16 units.
    private let range: Range<Int>

    /// Creates the part of a string to check.
    ///
    /// - Precondition: The range is within the string.
    init(_ string: String, _ range: NSRange) {
        let count = string.utf16.count
        precondition(
            range.location >= 0 && range.length >= 0 && range.location <= count - range.length,
            "UITextChecker: range \(range), but the text has \(count) UTF-16 units. Use a range of the text.")
        self.string = string
        self.range = range.location..<range.location + range.length
    }

    var text: Substring { text(from: range.lowerBound) }

    private func text(from start: Int) -> Substring { string[index(start)..<index(range.upperBound)] }

    private func index(_ offset: Int) -> String.Index { String.Index(utf16Offset: offset, in: string) }

    /// Returns the first word at or after an offset that satisfies a condition and is not part of an address.
    func first(from start: Int, where isWanted: (String) -> Bool) -> NSRange? {
        var words = SpellingWords(text(from: start), offset: start)
        while let (word, wordRange) = words.next() {
            // The word is the rest of a longer word that begins before the offset.
            if wordRange.lowerBound == start, start > range.lowerBound, isPrecededByLetter(start) { continue }
            if isWanted(String(word)), !isAddress(at: wordRange) { return NSRange(wordRange) }
        }
        return nil
    }

    private func isPrecededByLetter(_ offset: Int) -> Bool {
        let before = string[..<index(offset)].last
        return before?.isLetter == true
    }

    /// The distance around a word within which an address is detected, in UTF-16 units.
    private static let addressDistance = 100

    /// Returns whether the word is part of a web address or an email address.
    private func isAddress(at wordRange: Range<Int>) -> Bool {
        let low = index(max(wordRange.lowerBound - Self.addressDistance, range.lowerBound))
        let high = index(min(wordRange.upperBound + Self.addressDistance, range.upperBound))
        let textBefore = string[low..<index(wordRange.lowerBound)].reversed().prefix { !$0.isWhitespace }.reversed()
        let textAfter = string[index(wordRange.upperBound)..<high].prefix { !$0.isWhitespace }
        let isPunctuation = { (character: Character) in Self.addressPunctuation.contains(character) }
        guard textBefore.contains(where: isPunctuation) || textAfter.contains(where: isPunctuation) else { return false }
        let word = string[index(wordRange.lowerBound)..<index(wordRange.upperBound)]
        let token = String(textBefore) + word + textAfter
        let wordRangeInToken = String(textBefore).utf16.count..<String(textBefore).utf16.count + word.utf16.count
        return DataDetector.matches(in: token, .links).contains { $0.range.overlaps(wordRangeInToken) }
    }

    private static let addressPunctuation: Set<Character> = [".", "@", ":", "/"]
}
