import CoreGraphics

/// Sentences. A period, question mark, exclamation mark or ellipsis ends a sentence if white space follows.
/// Ideographic marks always end a sentence.
extension TextBoundaries {
    /// Returns the sentence at an offset, including the white space after it.
    package func sentence(at offset: Int) -> Range<Int> {
        let paragraph = paragraph(at: offset)
        var start = paragraph.lowerBound
        var position = start
        while position < paragraph.upperBound {
            let after = next(after: position)
            if endsSentence(position, before: after, paragraph.upperBound) {
                let end = skippingWhitespace(from: after, to: paragraph.upperBound)
                if offset < end { return start..<end }
                start = end
                position = max(end, after)
            } else {
                position = after
            }
        }
        return start..<paragraph.upperBound
    }

    private func endsSentence(_ position: Int, before after: Int, _ limit: Int) -> Bool {
        switch text[index(position)] {
        case "。", "！", "？": true
        case ".", "!", "?", "…": after >= limit || text[index(after)].isWhitespace
        default: false
        }
    }

    private func skippingWhitespace(from position: Int, to limit: Int) -> Int {
        var position = position
        while position < limit, text[index(position)].isWhitespace { position = next(after: position) }
        return position
    }
}
