import Foundation

/// Finds the hyphenation points of words with Liang's algorithm, as in TeX.
///
/// A pattern is a sequence of letters with values between them. A word in lower case, with a full stop at both ends,
/// is compared with all patterns at every position. Between two letters, the maximum of the values counts: a hyphen is
/// allowed where the maximum is odd, at a minimum distance from both ends. The cost is the word's length times the
/// longest pattern's length.
///
/// - Source: https://tug.org/docs/liang/liang-thesis.pdf
struct Hyphenator: Sendable {
    /// The letters of each pattern, with the values between them.
    private var patterns: [[UInt8]: [UInt8]] = [:]
    private var longestPattern = 0
    /// The minimum number of letters before and after a hyphen.
    private var minimumBefore = 2
    private var minimumAfter = 3

    /// Parses a dictionary of the hyphen library: the first line is the encoding, and each following line is a pattern
    /// or a minimum. Parsing ends at a second level.
    init(dictionary: String) {
        for line in dictionary.split(whereSeparator: \.isNewline).dropFirst() {
            if line.hasPrefix("NEXTLEVEL") { break }
            if line.hasPrefix("LEFTHYPHENMIN") { minimumBefore = number(in: line) ?? minimumBefore }
            if line.hasPrefix("RIGHTHYPHENMIN") { minimumAfter = number(in: line) ?? minimumAfter }
            add(line)
        }
    }

    /// The English dictionary of Debian's package `hyphen-en-us`; `nil` if the package is not installed.
    static let english: Hyphenator? = {
        guard let bytes = FileManager.default.contents(atPath: englishPath) else { return nil }
        return Hyphenator(dictionary: String(decoding: bytes, as: UTF8.self))
    }()

    private static let englishPath = "/usr/share/hyphen/hyph_en_US.dic"

    private func number(in line: Substring) -> Int? {
        line.split(separator: " ").last.flatMap { Int($0) }.map { min(20, max(1, $0)) }
    }

    /// Adds a pattern such as `.ach4`. Patterns with replacements or non-ASCII letters are ignored.
    private mutating func add(_ line: Substring) {
        var letters: [UInt8] = []
        var values: [UInt8] = [0]
        for byte in line.utf8 {
            switch byte {
            case 0x30...0x39: values[values.count - 1] = byte - 0x30
            case 0x61...0x7A, 0x2E:
                letters.append(byte)
                values.append(0)
            default: return
            }
        }
        guard !letters.isEmpty, letters.count <= 32 else { return }
        longestPattern = max(longestPattern, letters.count)
        patterns[letters] = values
    }

    /// Returns the positions at which a hyphen is allowed, as numbers of preceding letters in ascending order.
    ///
    /// - Parameter word: ASCII letters of either case. Words of more than 64 letters are not hyphenated.
    func hyphenationPoints(in word: some Collection<UInt8>) -> [Int] {
        guard word.count >= minimumBefore + minimumAfter, word.count <= 64 else { return [] }
        let letters = [0x2E] + word.map { $0 | 0x20 } + [0x2E]
        var values = [UInt8](repeating: 0, count: letters.count + 1)
        for start in letters.indices {
            for end in start + 1...min(letters.count, start + longestPattern) {
                guard let found = patterns[Array(letters[start..<end])] else { continue }
                for (offset, value) in found.enumerated() { values[start + offset] = max(values[start + offset], value) }
            }
        }
        return (minimumBefore...word.count - minimumAfter).filter { values[$0 + 1] & 1 == 1 }
    }
}
