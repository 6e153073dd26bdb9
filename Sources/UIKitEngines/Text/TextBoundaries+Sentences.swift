import CoreGraphics

/// Sentences. A period, question mark, exclamation mark or ellipsis ends a sentence if white space follows.
/// Ideographic marks always end a sentence.
extension TextBoundaries {
    /// Returns the sentence at an offset, including the white space after it.
    package func sentence(at offset: Int) -> Range<Int> {
        let paragraph = paragraph(at: offset)
        var start = paragraph.lowerBound
        var place = start
        while place < paragraph.upperBound {
            let after = next(after: place)
            if ends(place, before: after, paragraph.upperBound) {
                let end = skippingBlanks(from: after, to: paragraph.upperBound)
                if offset < end { return start..<end }
                start = end
                place = max(end, after)
            } else {
                place = after
            }
        }
        return start..<paragraph.upperBound
    }

    private func ends(_ place: Int, before after: Int, _ limit: Int) -> Bool {
        switch text[index(place)] {
        case "。", "！", "？": true
        case ".", "!", "?", "…": after >= limit || text[index(after)].isWhitespace
        default: false
        }
    }

    private func skippingBlanks(from place: Int, to limit: Int) -> Int {
        var place = place
        while place < limit, text[index(place)].isWhitespace { place = next(after: place) }
        return place
    }
}
