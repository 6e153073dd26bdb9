/// Elements in the order in which they were added; one is found and removed by its key, without a look at the others.
package struct KeyedList<Key: Hashable, Element> {
    /// The keys in the order of their elements; that of an element which was removed stays until the list is closed up.
    ///
    /// A search reads these alone: this type is not specialised in other modules, where reading an element copies it.
    private var keys: [Key] = []
    private var elements: [Element?] = []
    /// The slot of each key, once there are more than a few.
    private var places: [Key: Int] = [:]
    private var holes = 0
    /// The slots that searches and removals looked at, for tests to read in place of a stopwatch.
    package private(set) var looks = 0

    package init() {}

    /// The elements, the oldest first.
    package var all: [Element] { elements.compactMap { $0 } }
    package var isEmpty: Bool { elements.count == holes }

    /// Adds an element at the end.
    ///
    /// - Returns: `false` for a key that is in the list; its element stays where it is.
    @discardableResult package mutating func append(_ element: Element, for key: Key) -> Bool {
        guard place(of: key) == nil else { return false }
        keys.append(key)
        elements.append(element)
        guard keys.count > keyedListShortLength else { return true }
        if places.isEmpty { number() } else { places[key] = keys.count - 1 }
        return true
    }

    /// Removes the element of a key, if there is one.
    ///
    /// - Returns: whether there was one.
    @discardableResult package mutating func remove(_ key: Key) -> Bool {
        guard let place = place(of: key) else { return false }
        guard !places.isEmpty else {
            keys.remove(at: place)
            elements.remove(at: place)
            return true
        }
        elements[place] = nil
        places[key] = nil
        holes += 1
        if holes * 2 > keys.count { close() }
        return true
    }

    private mutating func place(of key: Key) -> Int? {
        guard places.isEmpty else {
            looks += 1
            return places[key]
        }
        looks += keys.count
        return keys.firstIndex(of: key)
    }

    /// Moves the elements together. Half of the slots are empty, so that the removals before have paid for it.
    private mutating func close() {
        looks += keys.count
        keys = zip(keys, elements).compactMap { $1 == nil ? nil : $0 }
        elements.removeAll { $0 == nil }
        holes = 0
        places.removeAll(keepingCapacity: true)
        if keys.count > keyedListShortLength { number() }
    }

    private mutating func number() {
        for (index, key) in keys.enumerated() { places[key] = index }
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
