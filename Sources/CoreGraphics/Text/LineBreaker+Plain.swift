extension LineBreaker {
    /// Returns the start of `piece` if the piece is a plain word after another plain word and a space. The line then
    /// ends between the two words. This avoids the line break analysis of the whole paragraph, the slowest part of
    /// line breaking.
    ///
    /// Plain words consist of ASCII letters and digits, which have no break opportunities, and of closing
    /// punctuation.
    ///
    /// - Source: https://www.unicode.org/reports/tr14/ (rules LB7, LB13, LB18, LB23, LB25, LB28)
    func plainBreakOffset(before piece: TextPiece, from lineStart: Int) -> Int? {
        let text = paragraph.text
        var before = piece.start - 1
        guard before > lineStart, text[before] == 0x20 else { return nil }
        while before > lineStart, text[before] == 0x20 { before -= 1 }
        guard Self.isAlphanumeric(text[before]) || Self.isClosingMark(text[before]) else { return nil }
        var index = piece.start
        while index < piece.end, Self.isAlphanumeric(text[index]) { index += 1 }
        guard index > piece.start else { return nil }
        while index < piece.end, Self.isClosingMark(text[index]) { index += 1 }
        guard index == piece.end, index >= paragraph.range.upperBound || text[index] == 0x20 else { return nil }
        return piece.start
    }

    /// Returns the end of a line that consists of a single ASCII word. Such a word has no break opportunity and is
    /// divided between two letters. Returns `nil` for other lines, which need the line break analysis.
    ///
    /// - Source: https://www.unicode.org/reports/tr14/ (rules LB23, LB25, LB28)
    func breakOffsetInPlainWord(from lineStart: Int, fitting: Int, piece: TextPiece) -> Int? {
        let breakOffset = max(fitting, lineStart + 1)
        guard piece.word != nil, breakOffset < paragraph.range.upperBound, breakOffset <= piece.end else { return nil }
        return paragraph.text[lineStart...breakOffset].allSatisfy(Self.isAlphanumeric) ? breakOffset : nil
    }

    private static func isAlphanumeric(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
        default: false
        }
    }

    /// Returns whether a byte is a comma, full stop, colon, semicolon, exclamation mark or question mark.
    private static func isClosingMark(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x2C, 0x2E, 0x3A, 0x3B, 0x21, 0x3F: true
        default: false
        }
    }
}
