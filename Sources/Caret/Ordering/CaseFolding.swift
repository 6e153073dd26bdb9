import Foundation

/// Case-insensitive comparison of strings, with the locale-independent mappings of Unicode.
@usableFromInline enum CaseFolding {
    /// Compares `lhs` with `rhs`; strings that differ only in case or in the composition of accents are equal.
    static func compare(_ lhs: String, _ rhs: String) -> ComparisonResult {
        let asciiResult = lhs.utf8.withContiguousStorageIfAvailable { left in
            rhs.utf8.withContiguousStorageIfAvailable { right in compareASCII(left, right) }
        }
        // The result is `nil` if the left or the right storage is not contiguous, or if the comparison is undecided.
        if let rightResult = asciiResult, let comparison = rightResult, let result = comparison { return result }
        return ComparisonResult(folded(lhs), folded(rhs))
    }

    /// Returns a string with its case removed. The string is mapped to uppercase first, so that strings with the same
    /// uppercase become equal, such as `ß` and `ss` or `ς` and `σ`.
    @usableFromInline static func folded(_ text: String) -> String {
        text.utf8.all { $0 < 0x80 } ? text.lowercased() : text.uppercased().lowercased()
    }

    /// Compares two ASCII strings; returns `nil` if other characters affect the result.
    private static func compareASCII(_ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>) -> ComparisonResult? {
        let commonCount = min(left.count, right.count)
        for index in 0..<commonCount {
            let a = left[index], b = right[index]
            guard a | b < 0x80 else { return nil }
            guard a != b else { continue }
            let lowerA = lowercased(a), lowerB = lowercased(b)
            guard lowerA != lowerB else { continue }
            // A combining accent after the character would change the letter.
            guard isASCII(left, at: index + 1), isASCII(right, at: index + 1) else { return nil }
            return lowerA < lowerB ? .orderedAscending : .orderedDescending
        }
        guard isASCII(left, at: commonCount), isASCII(right, at: commonCount) else { return nil }
        return ComparisonResult(left.count, right.count)
    }

    private static func isASCII(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
        index >= bytes.count || bytes[index] < 0x80
    }

    private static func lowercased(_ byte: UInt8) -> UInt8 {
        // The letters A–Z have the codes 0x41…0x5A, and their lowercase letters have the bit 0x20 set.
        byte &- 0x41 < 26 ? byte | 0x20 : byte
    }
}
