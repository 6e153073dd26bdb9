/// An LRU cache of values with costs. Every operation except `removeAll(where:)` takes amortized constant time.
///
/// Each use appends the key with a new stamp to a log, and the entry stores its latest stamp. Trimming reads the log
/// from the oldest use, and evicts a key only if the stamp is the latest of its entry. The log is compacted when most
/// of its uses are obsolete.
struct LRUCache<Key: Hashable, Value> {
    private struct Entry {
        var value: Value
        var cost: Int
        var stamp: Int
    }

    private var entries: [Key: Entry] = [:]
    /// All uses, the oldest first. A use is obsolete if its stamp is not the latest of its entry.
    private var uses: [(key: Key, stamp: Int)] = []
    private var firstUse = 0
    private var lastStamp = 0

    /// The sum of all costs.
    private(set) var totalCost = 0

    var count: Int { entries.count }

    /// Returns a value without recording a use.
    func peek(_ key: Key) -> Value? { entries[key]?.value }

    /// Returns the value, and marks it as the most recently used.
    mutating func use(_ key: Key) -> Value? {
        guard let value = entries[key]?.value else { return nil }
        let stamp = stamp(key)
        entries[key]?.stamp = stamp
        return value
    }

    /// Stores a value as the most recently used, and replaces a value with the same key.
    mutating func store(_ value: Value, for key: Key, cost: Int) {
        remove(key)
        entries[key] = Entry(value: value, cost: cost, stamp: stamp(key))
        totalCost += cost
    }

    mutating func remove(_ key: Key) {
        guard let entry = entries.removeValue(forKey: key) else { return }
        totalCost -= entry.cost
    }

    mutating func removeAll() { self = LRUCache() }

    /// Removes all values whose keys match.
    mutating func removeAll(where matches: (Key) -> Bool) {
        for key in entries.keys.filter(matches) { remove(key) }
    }

    /// Evicts the least recently used values until the total cost is within `limit`.
    mutating func trim(to limit: Int) {
        while totalCost > limit, firstUse < uses.count {
            let use = uses[firstUse]
            firstUse += 1
            if entries[use.key]?.stamp == use.stamp { remove(use.key) }
        }
        compact()
    }

    private mutating func stamp(_ key: Key) -> Int {
        lastStamp += 1
        uses.append((key, lastStamp))
        compact()
        return lastStamp
    }

    /// Removes obsolete uses if they are the majority.
    private mutating func compact() {
        guard uses.count > 64, uses.count > 2 * entries.count + 1 else { return }
        // The newest use may not be stored in its entry yet.
        let newestUse = uses.last
        uses = uses[firstUse...].filter { entries[$0.key]?.stamp == $0.stamp || $0.stamp == newestUse?.stamp }
        firstUse = 0
    }
}
