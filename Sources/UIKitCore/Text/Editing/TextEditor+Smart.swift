import UIKitEngines

/// Smart quotes, dashes and insertion of spaces.
extension TextEditor {
    /// Returns the text to insert for typed text, and the range to replace.
    func smartInsertion(_ typedText: String, in range: Range<Int>) -> (text: String, range: Range<Int>) {
        guard markedRange == nil, !isSecure, typedText.count == 1 else { return (typedText, range) }
        if smartTraits.quotes == .yes,
            let quotationMark = SmartTyping.quotationMark(for: typedText, after: characters(before: range.lowerBound, 1).first)
        {
            return (quotationMark, range)
        }
        if smartTraits.dashes == .yes, SmartTyping.makesDash(typedText, after: characters(before: range.lowerBound, 2)) {
            return ("—", range.lowerBound - 1..<range.upperBound)
        }
        return (typedText, range)
    }

    /// The selection, extended by the adjacent spaces that would be superfluous after a cut.
    var rangeToCut: Range<Int> {
        let range = caret.range
        guard smartTraits.insertDelete == .yes, !range.isEmpty else { return range }
        let text = (storage.string as NSString).substring(with: NSRange(range))
        let superfluousSpaces = SmartTyping.spacesToRemove(
            around: text, characters(before: range.lowerBound, 1).first, character(at: range.upperBound))
        return range.lowerBound - (superfluousSpaces.before ? 1 : 0)..<range.upperBound + (superfluousSpaces.behind ? 1 : 0)
    }

    /// Returns pasted text with spaces that separate the text from adjacent words.
    func padded(_ text: StyledText, in range: Range<Int>) -> StyledText {
        guard smartTraits.insertDelete == .yes, let attributes = text.runs.first?.attributes else { return text }
        let paddedText = SmartTyping.padded(text.string, characters(before: range.lowerBound, 1).first, character(at: range.upperBound))
        guard paddedText != text.string else { return text }
        var result = StyledText(paddedText.hasPrefix(" ") && !text.string.hasPrefix(" ") ? " " : "", attributes)
        result.append(text)
        if paddedText.hasSuffix(" "), !text.string.hasSuffix(" ") { result.append(" ", text.runs.last?.attributes ?? attributes) }
        return result
    }

    /// Returns the characters before an offset, the nearest first.
    private func characters(before offset: Int, _ count: Int) -> [Character] {
        var result: [Character] = []
        var end = offset
        while result.count < count, end > 0 {
            let start = boundaries.previous(before: end)
            guard start < end else { break }
            result += (storage.string as NSString).substring(with: NSRange(start..<end))
            end = start
        }
        return result
    }

    private func character(at offset: Int) -> Character? {
        guard offset < length else { return nil }
        return (storage.string as NSString).substring(with: NSRange(offset..<boundaries.next(after: offset))).first
    }
}
