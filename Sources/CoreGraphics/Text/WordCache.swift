import Pango

/// A cache of shaped words by font and text, with a limited number of words.
///
/// The cache has two generations. A new word is inserted into the young generation. A word that is found in the old
/// generation is inserted into the young generation, too. When the young generation is full, it becomes the old
/// generation, and the previous old generation is dropped. Recently used words therefore survive, without a list in
/// order of use. Lookup and insertion take constant time.
struct WordCache {
    private var young = Generation()
    private var old = Generation()
    private let limit: Int
    /// The numbers of hits and misses, for tests.
    private(set) var hits = 0
    private(set) var misses = 0

    /// - Parameter limit: The number of most recent words that are always kept; at most twice as many are stored.
    init(limit: Int = 8192) {
        self.limit = limit
    }

    var count: Int { young.count + old.count }

    mutating func removeAll() {
        young = Generation()
        old = Generation()
    }

    static func hash(_ bytes: UnsafeBufferPointer<UInt8>, font: ShapingFont, analysis: TextAnalysis) -> Int {
        var hasher = Hasher()
        hasher.combine(bytes: UnsafeRawBufferPointer(bytes))
        hasher.combine(ObjectIdentifier(font))
        hasher.combine(UInt16(analysis.level) << 8 | UInt16(analysis.script))
        // Most text has no features.
        if !analysis.features.isEmpty { hasher.combine(analysis.features) }
        return hasher.finalize()
    }

    mutating func find(_ bytes: UnsafeBufferPointer<UInt8>, font: ShapingFont, analysis: TextAnalysis, hash: Int) -> ShapedWord? {
        if let word = young.find(bytes, font: font, analysis: analysis, hash: hash) {
            hits += 1
            return word
        }
        guard let word = old.find(bytes, font: font, analysis: analysis, hash: hash) else {
            misses += 1
            return nil
        }
        hits += 1
        insert(word)
        return word
    }

    mutating func insert(_ word: ShapedWord) {
        if young.count >= limit {
            old = young
            young = Generation()
        }
        young.insert(word)
    }
}

extension WordCache {
    /// An open-addressing hash table with linear probing. The table is searched with borrowed bytes; a dictionary
    /// would require a string.
    private struct Generation {
        private var slots: [ShapedWord?] = []
        private(set) var count = 0

        func find(_ bytes: UnsafeBufferPointer<UInt8>, font: ShapingFont, analysis: TextAnalysis, hash: Int) -> ShapedWord? {
            guard !slots.isEmpty else { return nil }
            let mask = slots.count - 1
            var index = hash & mask
            while let word = slots[index] {
                if word.hash == hash, word.font === font, word.analysis == analysis, word.hasBytes(bytes) { return word }
                index = (index + 1) & mask
            }
            return nil
        }

        mutating func insert(_ word: ShapedWord) {
            if slots.count < (count + 1) * 2 { grow() }
            store(word)
            count += 1
        }

        private mutating func store(_ word: ShapedWord) {
            let mask = slots.count - 1
            var index = word.hash & mask
            while slots[index] != nil { index = (index + 1) & mask }
            slots[index] = word
        }

        private mutating func grow() {
            let words = slots
            slots = Array(repeating: nil, count: max(256, words.count * 2))
            for word in words { if let word { store(word) } }
        }
    }
}

extension ShapedWord {
    fileprivate func hasBytes(_ other: UnsafeBufferPointer<UInt8>) -> Bool {
        guard bytes.count == other.count, let base = other.baseAddress else { return bytes.count == other.count }
        return bytes.withUnsafeBufferPointer { buffer in
            guard let start = buffer.baseAddress else { return true }
            return memcmp(start, base, buffer.count) == 0
        }
    }
}
