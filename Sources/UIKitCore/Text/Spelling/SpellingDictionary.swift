/// The words of a language.
@MainActor protocol SpellingDictionary: AnyObject {
    /// Returns whether a word is spelled correctly.
    func isCorrect(_ word: String) -> Bool
    /// Returns the corrections of a misspelled word, the most likely first.
    func suggestions(for word: String) -> [String]
    /// Returns at most `limit` words that begin with `prefix` in any case, the shortest first.
    func completions(of prefix: String, limit: Int) -> [String]
}

/// The dictionaries of a machine.
@MainActor protocol SpellingDictionaries: AnyObject {
    /// The languages as locale identifiers, such as `en_US`, in alphabetical order.
    var languages: [String] { get }
    /// Returns the dictionary of a language; `nil` if the dictionary cannot be read.
    func dictionary(for language: String) -> (any SpellingDictionary)?
}
