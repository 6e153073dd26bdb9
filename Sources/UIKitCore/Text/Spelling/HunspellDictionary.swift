import Foundation

/// A Hunspell dictionary: a file of affix rules, `.aff`, and a file of words, `.dic`.
@MainActor final class HunspellDictionary: SpellingDictionary {
    private let library: HunspellLibrary
    private let handle: HunspellLibrary.Handle
    private let encoding: String.Encoding
    private let wordFile: URL
    private var list: WordList?

    /// Opens a dictionary, which may take 0.1 seconds; `nil` if a file is missing or the encoding is unknown.
    init?(rules: URL, words: URL, library: HunspellLibrary) {
        let manager = FileManager.default
        guard manager.isReadableFile(atPath: rules.path), manager.isReadableFile(atPath: words.path),
            let encoding = DictionaryEncoding.of(rules: rules), let handle = library.create(rules.path, words.path)
        else { return nil }
        self.library = library
        self.handle = handle
        self.encoding = encoding
        wordFile = words
    }

    isolated deinit { library.destroy(handle) }

    func isCorrect(_ word: String) -> Bool {
        // A word that the dictionary's encoding cannot represent is not a word of the language.
        guard let bytes = bytes(word) else { return false }
        return bytes.withUnsafeBufferPointer { buffer in buffer.baseAddress.map { library.spell(handle, $0) != 0 } ?? true }
    }

    func suggestions(for word: String) -> [String] {
        guard let bytes = bytes(word) else { return [] }
        var result: HunspellLibrary.List?
        let count = bytes.withUnsafeBufferPointer { buffer in buffer.baseAddress.map { library.suggest(handle, &result, $0) } ?? 0 }
        guard count > 0, let words = result else { return [] }
        defer { library.freeList(handle, &result, count) }
        return (0..<Int(count)).compactMap { index in
            words[index].flatMap { String(data: Data(bytes: $0, count: strlen($0)), encoding: encoding) }
        }
    }

    func completions(of prefix: String, limit: Int) -> [String] {
        let words = list ?? WordList(dictionary: (try? Data(contentsOf: wordFile)).flatMap { String(data: $0, encoding: encoding) } ?? "")
        list = words
        return words.words(withPrefix: prefix, limit: limit)
    }

    /// Returns the null-terminated bytes of a word; `nil` if the encoding cannot represent the word, or if the
    /// word exceeds Hunspell's limit.
    private func bytes(_ word: String) -> [CChar]? {
        guard let data = word.data(using: encoding), !data.isEmpty, data.count <= 250, !data.contains(0) else { return nil }
        return data.map { CChar(bitPattern: $0) } + [0]
    }
}
