extension LineBreaker {
    /// Returns whether the character before an offset is a soft hyphen, U+00AD, which is visible at the end of a line.
    func endsWithSoftHyphen(_ breakOffset: Int) -> Bool {
        guard breakOffset - 2 >= paragraph.range.lowerBound else { return false }
        return paragraph.text[breakOffset - 2] == 0xC2 && paragraph.text[breakOffset - 1] == 0xAD
    }

    /// Returns a hyphen in the style of a piece.
    func hyphen(after piece: TextPiece) -> TextPiece? {
        guard let word = TextEngine.shared.hyphen(paragraph.content.runs[piece.style].style) else { return nil }
        return TextPiece(
            kind: .word, level: piece.level, style: piece.style, start: piece.end, end: piece.end, word: word,
            width: word.width(spacing(piece)))
    }

    /// Returns whether the line with its hyphen fits, if the line is broken at a soft hyphen.
    func leavesRoomForHyphen(_ breakOffset: Int, line: Line, piece: TextPiece, availableWidth: Double) -> Bool {
        guard endsWithSoftHyphen(breakOffset) else { return true }
        var x = 0.0
        var last = piece
        for part in line.pieces + [piece] where part.start < breakOffset {
            last = part
            x += part.end <= breakOffset ? part.width : self.part(of: part, from: part.start, to: breakOffset).width
        }
        return x + (hyphen(after: last)?.width ?? 0) <= availableWidth + Self.tolerance
    }
}

extension LineBreaker {
    /// Returns whether the last line was hyphenated at an offset.
    func isHyphenated(_ breakOffset: Int) -> Bool { hyphenationOffset == breakOffset }

    /// Returns a hyphenation point in the word that does not fit, if the line without the word is not sufficiently
    /// filled.
    mutating func findHyphenationOffset(from lineStart: Int, piece: TextPiece, line: Line, availableWidth: Double) -> Int? {
        guard piece.word != nil, availableWidth > 0, isEnglish(piece), let letters = letters(of: piece),
            let hyphenator = TextEngine.shared.hyphenator()
        else {
            return nil
        }
        var end = line.pieces.count
        while end > 0, line.pieces[end - 1].isBlank { end -= 1 }
        let filledWidth = line.pieces[..<end].reduce(0) { $0 + $1.width }
        guard filledWidth / availableWidth < Double(style.hyphenation), let hyphen = hyphen(after: piece) else { return nil }
        let remainingWidth = availableWidth - line.pieces.reduce(0) { $0 + $1.width } - hyphen.width + Self.tolerance
        for letterCount in hyphenator.hyphenationPoints(in: paragraph.text[letters]).reversed() {
            let offset = letters.lowerBound + letterCount
            guard part(of: piece, from: piece.start, to: offset).width <= remainingWidth else { continue }
            hyphenationOffset = offset
            return offset
        }
        return nil
    }

    /// Returns whether the text's language, if specified, is that of the dictionary.
    private func isEnglish(_ piece: TextPiece) -> Bool {
        guard let language = paragraph.content.runs[piece.style].style.language?.lowercased() else { return true }
        return language == "en" || language.hasPrefix("en-")
    }

    /// Returns the range of a word's letters without surrounding punctuation; `nil` unless all of them are ASCII
    /// letters.
    private func letters(of piece: TextPiece) -> Range<Int>? {
        var range = piece.start..<piece.end
        while let first = range.first, !Self.isLetter(paragraph.text[first]) { range = range.dropFirst() }
        while let last = range.last, !Self.isLetter(paragraph.text[last]) { range = range.dropLast() }
        guard !range.isEmpty, range.allSatisfy({ Self.isLetter(paragraph.text[$0]) }) else { return nil }
        return range
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
}
