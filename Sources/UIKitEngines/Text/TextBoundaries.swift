import CoreGraphics

/// Where characters, words and paragraphs of a text begin and end. Offsets are UTF-16 units, as Foundation counts.
///
/// A character is what a person sees as one: a flag, a family, a letter with its accents. No answer lies inside of one.
package struct TextBoundaries {
    package let text: String
    package let count: Int

    package init(_ text: String) {
        self.text = text
        count = text.utf16.count
    }

    package func clamped(_ offset: Int) -> Int { min(max(0, offset), count) }

    /// The end of the character that holds, or begins at, an offset.
    package func next(after offset: Int) -> Int {
        guard offset < count else { return count }
        return place(text.index(after: index(max(0, offset))))
    }

    /// The beginning of the character that ends at, or holds, an offset.
    package func previous(before offset: Int) -> Int {
        guard offset > 0 else { return 0 }
        return start(ofCharacterAt: min(offset, count) - 1)
    }

    /// The same offset, or the beginning of the character around it.
    package func aligned(_ offset: Int) -> Int {
        guard offset > 0 else { return 0 }
        guard offset < count else { return count }
        return start(ofCharacterAt: offset)
    }

    /// The smallest range of whole characters around a range that need not fit the text.
    package func whole(_ range: Range<Int>) -> Range<Int> {
        let start = aligned(range.lowerBound)
        let end = clamped(range.upperBound)
        guard !range.isEmpty, end > start else { return start..<start }
        let from = aligned(end)
        return start..<(from == end ? end : next(after: from))
    }

    private func start(ofCharacterAt offset: Int) -> Int {
        // Going one forward leaves the character, so that going one back is at its beginning.
        place(text.index(before: text.index(after: index(offset))))
    }

    func index(_ offset: Int) -> String.Index { text.utf16.index(text.utf16.startIndex, offsetBy: offset) }
    func place(_ index: String.Index) -> Int { text.utf16.distance(from: text.utf16.startIndex, to: index) }
}

/// Paragraphs, which newlines end.
extension TextBoundaries {
    /// The paragraph around an offset, without its newline.
    package func paragraph(at offset: Int) -> Range<Int> {
        let place = index(aligned(offset))
        let start = text[..<place].lastIndex(where: \.isNewline).map { text.index(after: $0) } ?? text.startIndex
        let end = text[place...].firstIndex(where: \.isNewline) ?? text.endIndex
        return self.place(start)..<self.place(end)
    }

    /// The end of the paragraph, or of the one after if the offset is there already.
    package func paragraphEnd(after offset: Int) -> Int {
        let end = paragraph(at: offset).upperBound
        guard end == offset, end < count else { return end }
        return paragraph(at: next(after: end)).upperBound
    }

    /// The beginning of the paragraph, or of the one before if the offset is there already.
    package func paragraphStart(before offset: Int) -> Int {
        let start = paragraph(at: offset).lowerBound
        guard start == offset, start > 0 else { return start }
        return paragraph(at: previous(before: start)).lowerBound
    }
}
