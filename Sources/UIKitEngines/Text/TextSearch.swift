import Foundation

/// Finds the occurrences of a query in a string.
package struct TextSearch: Sendable {
    /// The part of a word that has to match.
    package enum Words: Hashable, Sendable {
        /// Any part; a match may also span several words.
        case contains
        /// A match has to begin at the start of a word.
        case startsWith
        /// A match has to be a full word.
        case fullWord
    }

    package var query: String
    package var words = Words.contains
    package var options: String.CompareOptions = .caseInsensitive

    package init(_ query: String) { self.query = query }

    /// Returns the matches without overlaps, in UTF-16 units from the start of the string; none for an empty query.
    package func matches(in text: String) -> [NSRange] {
        guard !query.isEmpty else { return [] }
        let text = text as NSString
        // The search runs forward even if these options are set.
        let options = options.subtracting([.backwards, .anchored])
        var result: [NSRange] = []
        var start = 0
        while start < text.length {
            let found = text.range(of: query, options: options, range: NSRange(location: start, length: text.length - start))
            guard found.location != NSNotFound else { break }
            if found.length > 0, matchesWords(found, in: text) { result.append(found) }
            start = max(found.location + found.length, found.location + 1)
        }
        return result
    }

    private func matchesWords(_ range: NSRange, in text: NSString) -> Bool {
        let startsWord = range.location == 0 || !Self.isWordUnit(text.character(at: range.location - 1))
        let end = range.location + range.length
        switch words {
        case .contains: return true
        case .startsWith: return startsWord
        case .fullWord: return startsWord && (end >= text.length || !Self.isWordUnit(text.character(at: end)))
        }
    }

    /// Whether a unit is part of a word. Surrogates count as letters, because most characters that they encode are
    /// letters.
    private static func isWordUnit(_ unit: UInt16) -> Bool {
        guard let scalar = Unicode.Scalar(unit) else { return true }
        return CharacterSet.alphanumerics.contains(scalar) || scalar == "_"
    }
}
