import CoreGraphics

/// The boundaries of characters, words and paragraphs in a string. Offsets are in UTF-16 units, as in Foundation.
///
/// A character is an extended grapheme cluster, such as a flag, an emoji of a family, or a letter with its accents.
/// No result is inside a character.
package struct TextBoundaries {
    package let text: String
    package let count: Int

    package init(_ text: String) {
        self.text = text
        count = text.utf16.count
    }

    package func clamped(_ offset: Int) -> Int { min(max(0, offset), count) }

    /// Returns the end of the character that contains or begins at an offset.
    package func next(after offset: Int) -> Int {
        guard offset < count else { return count }
        return utf16Offset(text.index(after: index(max(0, offset))))
    }

    /// Returns the start of the character that ends at or contains an offset.
    package func previous(before offset: Int) -> Int {
        guard offset > 0 else { return 0 }
        return start(ofCharacterAt: min(offset, count) - 1)
    }

    /// Returns the offset itself if it is between characters, or else the start of the character that contains it.
    package func aligned(_ offset: Int) -> Int {
        guard offset > 0 else { return 0 }
        guard offset < count else { return count }
        return start(ofCharacterAt: offset)
    }

    /// Returns the smallest range of whole characters that contains a range. The range may exceed the string.
    package func characterAligned(_ range: Range<Int>) -> Range<Int> {
        let start = aligned(range.lowerBound)
        let end = clamped(range.upperBound)
        guard !range.isEmpty, end > start else { return start..<start }
        let from = aligned(end)
        return start..<(from == end ? end : next(after: from))
    }

    private func start(ofCharacterAt offset: Int) -> Int {
        // The step forward leaves the character, so that the step back returns its start.
        utf16Offset(text.index(before: text.index(after: index(offset))))
    }

    func index(_ offset: Int) -> String.Index { text.utf16.index(text.utf16.startIndex, offsetBy: offset) }
    func utf16Offset(_ index: String.Index) -> Int { text.utf16.distance(from: text.utf16.startIndex, to: index) }
}

/// Paragraphs, which end at newlines.
extension TextBoundaries {
    /// Returns the paragraph at an offset, without its newline.
    package func paragraph(at offset: Int) -> Range<Int> {
        let position = index(aligned(offset))
        let start = text[..<position].lastIndex(where: \.isNewline).map { text.index(after: $0) } ?? text.startIndex
        let end = text[position...].firstIndex(where: \.isNewline) ?? text.endIndex
        return self.utf16Offset(start)..<self.utf16Offset(end)
    }

    /// Returns the end of the paragraph; if the offset is already at the end, that of the next paragraph.
    package func paragraphEnd(after offset: Int) -> Int {
        let end = paragraph(at: offset).upperBound
        guard end == offset, end < count else { return end }
        return paragraph(at: next(after: end)).upperBound
    }

    /// Returns the start of the paragraph; if the offset is already at the start, that of the previous paragraph.
    package func paragraphStart(before offset: Int) -> Int {
        let start = paragraph(at: offset).lowerBound
        guard start == offset, start > 0 else { return start }
        return paragraph(at: previous(before: start)).lowerBound
    }
}
