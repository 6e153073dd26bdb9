import Foundation

/// Where a text holds another.
package struct TextSearch: Sendable {
    /// Which part of a word has to fit.
    package enum Words: Hashable, Sendable {
        /// Any, also of several words.
        case contains
        /// Its beginning.
        case startsWith
        /// All of it.
        case fullWord
    }

    package var query: String
    package var words = Words.contains
    package var options: String.CompareOptions = .caseInsensitive

    package init(_ query: String) { self.query = query }

    /// The places, from the beginning of the text on, none of which overlaps another; in UTF-16 units. Nothing is nowhere.
    package func matches(in text: String) -> [NSRange] {
        guard !query.isEmpty else { return [] }
        let text = text as NSString
        // From the beginning on, whatever was asked for.
        let options = options.subtracting([.backwards, .anchored])
        var result: [NSRange] = []
        var start = 0
        while start < text.length {
            let found = text.range(of: query, options: options, range: NSRange(location: start, length: text.length - start))
            guard found.location != NSNotFound else { break }
            if found.length > 0, fits(found, in: text) { result.append(found) }
            start = max(found.location + found.length, found.location + 1)
        }
        return result
    }

    private func fits(_ range: NSRange, in text: NSString) -> Bool {
        let startsWord = range.location == 0 || !Self.isOfWord(text.character(at: range.location - 1))
        let end = range.location + range.length
        switch words {
        case .contains: return true
        case .startsWith: return startsWord
        case .fullWord: return startsWord && (end >= text.length || !Self.isOfWord(text.character(at: end)))
        }
    }

    /// Halves of pairs count as letters: what is written so, mostly is a letter.
    private static func isOfWord(_ unit: UInt16) -> Bool {
        guard let scalar = Unicode.Scalar(unit) else { return true }
        return CharacterSet.alphanumerics.contains(scalar) || scalar == "_"
    }
}
