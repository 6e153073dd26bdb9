/// Elements in the order in which they were added; one is found and removed by its key, without a look at the others.
package struct KeyedList<Key: Hashable, Element> {
    private var slots: [(key: Key, element: Element)?] = []
    /// The slot of each key, once there are more than a few.
    private var places: [Key: Int] = [:]
    private var holes = 0
    /// The slots that searches and removals looked at, for tests to read in place of a stopwatch.
    package private(set) var looks = 0

    package init() {}

    /// The elements, the oldest first.
    package var all: [Element] { slots.compactMap { $0?.element } }
    package var isEmpty: Bool { slots.count == holes }

    /// Adds an element at the end.
    ///
    /// - Returns: `false` for a key that is in the list; its element stays where it is.
    @discardableResult package mutating func append(_ element: Element, for key: Key) -> Bool {
        guard place(of: key) == nil else { return false }
        slots.append((key, element))
        guard slots.count > keyedListShortLength else { return true }
        if places.isEmpty { number() } else { places[key] = slots.count - 1 }
        return true
    }

    /// Removes the element of a key, if there is one.
    ///
    /// - Returns: whether there was one.
    @discardableResult package mutating func remove(_ key: Key) -> Bool {
        guard let place = place(of: key) else { return false }
        guard !places.isEmpty else {
            slots.remove(at: place)
            return true
        }
        slots[place] = nil
        places[key] = nil
        holes += 1
        if holes * 2 > slots.count { close() }
        return true
    }

    private mutating func place(of key: Key) -> Int? {
        guard places.isEmpty else {
            looks += 1
            return places[key]
        }
        looks += slots.count
        return slots.firstIndex { $0?.key == key }
    }

    /// Moves the elements together. Half of the slots are empty, so that the removals before have paid for it.
    private mutating func close() {
        looks += slots.count
        slots.removeAll { $0 == nil }
        holes = 0
        places.removeAll(keepingCapacity: true)
        if slots.count > keyedListShortLength { number() }
    }

    private mutating func number() {
        for (index, slot) in slots.enumerated() {
            if let slot { places[slot.key] = index }
        }
    }
}

extension KeyedList: Sendable where Key: Sendable, Element: Sendable {}

extension KeyedList where Key == Element {
    /// A list of elements that are their own keys.
    package init(_ elements: [Element]) {
        for element in elements { append(element, for: element) }
    }
}

/// Lists of this length and shorter are searched from their beginning.
private let keyedListShortLength = 16
