import CoreGraphics

/// Words: runs of letters and digits, runs of punctuation, and runs of blanks.
extension TextBoundaries {
    /// The classes of characters. All characters of a word have the same class.
    package enum Kind: Hashable, Sendable {
        case word, ideograph, kana, blank, newline, sign
    }

    package static func kind(of character: Character) -> Kind {
        if character.isNewline { return .newline }
        if character.isWhitespace { return .blank }
        guard let scalar = character.unicodeScalars.first else { return .sign }
        switch scalar.value {
        case 0x4E00...0x9FFF, 0x3400...0x4DBF, 0x20000...0x2FA1F: return .ideograph
        case 0x3040...0x30FF, 0x31F0...0x31FF: return .kana
        default: break
        }
        let isLetter = scalar.properties.isAlphabetic || scalar.properties.numericType != nil || scalar == "_"
        return isLetter ? .word : .sign
    }

    /// Returns the run of one class at an offset; at the end of a paragraph, the run before the offset. Newlines
    /// belong to no run.
    package func word(at offset: Int) -> Range<Int> {
        let paragraph = paragraph(at: offset)
        guard !paragraph.isEmpty else { return paragraph }
        let position = min(aligned(offset), previous(before: paragraph.upperBound))
        let kind = kind(at: position)
        var start = position
        while start > paragraph.lowerBound, belongsToRun(previous(before: start), kind) { start = previous(before: start) }
        var end = next(after: position)
        while end < paragraph.upperBound, belongsToRun(end, kind) { end = next(after: end) }
        return start..<end
    }

    /// Returns the end of the next word, to which Control and the right arrow key move.
    package func wordEnd(after offset: Int) -> Int {
        var position = aligned(offset)
        while position < count, !isWord(kind(at: position)) { position = next(after: position) }
        guard position < count else { return count }
        return word(at: position).upperBound
    }

    /// Returns the start of the previous word, to which Control and the left arrow key move.
    package func wordStart(before offset: Int) -> Int {
        var position = aligned(offset)
        while position > 0, !isWord(kind(at: previous(before: position))) { position = previous(before: position) }
        guard position > 0 else { return 0 }
        return word(at: previous(before: position)).lowerBound
    }

    /// Returns the words that intersect a range.
    package func words(in range: Range<Int>) -> [Range<Int>] {
        var words: [Range<Int>] = []
        var position = aligned(range.lowerBound)
        while position < min(range.upperBound, count) {
            guard isWord(kind(at: position)) else {
                position = next(after: position)
                continue
            }
            let word = word(at: position)
            words.append(word)
            position = max(word.upperBound, next(after: position))
        }
        return words
    }

    private func isWord(_ kind: Kind) -> Bool { kind == .word || kind == .ideograph || kind == .kana }

    private func kind(at offset: Int) -> Kind { Self.kind(of: text[index(offset)]) }

    private func belongsToRun(_ offset: Int, _ kind: Kind) -> Bool {
        let ownKind = self.kind(at: offset)
        if ownKind == kind { return true }
        // An apostrophe between letters does not separate words.
        guard kind == .word, ["'", "’"].contains(text[index(offset)]) else { return false }
        let after = next(after: offset)
        return offset > 0 && after < count && self.kind(at: previous(before: offset)) == .word && self.kind(at: after) == .word
    }
}
