/// Things that are costly to make and are kept for the next one who needs one of their kind.
package struct ReusePool<Key: Hashable, Element> {
    /// How many of one kind are kept; more are let go.
    package var capacity: Int
    private var spare: [Key: [Element]] = [:]
    /// How many were handed out again.
    package private(set) var reused = 0
    /// How often there was none to hand out.
    package private(set) var missed = 0

    package init(capacity: Int = 64) {
        self.capacity = capacity
    }

    /// A spare one of that kind, the one put away last; or `nil`.
    package mutating func take(_ key: Key) -> Element? {
        guard let element = spare[key]?.popLast() else {
            missed += 1
            return nil
        }
        reused += 1
        return element
    }

    /// Keeps `element` for later. Returns whether there was room.
    @discardableResult package mutating func put(_ element: Element, for key: Key) -> Bool {
        guard spare[key, default: []].count < capacity else { return false }
        spare[key, default: []].append(element)
        return true
    }

    package func count(of key: Key) -> Int { spare[key]?.count ?? 0 }

    /// Lets all of one kind go.
    package mutating func removeAll(of key: Key) {
        spare[key] = nil
    }

    package mutating func removeAll() {
        spare = [:]
    }
}

extension ReusePool: Sendable where Key: Sendable, Element: Sendable {}
