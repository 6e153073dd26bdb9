/// What is to be loaded next, with so many loads at a time at most.
///
/// A value that decides and starts nothing: who uses it starts what ``next()`` answers, and says what has ended.
package struct LoadQueue<Key: Hashable & Sendable>: Sendable {
    package let width: Int
    private var waiting: [Key] = []
    package private(set) var running: Set<Key> = []

    /// - Parameter width: how many are loaded at once; 1 or more.
    package init(width: Int) { self.width = max(1, width) }

    package var waitingCount: Int { waiting.count }

    /// Makes `keys` all that is wanted, the most wanted first. Answers which running loads are not wanted any more.
    package mutating func want(_ keys: [Key]) -> Set<Key> {
        let wanted = Set(keys)
        let abandoned = running.subtracting(wanted)
        running.subtract(abandoned)
        waiting = keys.filter { !running.contains($0) }
        return abandoned
    }

    /// The next one to load, if another may be loaded now. It counts as running from now on.
    package mutating func next() -> Key? {
        guard running.count < width, !waiting.isEmpty else { return nil }
        let key = waiting.removeFirst()
        running.insert(key)
        return key
    }

    /// Says that a load has ended, however. `false` for one which was abandoned before.
    package mutating func finish(_ key: Key) -> Bool { running.remove(key) != nil }
}
