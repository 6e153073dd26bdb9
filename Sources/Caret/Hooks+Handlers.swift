/// The handlers of one event in the order of their addition.
///
/// UIKit's list is not public, so that only hooks may name it: this type forwards to it.
/// `n` additions and `n` removals, in any order, move `O(n)` entries.
struct Handlers<Handler> {
    private var list = HandlerList<Handler>()

    /// The number of handlers.
    var count: Int { list.count }
    var isEmpty: Bool { list.isEmpty }
    /// The handlers, from first to last.
    var all: [Handler] { list.all }
    /// The number of entries that additions and removals have moved, for tests of the cost.
    var moveCount: Int { list.moveCount }

    /// Returns the last handler that satisfies a condition; `nil` if there is none.
    func last(where isWanted: (Handler) -> Bool) -> Handler? { list.last(where: isWanted) }

    /// Calls `body` with each handler, from first to last. Copy the list first if `body` may change it.
    func forEach(_ body: (Handler) -> Void) { list.forEach(body) }

    /// Returns the first non-nil result of `body` for the handlers, from last to first; `nil` if there is none.
    func firstFromEnd<Value>(_ body: (Handler) -> Value?) -> Value? { list.firstFromEnd(body) }

    /// Appends a handler and returns its number, which is never reused.
    mutating func add(_ handler: Handler) -> Int { list.add(handler) }

    /// Removes and returns a handler; `nil` if the list does not contain it. The caller releases the handler after its
    /// access to the list has ended.
    mutating func remove(_ id: Int) -> Handler? { list.remove(id) }

    /// Removes and returns the handlers that do not satisfy a condition.
    mutating func keep(where isKept: (Handler) -> Bool) -> [Handler] { list.keep(where: isKept) }
}
