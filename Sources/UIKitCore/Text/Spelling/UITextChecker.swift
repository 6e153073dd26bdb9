import Foundation

/// Finds misspelled words in text, and suggests corrections.
///
/// ```swift
/// let checker = UITextChecker()
/// let whole = NSRange(location: 0, length: text.utf16.count)
/// let wrong = checker.rangeOfMisspelledWord(in: text, range: whole, startingAt: 0, wrap: false, language: "en_US")
/// ```
/// Ranges are in UTF-16 units of the text. Words with digits, links and email addresses are not checked.
///
/// A check splits the range into words and looks up each word in the learned and ignored words, then in the
/// dictionary. The result is the first unknown word that is not part of an address. The time is proportional to the
/// text up to that word. With wrapping, a second pass checks from the beginning of the range to the start.
///
/// > Difference from Apple: the words are those of Hunspell's dictionaries, which Linux distributions package (on
/// > Debian `libhunspell-1.7-0` and `hunspell-en-us`). Hunspell is loaded when a checker needs it. Without Hunspell,
/// > or without a dictionary, there are no languages, no word is misspelled, and guesses and completions are `nil`.
/// > Grammar is not checked.
/// - Source: https://developer.apple.com/documentation/uikit/uitextchecker
@preconcurrency @MainActor open class UITextChecker: NSObject {
    private let dictionaries: any SpellingDictionaries
    private let learned: LearnedWords
    private var storedIgnoredWords: [String] = []

    /// Creates a checker without ignored words.
    public override convenience init() { self.init(dictionaries: HunspellDictionaries.system, learned: .ofApp) }

    init(dictionaries: any SpellingDictionaries, learned: LearnedWords) {
        self.dictionaries = dictionaries
        self.learned = learned
        super.init()
    }

    /// The available languages, such as `en_US`: the variants of the user's language first, then the other languages in
    /// alphabetical order.
    open class var availableLanguages: [String] {
        SpellingLanguage.sorted(HunspellDictionaries.system.languages, preferred: UserLocale.current.identifier)
    }

    // MARK: - Checking

    /// Returns the range of the first misspelled word; a range at `NSNotFound` if no word is misspelled, or if
    /// the language is not available.
    ///
    /// - Parameters:
    ///   - stringToCheck: The text.
    ///   - range: The range of the text to check.
    ///   - startingOffset: The offset at which the search begins; words that begin before this offset are checked
    ///     only after wrapping.
    ///   - wrapFlag: Whether the search continues at the beginning of the range.
    ///   - language: One of ``availableLanguages``; `en` means the default variant of English, `en-US` means `en_US`.
    /// - Precondition: The range is within the text.
    open func rangeOfMisspelledWord(
        in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
    ) -> NSRange {
        let text = SpellingRange(stringToCheck, range)
        let notFound = NSRange(location: NSNotFound, length: 0)
        guard let dictionary = dictionary(for: language) else { return notFound }
        let start = min(max(startingOffset, range.location), range.location + range.length)
        let knownWords = learned.all.union(storedIgnoredWords)
        let isWrong = { (word: String) in !Self.contains(knownWords, word) && !dictionary.isCorrect(word) }
        if let misspelledRange = text.first(from: start, where: isWrong) { return misspelledRange }
        guard wrapFlag, let misspelledRange = text.first(from: range.location, where: isWrong), misspelledRange.location < start else {
            return notFound
        }
        return misspelledRange
    }

    /// Returns the corrections of a misspelled word, the most likely first; `nil` if the language is not available.
    ///
    /// - Precondition: The range is within the text.
    open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? {
        let word = String(SpellingRange(string, range).text)
        return dictionary(for: language).map { $0.suggestions(for: word) }
    }

    /// Returns words that begin with a partial word, learned words first; `nil` if the language is not available.
    ///
    /// > Difference from Apple: short words precede long ones, since the likelihood is unknown. The words are those
    /// > that the dictionary lists; plurals and other forms are not listed.
    /// - Precondition: The range is within the text.
    open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]? {
        let prefix = String(SpellingRange(string, range).text)
        guard let dictionary = dictionary(for: language) else { return nil }
        let key = prefix.lowercased()
        let learnedMatches = key.isEmpty ? [] : learned.all.filter { $0.lowercased().hasPrefix(key) && $0.lowercased() != key }.sorted()
        let words =
            learnedMatches
            + dictionary.completions(of: prefix, limit: Self.maximumCompletions).filter { !learnedMatches.contains($0) }
        return words.prefix(Self.maximumCompletions).map { SpellingLanguage.word($0, writtenLike: prefix) }
    }

    /// The maximum number of completions; more are not useful.
    private static let maximumCompletions = 25

    // MARK: - Ignored and learned words

    /// The words that this checker ignores, in the order of addition; `nil` if there are none.
    open var ignoredWords: [String]? {
        get { storedIgnoredWords.isEmpty ? nil : storedIgnoredWords }
        set { storedIgnoredWords = newValue ?? [] }
    }

    /// Makes this checker ignore a word.
    open func ignoreWord(_ wordToIgnore: String) {
        if !storedIgnoredWords.contains(wordToIgnore) { storedIgnoredWords.append(wordToIgnore) }
    }

    /// Makes all checkers of the app accept a word, also in later launches.
    ///
    /// > Difference from Apple: other apps do not learn the word. The word is stored in the app's container, in
    /// > `Library/Spelling`.
    open class func learnWord(_ word: String) { LearnedWords.ofApp.learn(word) }

    /// Removes a learned word.
    open class func unlearnWord(_ word: String) { LearnedWords.ofApp.unlearn(word) }

    /// Returns whether a word was learned.
    open class func hasLearnedWord(_ word: String) -> Bool { LearnedWords.ofApp.all.contains(word) }

    private func dictionary(for language: String) -> (any SpellingDictionary)? {
        SpellingLanguage.best(for: language, of: dictionaries.languages).flatMap { dictionaries.dictionary(for: $0) }
    }

    /// Returns whether a set contains a word, or its lowercase form, since a learned word may begin a sentence.
    private static func contains(_ words: Set<String>, _ word: String) -> Bool {
        !words.isEmpty && (words.contains(word) || words.contains(word.lowercased()))
    }
}
