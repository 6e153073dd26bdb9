/// What becomes of plain keys where a text wants typographer's signs.
package enum SmartTyping {
    /// A quotation mark for a straight one: opening after a blank, an opening bracket or dash and at the beginning, else closing.
    ///
    /// - Parameters:
    ///   - typed: a straight double or single quotation mark; all else is `nil`.
    ///   - previous: what it is typed behind; `nil` at the beginning.
    package static func quotationMark(for typed: String, after previous: Character?) -> String? {
        let opens = previous.map { $0.isWhitespace || "([{<—–-‘“«".contains($0) } ?? true
        switch typed {
        case "\"": return opens ? "“" : "”"
        case "'": return opens ? "‘" : "’"
        default: return nil
        }
    }

    /// Whether a hyphen makes a dash of the one before it: of two, and of no more.
    ///
    /// - Parameters:
    ///   - typed: what is typed.
    ///   - previous: what it is typed behind, the nearest first.
    package static func makesDash(_ typed: String, after previous: [Character]) -> Bool {
        typed == "-" && previous.first == "-" && previous.dropFirst().first != "-"
    }

    /// What goes with a stretch that is cut out: the blank before it where one too many would be left, or behind it at the beginning.
    ///
    /// - Parameters:
    ///   - removed: the stretch; only words take blanks along.
    ///   - previous: what stands before it; `nil` at the beginning of the text.
    ///   - next: what stands behind it; `nil` at the end.
    /// - Returns: whether the blank before it goes, and whether that behind it does.
    package static func blanksToRemove(
        around removed: String, _ previous: Character?, _ next: Character?
    ) -> (before: Bool, behind: Bool) {
        guard let first = removed.first, let last = removed.last, isWord(first), isWord(last) else { return (false, false) }
        let endsThere = next.map { $0 == " " || $0.isNewline || $0.isPunctuation } ?? true
        if previous == " ", endsThere { return (true, false) }
        return (false, next == " " && (previous == nil || previous?.isNewline == true))
    }

    /// What is put in with a stretch, so that words do not grow together.
    ///
    /// - Parameters:
    ///   - text: what is put in.
    ///   - previous: what stands before it; `nil` at the beginning of the text.
    ///   - next: what stands behind it; `nil` at the end.
    package static func padded(_ text: String, _ previous: Character?, _ next: Character?) -> String {
        guard let first = text.first, let last = text.last else { return text }
        let before = isWord(first) && previous.map(isWord) == true ? " " : ""
        let behind = isWord(last) && next.map(isWord) == true ? " " : ""
        return before + text + behind
    }

    private static func isWord(_ character: Character) -> Bool { character.isLetter || character.isNumber }
}
