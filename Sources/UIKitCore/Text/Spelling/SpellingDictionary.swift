/// The words of a language.
@MainActor protocol SpellingDictionary: AnyObject {
    /// Whether a word is spelled correctly.
    func isCorrect(_ word: String) -> Bool
    /// Words that may be meant by a misspelled one, the most likely first.
    func suggestions(for word: String) -> [String]
    /// Words that begin with these letters, small or capital ones; at most `limit`, the shortest first.
    func completions(of beginning: String, limit: Int) -> [String]
}

/// The dictionaries that a machine has.
@MainActor protocol SpellingDictionaries: AnyObject {
    /// The languages in the notation of locales, such as `en_US`, in alphabetical order.
    var languages: [String] { get }
    /// The dictionary of one of the languages; `nil` if it cannot be read.
    func dictionary(for language: String) -> (any SpellingDictionary)?
}
