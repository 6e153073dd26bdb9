/// Closures, or objects that stand for them, in the order in which they were added; each can be removed by the number that it got.
///
/// A removal finds its entry by binary search and leaves a gap. The gaps are closed once they outnumber the entries that remain, so that
/// `n` additions and `n` removals, in any order, move `O(n)` entries.
package struct HandlerList<Handler> {
    private struct Entry {
        let id: Int
        var handler: Handler?
    }

    /// Sorted by number.
    private var entries: [Entry] = []
    private var lastID = 0
    private var firstID = 0
    private var gapCount = 0
    /// How many entries additions and removals have moved so far, for tests of how the cost grows.
    package private(set) var moveCount = 0

    package init() {}

    /// How many handlers there are.
    package var count: Int { entries.count - gapCount }
    package var isEmpty: Bool { count == 0 }
    /// The handlers, from first to last.
    package var all: [Handler] { entries.compactMap(\.handler) }
    /// The handlers with their numbers, from first to last.
    package var numbered: [(id: Int, handler: Handler)] {
        entries.compactMap { entry in entry.handler.map { (entry.id, $0) } }
    }
    /// The last handler that meets a condition; `nil` if none does.
    package func last(where isWanted: (Handler) -> Bool) -> Handler? {
        firstFromEnd { isWanted($0) ? $0 : nil }
    }

    /// Calls `body` with each handler, from first to last. The list is to be copied before where `body` may change it.
    package func forEach(_ body: (Handler) -> Void) {
        for entry in entries { if let handler = entry.handler { body(handler) } }
    }

    /// The first result that `body` returns for the handlers, from last to first; `nil` if it returns none.
    package func firstFromEnd<Value>(_ body: (Handler) -> Value?) -> Value? {
        for entry in entries.reversed() {
            if let handler = entry.handler, let value = body(handler) { return value }
        }
        return nil
    }

    /// Adds a handler behind all others, and returns its number, which is never used again.
    package mutating func add(_ handler: Handler) -> Int {
        lastID += 1
        moveCount += 1
        entries.append(Entry(id: lastID, handler: handler))
        return lastID
    }

    /// Adds a handler before all others. Moves all entries.
    package mutating func addFirst(_ handler: Handler) -> Int {
        firstID -= 1
        moveCount += entries.count + 1
        entries.insert(Entry(id: firstID, handler: handler), at: 0)
        return firstID
    }

    /// Removes a handler, and returns it; `nil` if it is not there.
    ///
    /// The caller lets go of it once the list may be used again, since what it captured may read the list while it is freed.
    package mutating func remove(_ id: Int) -> Handler? {
        guard let index = index(of: id), let handler = entries[index].handler else { return nil }
        entries[index].handler = nil
        gapCount += 1
        moveCount += 1
        if gapCount > count { closeGaps() }
        return handler
    }

    /// Removes the handlers that do not meet a condition, and returns them.
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
