/// A pool of elements that are expensive to create, by key. For each key, the element that was added last is reused
/// first.
package struct ReusePool<Key: Hashable, Element> {
    /// The maximum number of elements retained for each key; further elements are discarded.
    package var capacity: Int
    private var spare: [Key: [Element]] = [:]
    /// The number of elements that were reused.
    package private(set) var reused = 0
    /// The number of requests for which the pool had no element.
    package private(set) var missed = 0

    package init(capacity: Int = 64) {
        self.capacity = capacity
    }

    /// Removes and returns the most recently added element for a key; `nil` if there is none.
    package mutating func dequeue(_ key: Key) -> Element? {
        guard let element = spare[key]?.popLast() else {
            missed += 1
            return nil
        }
        reused += 1
        return element
    }

    /// Retains `element` for reuse. Returns `false` if the pool is full.
    @discardableResult package mutating func enqueue(_ element: Element, for key: Key) -> Bool {
        guard spare[key, default: []].count < capacity else { return false }
        spare[key, default: []].append(element)
        return true
    }

    package func count(of key: Key) -> Int { spare[key]?.count ?? 0 }

    /// Discards all elements of a key.
    package mutating func removeAll(of key: Key) {
        spare[key] = nil
    }

    package mutating func removeAll() {
        spare = [:]
    }
}

extension ReusePool: Sendable where Key: Sendable, Element: Sendable {}
