/// A queue of loads with a limited number of concurrent loads.
///
/// A pure value that starts no loads. The owner starts each load that ``next()`` returns, and calls ``finish(_:)``
/// when the load has ended.
package struct LoadQueue<Key: Hashable & Sendable>: Sendable {
    package let width: Int
    private var pendingKeys: [Key] = []
    package private(set) var running: Set<Key> = []

    /// Creates a queue.
    ///
    /// - Parameter width: The maximum number of concurrent loads, 1 or more.
    package init(width: Int) { self.width = max(1, width) }

    package var pendingCount: Int { pendingKeys.count }

    /// Replaces the queue with `keys`, the most important first. Returns the running loads that are no longer needed.
    package mutating func replace(_ keys: [Key]) -> Set<Key> {
        let neededKeys = Set(keys)
        let cancelled = running.subtracting(neededKeys)
        running.subtract(cancelled)
        pendingKeys = keys.filter { !running.contains($0) }
        return cancelled
    }

    /// Returns the next key to load, and counts it as running; `nil` if nothing can be started.
    package mutating func next() -> Key? {
        guard running.count < width, !pendingKeys.isEmpty else { return nil }
        let key = pendingKeys.removeFirst()
        running.insert(key)
        return key
    }

    /// Ends a running load, whether it succeeded or failed. Returns `false` for a load that was cancelled before.
    package mutating func finish(_ key: Key) -> Bool { running.remove(key) != nil }
}
