/// Values by key, each with a cost, of which those not used for longest can be taken out first. Every operation costs O(1), amortized.
struct RecencyStore<Key: Hashable, Value> {
    private struct Entry {
        var value: Value
        var cost: Int
        var stamp: Int
    }

    private var entries: [Key: Entry] = [:]
    /// Every use, oldest first. A use whose stamp is not its entry's any more is passed over.
    private var uses: [(key: Key, stamp: Int)] = []
    private var firstUse = 0
    private var lastStamp = 0

    /// The sum of all costs.
    private(set) var totalCost = 0

    var count: Int { entries.count }

    /// The value, without counting as a use.
    func peek(_ key: Key) -> Value? { entries[key]?.value }

    /// The value, which is now the most recently used.
    mutating func use(_ key: Key) -> Value? {
        guard let value = entries[key]?.value else { return nil }
        let stamp = stamp(key)
        entries[key]?.stamp = stamp
        return value
    }

    /// Stores a value as the most recently used, in place of the one there was.
    mutating func store(_ value: Value, for key: Key, cost: Int) {
        remove(key)
        entries[key] = Entry(value: value, cost: cost, stamp: stamp(key))
        totalCost += cost
    }

    mutating func remove(_ key: Key) {
        guard let entry = entries.removeValue(forKey: key) else { return }
        totalCost -= entry.cost
    }

    mutating func removeAll() { self = RecencyStore() }

    /// Removes all whose key is so.
    mutating func removeAll(where matches: (Key) -> Bool) {
        for key in entries.keys.filter(matches) { remove(key) }
    }

    /// Takes out values, longest unused first, until the costs are within `limit`.
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

    /// Forgets uses that later ones made void, once they are the greater part.
    private mutating func compact() {
        guard uses.count > 64, uses.count > 2 * entries.count + 1 else { return }
        let newest = uses.last
        uses = uses[firstUse...].filter { entries[$0.key]?.stamp == $0.stamp || $0.stamp == newest?.stamp }
        firstUse = 0
    }
}
