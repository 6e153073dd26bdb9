import CaretTesting
import Foundation
import Testing

@testable import UIKitCore

/// Checkers of spelling, with a dictionary of the test's own, with Hunspell where the machine has it, and without any.
@MainActor @Suite(.app) struct TextCheckerTests {
    private final class Words: SpellingDictionaries, SpellingDictionary {
        let words: Set<String>
        var asked: [String] = []
        init(_ words: Set<String>) { self.words = words }
        let languages = ["de_DE", "en_GB", "en_US"]
        func dictionary(for language: String) -> (any SpellingDictionary)? { language == "en_US" ? self : nil }
        func isCorrect(_ word: String) -> Bool {
            asked.append(word)
            return words.contains(word.lowercased())
        }
        func suggestions(for word: String) -> [String] { words.filter { $0.count == word.count }.sorted() }
        func completions(of beginning: String, limit: Int) -> [String] {
            Array(words.filter { $0.hasPrefix(beginning.lowercased()) }.sorted().prefix(limit))
        }
    }

    private let words = Words(["hello", "world", "help", "a", "don't", "see", "or", "write", "to"])
    private var checker: UITextChecker { UITextChecker(dictionaries: words, learned: .ofApp) }

    private func wrong(
        _ text: String, from start: Int = 0, in range: NSRange? = nil, wrap: Bool = false, language: String = "en_US",
        by checker: UITextChecker? = nil
    ) -> String? {
        let found = (checker ?? self.checker).rangeOfMisspelledWord(
            in: text, range: range ?? NSRange(location: 0, length: text.utf16.count), startingAt: start, wrap: wrap, language: language)
        return found.location == NSNotFound ? nil : (text as NSString).substring(with: found)
    }

    @Test(
        arguments: [
            ("Hello world", nil), ("Hello wrold, helo", "wrold"), ("👋🏽 don't doon't", "doon't"), ("Hello 2nd x86 a_b", nil), ("", nil),
            ("see www.exmple.org or write to smeone@exmple.org", nil), ("hello.wrold", "wrold"), ("世界 hello", nil),
            ("'hello' ‘wrold’", "wrold"),
        ] as [(String, String?)])
    func `G21 the first misspelled word is found`(_ text: String, _ word: String?) {
        #expect(wrong(text) == word)
    }

    @Test func `G21 the search begins at an offset and wraps`() {
        let text = "frist hello scond"
        #expect(wrong(text, from: 1) == "scond" && wrong(text, from: 13) == nil && wrong(text, from: 13, wrap: true) == "frist")
        #expect(wrong(text, in: NSRange(location: 6, length: 6)) == nil && wrong(text, from: 99, wrap: true) == "frist")
        #expect(wrong(text, from: -5) == "frist")
        words.asked = []
        #expect(wrong("frist " + String(repeating: "hello ", count: 5000)) == "frist")
        #expect(words.asked == ["frist"], "no more is read than is needed")
    }

    @Test(arguments: [
        ("en_US", true), ("en-US", true), ("en", true), ("en_us", true), ("en_AU", false), ("xx", false), ("", false), ("de", false),
    ])
    func `G21 languages have several names`(_ language: String, _ isKnown: Bool) {
        #expect((wrong("wrold", language: language) != nil) == isKnown)
        let whole = NSRange(location: 0, length: 5)
        #expect((checker.guesses(forWordRange: whole, in: "wrold", language: language) != nil) == isKnown)
        #expect((checker.completions(forPartialWordRange: whole, in: "wrold", language: language) != nil) == isKnown)
    }

