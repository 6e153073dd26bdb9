/// Smart quotes, dashes, and insertion and deletion of spaces.
package enum SmartTyping {
    /// Returns the typographic quotation mark for a straight one. The result is an opening mark at the beginning of
    /// the text, and after a space, an opening bracket or a dash. Otherwise it is a closing mark.
    ///
    /// - Parameters:
    ///   - typed: A straight double or single quotation mark. For any other string, the result is `nil`.
    ///   - previous: The character before the insertion point; `nil` at the beginning.
    package static func quotationMark(for typed: String, after previous: Character?) -> String? {
        let opens = previous.map { $0.isWhitespace || "([{<—–-‘“«".contains($0) } ?? true
        switch typed {
        case "\"": return opens ? "“" : "”"
        case "'": return opens ? "‘" : "’"
        default: return nil
        }
    }

    /// Whether a typed hyphen and the hyphen before it become a dash. Exactly two hyphens become a dash.
    ///
    /// - Parameters:
    ///   - typed: The typed text.
    ///   - previous: The characters before the insertion point, the nearest one first.
    package static func makesDash(_ typed: String, after previous: [Character]) -> Bool {
        typed == "-" && previous.first == "-" && previous.dropFirst().first != "-"
    }

    /// Determines the adjacent space to delete together with a range. If two spaces would remain, the space before the
    /// range is deleted; at the beginning of the text, the space after the range.
    ///
    /// - Parameters:
    ///   - removed: The deleted text. Spaces are deleted only together with words.
    ///   - previous: The character before the range; `nil` at the beginning of the text.
    ///   - next: The character after the range; `nil` at the end.
    /// - Returns: Whether the space before the range is deleted, and whether the space after it is.
    package static func spacesToRemove(
        around removed: String, _ previous: Character?, _ next: Character?
    ) -> (before: Bool, behind: Bool) {
        guard let first = removed.first, let last = removed.last, isWord(first), isWord(last) else { return (false, false) }
        let endsWord = next.map { $0 == " " || $0.isNewline || $0.isPunctuation } ?? true
        if previous == " ", endsWord { return (true, false) }
        return (false, next == " " && (previous == nil || previous?.isNewline == true))
    }

    /// Returns the inserted text with the spaces that separate it from adjacent words.
    ///
    /// - Parameters:
    ///   - text: The inserted text.
    ///   - previous: The character before it; `nil` at the beginning of the text.
    ///   - next: The character after it; `nil` at the end.
    package static func padded(_ text: String, _ previous: Character?, _ next: Character?) -> String {
        guard let first = text.first, let last = text.last else { return text }
        let prefix = isWord(first) && previous.map(isWord) == true ? " " : ""
        let suffix = isWord(last) && next.map(isWord) == true ? " " : ""
        return prefix + text + suffix
    }

    private static func isWord(_ character: Character) -> Bool { character.isLetter || character.isNumber }
}
