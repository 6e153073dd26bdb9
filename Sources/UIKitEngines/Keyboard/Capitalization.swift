/// The automatic capitalization of a keyboard.
package enum Capitalization: Int, Hashable, Sendable {
    case none, words, sentences, everything

    /// The maximum number of characters before the caret that determine capitalization.
    package static let contextLength = 16

    /// Whether the next letter is a capital. `text` is the text before the caret, or its last ``contextLength``
    /// characters.
    package func capitalizesNextLetter(after text: String) -> Bool {
        switch self {
        case .none: return false
        case .everything: return true
        case .words: return text.last.map { $0.isWhitespace } ?? true
        case .sentences:
            guard let last = text.last else { return true }
            if last.isNewline { return true }
            guard last.isWhitespace else { return false }
            // Quotation marks and brackets may be between the end of a sentence and the space.
            let end = text.reversed().first { !$0.isWhitespace && !"\"'”’»)]".contains($0) }
            return end.map { ".!?…。".contains($0) } ?? true
        }
    }
}
