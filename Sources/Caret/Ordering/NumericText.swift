import Foundation

/// A string that is prepared for comparison in natural order, with `9.jpg` before `10.jpg`. It is divided into
/// alternating runs of digits and of other characters.
@usableFromInline struct NumericText {
    private let parts: [Part]

    @usableFromInline init(_ text: String) {
        var parts: [Part] = []
        var remaining = Substring(CaseFolding.folded(text))
        while let first = remaining.first {
            let isNumber = Self.isDigit(first)
            let run = remaining.prefix { Self.isDigit($0) == isNumber }
            parts.append(Part(text: run, isNumber: isNumber))
            remaining = remaining[run.endIndex...]
        }
        self.parts = parts
    }

    /// Compares two strings without regard to case. Runs of digits are compared by value. If nothing else differs,
    /// the string with fewer leading zeros comes first.
    @usableFromInline static func compare(_ lhs: NumericText, _ rhs: NumericText) -> ComparisonResult {
        for (left, right) in zip(lhs.parts, rhs.parts) {
            let result = left.compare(right)
            if result != .orderedSame { return result }
        }
        let result = ComparisonResult(lhs.parts.count, rhs.parts.count)
        return result == .orderedSame ? compareLeadingZeros(lhs, rhs) : result
    }

    private static func compareLeadingZeros(_ lhs: NumericText, _ rhs: NumericText) -> ComparisonResult {
        for (left, right) in zip(lhs.parts, rhs.parts) where left.isNumber && left.text.utf8.count != right.text.utf8.count {
            return ComparisonResult(left.text.utf8.count, right.text.utf8.count)
        }
        return .orderedSame
    }

    private static func isDigit(_ character: Character) -> Bool { character.isASCII && ("0"..."9").contains(character) }

    /// A run of digits, or of other characters. Digits come first.
    private struct Part {
        let text: Substring
        let isNumber: Bool

        func compare(_ other: Part) -> ComparisonResult {
            switch (isNumber, other.isNumber) {
            case (true, true): compareValue(other)
            case (false, false): ComparisonResult(text, other.text)
            case (true, false): .orderedAscending
            case (false, true): .orderedDescending
            }
        }

        /// Compares numbers of any length. Without leading zeros, the number with more digits is larger.
        private func compareValue(_ other: Part) -> ComparisonResult {
            let digits = text.drop { $0 == "0" }, otherDigits = other.text.drop { $0 == "0" }
            let byLength = ComparisonResult(digits.utf8.count, otherDigits.utf8.count)
            return byLength == .orderedSame ? ComparisonResult(digits, otherDigits) : byLength
        }
    }
}
