/// The handlers of one event in the order of their addition.
///
/// A removal finds its entry by binary search and leaves a gap. Gaps are closed once they outnumber the remaining
/// entries: `n` additions and `n` removals, in any order, move `O(n)` entries.
struct Handlers<Handler> {
    private struct Entry {
        let id: Int
        var handler: Handler?
    }

    /// The entries, sorted by number.
    private var entries: [Entry] = []
    private var lastID = 0
    private var gapCount = 0
    /// The number of entries that additions and removals have moved, for tests of the cost.
    private(set) var moveCount = 0

    /// The number of handlers.
    var count: Int { entries.count - gapCount }
    var isEmpty: Bool { count == 0 }
    /// The handlers, from first to last.
    var all: [Handler] { entries.compactMap(\.handler) }

    /// Returns the last handler that satisfies a condition; `nil` if there is none.
    func last(where isWanted: (Handler) -> Bool) -> Handler? { firstFromEnd { isWanted($0) ? $0 : nil } }

    /// Calls `body` with each handler, from first to last. Copy the list first if `body` may change it.
    func forEach(_ body: (Handler) -> Void) { for entry in entries { if let handler = entry.handler { body(handler) } } }

    /// Returns the first non-nil result of `body` for the handlers, from last to first; `nil` if there is none.
    func firstFromEnd<Value>(_ body: (Handler) -> Value?) -> Value? {
        for entry in entries.reversed() { if let handler = entry.handler, let value = body(handler) { return value } }
        return nil
    }

    /// Appends a handler and returns its number, which is never reused.
    mutating func add(_ handler: Handler) -> Int {
        lastID += 1
        moveCount += 1
        entries.append(Entry(id: lastID, handler: handler))
        return lastID
    }

    /// Removes and returns a handler; `nil` if the list does not contain it.
    mutating func remove(_ id: Int) -> Handler? {
        let index = position(of: id)
        guard index < entries.count, entries[index].id == id, let handler = entries[index].handler else { return nil }
        entries[index].handler = nil
        gapCount += 1
        if gapCount > count { closeGaps() }
        return handler
    }

    /// Removes and returns the handlers that do not satisfy a condition.
    mutating func keep(where isKept: (Handler) -> Bool) -> [Handler] {
        var removed: [Handler] = []
        for index in entries.indices {
            guard let handler = entries[index].handler, !isKept(handler) else { continue }
            removed.append(handler)
            entries[index].handler = nil
            gapCount += 1
        }
        if gapCount > count { closeGaps() }
        return removed
    }

    private mutating func closeGaps() {
        entries.removeAll { $0.handler == nil }
        gapCount = 0
        moveCount += entries.count
    }

    /// Returns the index of the first entry whose number is at least `id`.
    private func position(of id: Int) -> Int {
        var (low, high) = (0, entries.count)
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].id < id { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
