/// The words of a Hunspell dictionary file in alphabetical order, for a binary search by prefix.
struct WordList: Sendable {
    /// The words with their lowercase forms, by which they are sorted.
    private let entries: [(key: String, word: String)]

    /// Parses the lines of a dictionary file: a word with optional flags after a slash and optional fields after a
    /// space.
    ///
    /// The first line is the number of words.
    ///
    /// - Parameter dictionary: The content of the file. Words that the affix rules derive are not in the list.
    init(dictionary: String) {
        var entries: [(key: String, word: String)] = []
        for line in dictionary.split(whereSeparator: \.isNewline).dropFirst() {
            let word = String(line.prefix { $0 != "/" && !$0.isWhitespace })
            if !word.isEmpty { entries.append((word.lowercased(), word)) }
        }
        self.entries = entries.sorted { ($0.key, $0.word) < ($1.key, $1.word) }
    }

    /// Returns at most `limit` words that begin with `prefix` in any case, without the word `prefix` itself. Shorter
    /// words are first; words of equal length are in alphabetical order.
    func words(withPrefix prefix: String, limit: Int) -> [String] {
        let key = prefix.lowercased()
        guard !key.isEmpty, limit > 0 else { return [] }
        var (low, high) = (0, entries.count)
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].key < key { low = middle + 1 } else { high = middle }
        }
        let matches = entries[low...].prefix { $0.key.hasPrefix(key) }.filter { $0.key != key }
        return Array(matches.sorted { ($0.key.count, $0.key) < ($1.key.count, $1.key) }.map(\.word).prefix(limit))
    }
}
