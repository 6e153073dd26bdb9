import Foundation

/// The installed Hunspell dictionaries.
///
/// The initialiser lists the folders of `DICPATH` and of the system once. For each language it records the first pair
/// of an `.aff` and a `.dic` file with a known encoding. A dictionary is opened on first use and cached.
@MainActor final class HunspellDictionaries: SpellingDictionaries {
    /// The dictionaries of the machine, read once.
    static let system = HunspellDictionaries(
        folders: folders(ProcessInfo.processInfo.environment), library: HunspellLibrary.shared)

    let languages: [String]
    private let files: [String: URL]
    private let library: HunspellLibrary?
    private var openDictionaries: [String: any SpellingDictionary] = [:]

    /// Creates the dictionaries in folders.
    ///
    /// - Parameter library: The Hunspell library; `nil` for no languages.
    init(folders: [URL], library: HunspellLibrary?) {
        self.library = library
        files = library == nil ? [:] : Self.files(in: folders)
        languages = files.keys.sorted()
    }

    func dictionary(for language: String) -> (any SpellingDictionary)? {
        if let dictionary = openDictionaries[language] { return dictionary }
        guard let library, let rules = files[language] else { return nil }
        let wordFile = rules.deletingPathExtension().appendingPathExtension("dic")
        openDictionaries[language] = HunspellDictionary(rules: rules, words: wordFile, library: library)
        return openDictionaries[language]
    }

    /// Returns the folders that Hunspell searches: those of `DICPATH`, then those of the system.
    static func folders(_ environment: [String: String]) -> [URL] {
        let userFolders = (environment["DICPATH"] ?? "").split(separator: ":").map(String.init)
        let systemFolders = ["/usr/share/hunspell", "/usr/share/myspell", "/usr/share/myspell/dicts", "/usr/local/share/hunspell"]
        return (userFolders + systemFolders).map { URL(fileURLWithPath: $0, isDirectory: true) }
    }

    /// Returns the rules file of each language, from the first folder with a dictionary of the language. Only pairs
    /// of rules and words are dictionaries.
    private static func files(in folders: [URL]) -> [String: URL] {
        var result: [String: URL] = [:]
        for folder in folders {
            let names = Set((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
            for name in names where name.hasSuffix(".aff") {
                let language = String(name.dropLast(4))
                guard names.contains("\(language).dic"), isLanguage(language), result[language] == nil else { continue }
                let rules = folder.appendingPathComponent(name)
                if DictionaryEncoding.of(rules: rules) != nil { result[language] = rules }
            }
        }
        return result
    }

    /// Returns whether a name is a language: two or three lowercase letters with an optional country or variant.
    private static func isLanguage(_ name: String) -> Bool {
        let parts = name.split(separator: "_", omittingEmptySubsequences: false)
        guard let first = parts.first, (2...3).contains(first.count), first.allSatisfy({ $0.isASCII && $0.isLowercase }) else {
            return false
        }
        return parts.dropFirst().allSatisfy { !$0.isEmpty && $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) } }
    }
}
