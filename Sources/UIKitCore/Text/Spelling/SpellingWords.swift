import UIKitEngines

/// An iterator over the words in a substring.
struct SpellingWords: Sequence, IteratorProtocol {
    private var rest: Substring
    /// The offset of the remaining text, in UTF-16 units.
    private var offset: Int

    init(_ text: Substring, offset: Int) {
        (rest, self.offset) = (text, offset)
    }

    /// Returns the next word and its range, in UTF-16 units. Apostrophes between letters and soft hyphens belong to a
    /// word.
    ///
    /// Text with digits, underscores or ideographs is skipped.
    mutating func next() -> (word: Substring, range: Range<Int>)? {
        while let first = rest.first {
            guard isPart(first) else {
                drop(first)
                continue
            }
            let word = word()
            let start = offset
            rest = rest[word.endIndex...]
            offset += word.utf16.count
            guard word.allSatisfy({ $0.isLetter || Self.apostrophes.contains($0) }) else { continue }
            return (word, start..<offset)
        }
        return nil
    }

    private static let apostrophes: Set<Character> = ["'", "’"]

    private func isPart(_ character: Character) -> Bool {
        switch TextBoundaries.kind(of: character) {
        case .word: true
        case .ideograph, .kana, .blank, .newline, .sign: false
        }
    }

    private func word() -> Substring {
        var end = rest.startIndex
        while end < rest.endIndex {
            let after = rest.index(after: end)
            let isInside = Self.apostrophes.contains(rest[end]) && after < rest.endIndex && rest[after].isLetter
            guard isInside || isPart(rest[end]) else { break }
            end = after
        }
        return rest[..<end]
    }

    private mutating func drop(_ character: Character) {
        rest.removeFirst()
        offset += character.utf16.count
    }
}