    @Test func `G21 guesses and completions`() {
        #expect(
            checker.guesses(forWordRange: NSRange(location: 1, length: 5), in: "xwroldx", language: "en_US")?.contains("world") == true)
        func complete(_ text: String) -> [String]? {
            checker.completions(forPartialWordRange: NSRange(location: 0, length: text.utf16.count), in: text, language: "en_US")
        }
        #expect(complete("hel") == ["hello", "help"] && complete("Hel") == ["Hello", "Help"] && complete("HEL") == ["HELLO", "HELP"])
        #expect(complete("zz") == [])
    }

    @Test func `G21 ignored words count for one checker, learned words for all and for the next run`() throws {
        let checker = checker
        checker.ignoreWord("wrold")
        checker.ignoreWord("wrold")
        #expect(checker.ignoredWords == ["wrold"] && wrong("Wrold", by: checker) == nil && wrong("wrold") == "wrold")
        checker.ignoredWords = nil
        #expect(checker.ignoredWords == nil && wrong("wrold", by: checker) == "wrold")
        #expect(!UITextChecker.hasLearnedWord("caret"))
        UITextChecker.learnWord("caret")
        UITextChecker.learnWord("helios")
        UITextChecker.learnWord("two\nlines")
        #expect(UITextChecker.hasLearnedWord("caret") && wrong("Caret caret") == nil)
        let file = URL.libraryDirectory.appendingPathComponent("Spelling/LearnedWords.txt")
        #expect(try String(contentsOf: file, encoding: .utf8) == "caret\nhelios\n")
        let whole = NSRange(location: 0, length: 3)
        #expect(checker.completions(forPartialWordRange: whole, in: "hel", language: "en_US") == ["helios", "hello", "help"])
        UITextChecker.unlearnWord("caret")
        #expect(!UITextChecker.hasLearnedWord("caret") && wrong("caret") == "caret")
    }

    @Test func `G21 without a library or dictionary there is no language`() {
        #expect(HunspellLibrary(names: ["libnothing-of-the-kind.so"]) == nil)
        let none = HunspellDictionaries(folders: [URL(fileURLWithPath: "/nowhere")], library: HunspellLibrary.shared)
        let checker = UITextChecker(dictionaries: none, learned: .ofApp)
        #expect(none.languages.isEmpty && wrong("wrold", by: checker) == nil)
        #expect(checker.guesses(forWordRange: NSRange(location: 0, length: 5), in: "wrold", language: "en_US") == nil)
        #expect(HunspellDictionaries(folders: HunspellDictionaries.folders([:]), library: nil).languages.isEmpty)
    }

    @Test func `G21 preferred languages come first`() {
        let names = ["de_DE", "en_GB", "en_US", "fr_FR"]
        #expect(SpellingLanguage.sorted(names, preferred: "en_US") == ["en_US", "en_GB", "de_DE", "fr_FR"])
        #expect(SpellingLanguage.sorted(names, preferred: "fr_CA@x=y").first == "fr_FR")
    }

    @Test func `G21 a list of words is read from its file`() {
        let list = WordList(dictionary: "4\nhello/AB\tpo:noun\nhelp\nHelga/X\nworld\n\n")
        #expect(list.words(withPrefix: "HEL", limit: 9) == ["help", "Helga", "hello"])
        #expect(list.words(withPrefix: "hel", limit: 1) == ["help"] && list.words(withPrefix: "", limit: 9).isEmpty)
    }

    // MARK: - Hunspell

    private func folder() throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("dictionaries", isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        func write(_ name: String, _ text: String, _ encoding: String.Encoding) throws {
            try #require(text.data(using: encoding)).write(to: folder.appendingPathComponent(name))
        }
        try write("en_XA.aff", "# words of a test\nSET UTF-8\nTRY esianrtolcdugmphbyfvkwz\nSFX S Y 1\nSFX S 0 s .\n", .utf8)
        try write("en_XA.dic", "3\nhello\nworld/S\ncafé\n", .utf8)
        try write("de_XA.aff", "SET ISO8859-1\n", .isoLatin1)
        try write("de_XA.dic", "1\nGrüße\n", .isoLatin1)
        try write("xx.aff", "SET EBCDIC\n", .utf8)
        try write("xx.dic", "1\nx\n", .utf8)
        try write("hyph_en.dic", "UTF-8\n", .utf8)
        return folder
    }

    @Test(.enabled(if: HunspellLibrary.isInstalled)) func `G21 Hunspell recognises words and their forms`() throws {
        let found = HunspellDictionaries(folders: [try folder()], library: HunspellLibrary.shared)
        #expect(found.languages == ["de_XA", "en_XA"])
        let checker = UITextChecker(dictionaries: found, learned: .ofApp)
        #expect(wrong("Hello worlds, café!", language: "en_XA", by: checker) == nil)
        #expect(wrong("hello wrold", language: "en_XA", by: checker) == "wrold")
        #expect(wrong("Grüße", language: "de", by: checker) == nil && wrong("Gruße", language: "de", by: checker) == "Gruße")
        #expect(wrong("Привет", language: "de", by: checker) == "Привет")
        #expect(checker.guesses(forWordRange: NSRange(location: 0, length: 5), in: "wrold", language: "en_XA")?.contains("world") == true)
        #expect(checker.completions(forPartialWordRange: NSRange(location: 0, length: 1), in: "C", language: "en_XA") == ["Café"])
        #expect(wrong(String(repeating: "x", count: 100_000), language: "en_XA", by: checker)?.count == 100_000)
    }

    @Test(.enabled(if: HunspellLibrary.isInstalled && HunspellDictionaries.hasEnglish)) func `G21 the machine's English is checked`() {
        #expect(UITextChecker.availableLanguages.contains("en_US"))
        let checker = UITextChecker()
        #expect(wrong("The quick brown fox isn't jumpping.", by: checker) == "jumpping")
        let word = NSRange(location: 0, length: 8)
        #expect(checker.guesses(forWordRange: word, in: "jumpping", language: "en_US")?.first == "jumping")
        #expect(
            checker.completions(forPartialWordRange: NSRange(location: 0, length: 6), in: "spelli", language: "en_US")?.isEmpty == false)
    }
}

extension HunspellLibrary {
    fileprivate nonisolated static var isInstalled: Bool {
        guard let library = dlopen("libhunspell-1.7.so.0", RTLD_NOW) else { return false }
        dlclose(library)
        return true
    }
}

extension HunspellDictionaries {
    fileprivate nonisolated static var hasEnglish: Bool {
        (["/usr/share/hunspell"] + (ProcessInfo.processInfo.environment["DICPATH"] ?? "").split(separator: ":").map(String.init))
            .contains { FileManager.default.fileExists(atPath: "\($0)/en_US.aff") }
    }
}
