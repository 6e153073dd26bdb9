/// A list of handlers in the order of their addition. A handler is removed by the number that was returned when it
/// was added.
///
/// A removal finds its entry by binary search and leaves a gap. The gaps are closed once they outnumber the remaining
/// entries, so `n` additions and `n` removals, in any order, move `O(n)` entries.
package struct HandlerList<Handler> {
    private struct Entry {
        let id: Int
        var handler: Handler?
    }

    /// The entries, sorted by number.
    private var entries: [Entry] = []
    private var lastID = 0
    private var firstID = 0
    private var gapCount = 0
    /// The number of entries that additions and removals have moved, for tests of the cost.
    package private(set) var moveCount = 0

    package init() {}

    /// The number of handlers.
    package var count: Int { entries.count - gapCount }
    package var isEmpty: Bool { count == 0 }
    /// The handlers, from first to last.
    package var all: [Handler] { entries.compactMap(\.handler) }
    /// The handlers with their numbers, from first to last.
    package var numbered: [(id: Int, handler: Handler)] {
        entries.compactMap { entry in entry.handler.map { (entry.id, $0) } }
    }
    /// Returns the last handler that satisfies a condition; `nil` if there is none.
    package func last(where isWanted: (Handler) -> Bool) -> Handler? {
        firstFromEnd { isWanted($0) ? $0 : nil }
    }

    /// Calls `body` with each handler, from first to last. Copy the list first if `body` may change it.
    package func forEach(_ body: (Handler) -> Void) {
        for entry in entries { if let handler = entry.handler { body(handler) } }
    }

    /// Returns the first non-nil result of `body` for the handlers, from last to first; `nil` if there is none.
    package func firstFromEnd<Value>(_ body: (Handler) -> Value?) -> Value? {
        for entry in entries.reversed() {
            if let handler = entry.handler, let value = body(handler) { return value }
        }
        return nil
    }

    /// Appends a handler and returns its number, which is never reused.
    package mutating func add(_ handler: Handler) -> Int {
        lastID += 1
        moveCount += 1
        entries.append(Entry(id: lastID, handler: handler))
        return lastID
    }

    /// Inserts a handler before all others. This moves all entries.
    package mutating func addFirst(_ handler: Handler) -> Int {
        firstID -= 1
        moveCount += entries.count + 1
        entries.insert(Entry(id: firstID, handler: handler), at: 0)
        return firstID
    }

    /// Removes and returns a handler; `nil` if the list does not contain it.
    ///
    /// The caller releases the handler after its access to the list has ended, because captured objects may read the
    /// list while they are freed.
    package mutating func remove(_ id: Int) -> Handler? {
        guard let index = index(of: id), let handler = entries[index].handler else { return nil }
        entries[index].handler = nil
        gapCount += 1
        moveCount += 1
        if gapCount > count { closeGaps() }
        return handler
    }

    /// Removes and returns the handlers that do not satisfy a condition.
    package mutating func keep(where isKept: (Handler) -> Bool) -> [Handler] {
        var removed: [Handler] = []
        for index in entries.indices {
            guard let handler = entries[index].handler, !isKept(handler) else { continue }
            removed.append(handler)
            entries[index].handler = nil
            gapCount += 1
        }
        moveCount += entries.count
        if gapCount > 0 { closeGaps() }
        return removed
    }

    private mutating func closeGaps() {
        moveCount += entries.count
        entries.removeAll { $0.handler == nil }
        gapCount = 0
    }

    private func index(of id: Int) -> Int? {
        var range = entries.startIndex..<entries.endIndex
        while !range.isEmpty {
            let middle = range.lowerBound + range.count / 2
            if entries[middle].id == id { return middle }
            range = entries[middle].id < id ? middle + 1..<range.upperBound : range.lowerBound..<middle
        }
        return nil
    }
}
