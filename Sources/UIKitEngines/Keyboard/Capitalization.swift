/// The automatic capitalization of a keyboard.
package enum Capitalization: Int, Hashable, Sendable {
    case none, words, sentences, everything

    /// The number of characters before the caret that are worth reading.
    package static let reach = 16

    /// Whether a capital follows `text`, which is the text before the caret or its last ``reach`` characters.
    package func isDue(after text: String) -> Bool {
        switch self {
        case .none: return false
        case .everything: return true
        case .words: return text.last.map { $0.isWhitespace } ?? true
        case .sentences:
            guard let last = text.last else { return true }
            if last.isNewline { return true }
            guard last.isWhitespace else { return false }
            // Quotes and brackets are allowed between the end of a sentence and the space.
            let end = text.reversed().first { !$0.isWhitespace && !"\"'”’»)]".contains($0) }
            return end.map { ".!?…。".contains($0) } ?? true
        }
    }
}
