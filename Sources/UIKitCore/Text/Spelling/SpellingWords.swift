import UIKitEngines

/// An iterator over the words in a substring.
struct SpellingWords: Sequence, IteratorProtocol {
    private var remaining: Substring
    /// The offset of the remaining text, in UTF-16 units.
    private var offset: Int

    init(_ text: Substring, offset: Int) {
        (remaining, self.offset) = (text, offset)
    }

    /// Returns the next word and its range, in UTF-16 units. Apostrophes between letters belong to a word.
    ///
    /// Words with digits or underscores, and ideographs, are skipped.
    mutating func next() -> (word: Substring, range: Range<Int>)? {
        while let first = remaining.first {
            guard isWordCharacter(first) else {
                drop(first)
                continue
            }
            let word = word()
            let start = offset
            remaining = remaining[word.endIndex...]
            offset += word.utf16.count
            guard word.allSatisfy({ $0.isLetter || Self.apostrophes.contains($0) }) else { continue }
            return (word, start..<offset)
        }
        return nil
    }

    private static let apostrophes: Set<Character> = ["'", "’"]

    private func isWordCharacter(_ character: Character) -> Bool {
        switch TextBoundaries.kind(of: character) {
        case .word: true
        case .ideograph, .kana, .blank, .newline, .sign: false
        }
    }

    private func word() -> Substring {
        var end = remaining.startIndex
        while end < remaining.endIndex {
            let after = remaining.index(after: end)
            let isInnerApostrophe = Self.apostrophes.contains(remaining[end]) && after < remaining.endIndex && remaining[after].isLetter
            guard isInnerApostrophe || isWordCharacter(remaining[end]) else { break }
            end = after
        }
        return remaining[..<end]
    }

    private mutating func drop(_ character: Character) {
        remaining.removeFirst()
        offset += character.utf16.count
    }
}
