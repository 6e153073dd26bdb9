import UIKitEngines

/// An iterator over the words in a substring.
struct SpellingWords: Sequence, IteratorProtocol {
    private var remainingText: Substring
    /// The offset of the remaining text, in UTF-16 units.
    private var offset: Int

    init(_ text: Substring, offset: Int) {
        remainingText = text
        self.offset = offset
    }

    /// Returns the next word and its range, in UTF-16 units. Apostrophes between letters belong to a word.
    ///
    /// Words with digits or underscores, and ideographs, are skipped.
    mutating func next() -> (word: Substring, range: Range<Int>)? {
        while let first = remainingText.first {
            guard isWordCharacter(first) else {
                drop(first)
                continue
            }
            let word = word()
            let start = offset
            remainingText = remainingText[word.endIndex...]
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
        var end = remainingText.startIndex
        while end < remainingText.endIndex {
            let after = remainingText.index(after: end)
            let isInnerApostrophe =
                Self.apostrophes.contains(remainingText[end]) && after < remainingText.endIndex && remainingText[after].isLetter
            guard isInnerApostrophe || isWordCharacter(remainingText[end]) else { break }
            end = after
        }
        return remainingText[..<end]
    }

    private mutating func drop(_ character: Character) {
        remainingText.removeFirst()
        offset += character.utf16.count
    }
}
