extension LineBreaker {
    /// Returns the next line. If a single word would remain for the last line, the last word of this line is moved to
    /// the last line as well.
    mutating func nextAvoidingOrphan(availableWidth: Double, start: Double) -> Line {
        let line = next(availableWidth: availableWidth, start: start)
        guard style.avoidsOrphans, !line.isLast, hyphenationOffset == nil,
            let narrower = widthWithoutLastWord(of: line, availableWidth: availableWidth)
        else { return line }
        undoLine()
        return next(availableWidth: narrower, start: start)
    }

    /// Returns the width of the line without its last word and the space before that word. Returns `nil` unless
    /// exactly one word remains after the line, and the last word of the line fits beside that word.
    private mutating func widthWithoutLastWord(of line: Line, availableWidth: Double) -> Double? {
        var nextWordWidth = 0.0
        var hasEnded = false
        var next = index
        while hasPiece(next) {
            let piece = pieces[next]
            next += 1
            piecesExamined += 1
            if piece.kind == .word && !hasEnded {
                nextWordWidth += piece.width
            } else if piece.kind == .space {
                hasEnded = true
            } else {
                return nil
            }
            // A long word has many pieces. The sum ends as soon as it exceeds the width, so that it is not computed
            // again for each line.
            guard nextWordWidth <= availableWidth + Self.tolerance else { return nil }
        }
        let end = line.pieces.lastIndex { $0.kind == .word } ?? -1
        guard nextWordWidth > 0, let space = line.pieces[...end].lastIndex(where: { $0.kind == .space }), space > 0 else { return nil }
        let shortened = line.pieces[..<space]
        guard shortened.contains(where: { $0.kind == .space }), shortened.allSatisfy({ $0.kind == .word || $0.kind == .space })
        else { return nil }
        let movedWidth = line.pieces[(space + 1)...].reduce(0) { $0 + $1.width }
        let width = shortened.reduce(0) { $0 + $1.width }
        return movedWidth + line.pieces[space].width + nextWordWidth <= availableWidth ? width : nil
    }

    /// Returns whether a break at `offset` would divide a Korean word.
    func splitsHangul(_ offset: Int) -> Bool {
        guard style.keepsHangulWords, offset - 3 >= paragraph.range.lowerBound, offset < paragraph.range.upperBound else { return false }
        return Self.isHangul(paragraph.text, at: offset - 3) && Self.isHangul(paragraph.text, at: offset)
    }

    /// Returns whether a Hangul syllable, U+AC00…U+D7A3 (EA B0 80 to ED 9E A3), begins at `index`.
    private static func isHangul(_ text: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
        guard (0xEA...0xED).contains(text[index]) else { return false }
        let value = UTF8Text.scalar(in: text, at: index).0.value
        return (0xAC00...0xD7A3).contains(value)
    }
}
