import Foundation

/// Finds misspelled words in a text, and words that may be meant by them.
///
/// ```swift
/// let checker = UITextChecker()
/// let whole = NSRange(location: 0, length: text.utf16.count)
/// let wrong = checker.rangeOfMisspelledWord(in: text, range: whole, startingAt: 0, wrap: false, language: "en_US")
/// ```
/// Ranges are in UTF-16 units of the text. Words with digits, links and addresses of mail are not checked.
///
/// > Difference from Apple: the words are those of Hunspell's dictionaries, which Linux distributions package (on Debian
/// > `libhunspell-1.7-0` and `hunspell-en-us`). Hunspell is loaded when a checker needs it. Without it, or without a dictionary, there are
/// > no languages, no word is misspelled, and guesses and completions are `nil`. Grammar is not checked.
/// - Source: https://developer.apple.com/documentation/uikit/uitextchecker
@preconcurrency @MainActor open class UITextChecker: NSObject {
    private let dictionaries: any SpellingDictionaries
    private let learned: LearnedWords
    private var ignored: [String] = []

    /// A checker that ignores no word yet.
    public override convenience init() { self.init(dictionaries: HunspellDictionaries.system, learned: .ofApp) }

    init(dictionaries: any SpellingDictionaries, learned: LearnedWords) {
        self.dictionaries = dictionaries
        self.learned = learned
        super.init()
    }

    /// The languages that can be checked, such as `en_US`: those that the person prefers first, then the others in alphabetical order.
    open class var availableLanguages: [String] {
        SpellingLanguage.sorted(HunspellDictionaries.system.languages, preferred: UserLocale.current.identifier)
    }

    // MARK: - Checking

    /// The range of the first misspelled word; one at `NSNotFound` if there is none, or if the language cannot be checked.
    ///
    /// - Parameters:
    ///   - stringToCheck: the text.
    ///   - range: the part of the text that is checked.
    ///   - startingOffset: where the search begins: words that begin earlier come later or never.
    ///   - wrapFlag: whether the search goes on at the beginning of the range.
    ///   - language: one of ``availableLanguages``; `en` stands for the first kind of English, `en-US` for `en_US`.
    /// - Precondition: the range is one of the text.
    open func rangeOfMisspelledWord(
        in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
    ) -> NSRange {
        let text = SpellingText(stringToCheck, range)
        let none = NSRange(location: NSNotFound, length: 0)
        guard let dictionary = dictionary(for: language) else { return none }
        let start = min(max(startingOffset, range.location), range.location + range.length)
        let known = learned.all.union(ignored)
        let isWrong = { (word: String) in !Self.holds(known, word) && !dictionary.isCorrect(word) }
        if let found = text.first(from: start, where: isWrong) { return found }
        guard wrapFlag, let found = text.first(from: range.location, where: isWrong), found.location < start else { return none }
        return found
    }

    /// Words that may be meant by a misspelled one, the most likely first; `nil` if the language cannot be checked.
    ///
    /// - Precondition: the range is one of the text.
    open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? {
        let word = String(SpellingText(string, range).text)
        return dictionary(for: language).map { $0.suggestions(for: word) }
    }

    /// Words that begin with a part of a word, learned ones first; `nil` if the language cannot be checked.
    ///
    /// > Difference from Apple: short words come before long ones, as nothing knows which are likely. The words are those that the
    /// > dictionary lists; plurals and other forms are not listed.
    /// - Precondition: the range is one of the text.
    open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]? {
        let beginning = String(SpellingText(string, range).text)
        guard let dictionary = dictionary(for: language) else { return nil }
        let key = beginning.lowercased()
        let own = key.isEmpty ? [] : learned.all.filter { $0.lowercased().hasPrefix(key) && $0.lowercased() != key }.sorted()
        let words = own + dictionary.completions(of: beginning, limit: Self.mostCompletions).filter { !own.contains($0) }
        return words.prefix(Self.mostCompletions).map { SpellingLanguage.word($0, writtenLike: beginning) }
    }

    /// 25: more words than that nobody chooses from.
    private static let mostCompletions = 25

    // MARK: - Ignored and learned words

    /// The words that this checker takes for correct, in the order in which they were added; `nil` if there are none.
    open var ignoredWords: [String]? {
        get { ignored.isEmpty ? nil : ignored }
        set { ignored = newValue ?? [] }
    }

    /// Has this checker take a word for correct.
    open func ignoreWord(_ wordToIgnore: String) {
        if !ignored.contains(wordToIgnore) { ignored.append(wordToIgnore) }
    }

    /// Has all checkers of the app take a word for correct, also when the app runs again.
    ///
    /// > Difference from Apple: other apps do not learn the word. It is kept in the app's container, in `Library/Spelling`.
    open class func learnWord(_ word: String) { LearnedWords.ofApp.learn(word) }

    /// Forgets a word that was learned.
    open class func unlearnWord(_ word: String) { LearnedWords.ofApp.unlearn(word) }

    /// Whether a word was learned.
    open class func hasLearnedWord(_ word: String) -> Bool { LearnedWords.ofApp.all.contains(word) }

    private func dictionary(for language: String) -> (any SpellingDictionary)? {
        SpellingLanguage.best(for: language, of: dictionaries.languages).flatMap { dictionaries.dictionary(for: $0) }
    }

    /// A word that was learned in small letters may begin a sentence.
    private static func holds(_ words: Set<String>, _ word: String) -> Bool {
        !words.isEmpty && (words.contains(word) || words.contains(word.lowercased()))
    }
}
