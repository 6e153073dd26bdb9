/// The words of a dictionary file in alphabetical order, to be found by their beginnings.
struct WordList: Sendable {
    /// Small letters, by which words are sorted, and the words.
    private let entries: [(key: String, word: String)]

    /// Reads the file's lines: a word, perhaps a slash and its flags, perhaps a blank and more. The first line is the number of words.
    ///
    /// - Parameter dictionary: the content of the file. Words that rules make of these are not in the list.
    init(dictionary: String) {
        var entries: [(key: String, word: String)] = []
        for line in dictionary.split(whereSeparator: \.isNewline).dropFirst() {
            let word = String(line.prefix { $0 != "/" && !$0.isWhitespace })
            if !word.isEmpty { entries.append((word.lowercased(), word)) }
        }
        self.entries = entries.sorted { ($0.key, $0.word) < ($1.key, $1.word) }
    }

    /// At most `limit` words that begin with these letters and go on, the shortest first, equally long ones in alphabetical order.
    func words(beginningWith beginning: String, limit: Int) -> [String] {
        let key = beginning.lowercased()
        guard !key.isEmpty, limit > 0 else { return [] }
        var (low, high) = (0, entries.count)
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].key < key { low = middle + 1 } else { high = middle }
        }
        let found = entries[low...].prefix { $0.key.hasPrefix(key) }.filter { $0.key != key }
        return Array(found.sorted { ($0.key.count, $0.key) < ($1.key.count, $1.key) }.map(\.word).prefix(limit))
    }
}
