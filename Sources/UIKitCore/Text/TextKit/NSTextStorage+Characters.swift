/// Edits that begin or end inside of a composed character.
///
/// Foundation on Linux moves both ends of such a range back to the start of a character. It then replaces the wrong
/// text, and its attribute ranges no longer match the text's length. This implementation replaces whole characters,
/// and reinserts their parts outside of the range.
extension NSTextStorage {
    /// Returns the whole characters that a range touches; `nil` if both ends are between characters, or the range is
    /// out of bounds.
    private func wholeCharacters(around range: NSRange) -> NSRange? {
        let text = string
        let end = text.utf16.count
        guard range.location > 0 || range.length < end, range.location >= 0, range.length >= 0, range.location <= end - range.length else {
            return nil
        }
        let first = String.Index(utf16Offset: range.location, in: text)
        let last = String.Index(utf16Offset: range.upperBound, in: text)
        let (start, stop) = (text.characterStart(at: first), text.characterStart(at: last))
        guard start < first || stop < last else { return nil }
        return NSRange(start..<(stop < last ? text.index(after: last) : last), in: text)
    }

    /// Implements `replaceCharacters(in:with:)` of the superclass, also for ranges that split a character.
    func replaceUTF16Range(_ range: NSRange, with text: String) {
        guard let wholeRange = wholeCharacters(around: range) else { return super.replaceCharacters(in: range, with: text) }
        var replacement = styled(NSRange(wholeRange.location..<range.location))
        let remainder = styled(NSRange(range.upperBound..<wholeRange.upperBound))
        let attributes = attributes(at: range.length > 0 ? range.location : max(0, range.location - 1), effectiveRange: nil)
        replacement.append(text, attributes)
        replacement.append(remainder)
        super.replaceCharacters(in: wholeRange, with: replacement.string)
        var location = wholeRange.location
        for run in replacement.runs {
            super.setAttributes(run.attributes, range: NSRange(location: location, length: run.length))
            location += run.length
        }
    }
}

extension String {
    /// Returns the start of the character that contains an index.
    fileprivate func characterStart(at position: Index) -> Index {
        position == endIndex ? position : index(before: index(after: position))
    }
}
