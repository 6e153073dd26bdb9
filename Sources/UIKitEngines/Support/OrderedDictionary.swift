/// A list in insertion order. Finding and removing an element by key takes amortized constant time.
///
/// Short lists are searched linearly. Longer lists keep a dictionary from keys to slots, and a removal leaves an
/// empty slot. When more than half of the slots are empty the list is compacted, so that a removal costs amortized
/// constant time.
package struct OrderedDictionary<Key: Hashable, Element> {
    /// The keys in the order of their elements. The key of a removed element stays until the list is compacted.
    ///
    /// A search reads only the keys. This type is not specialised in other modules, so reading an element would copy
    /// the element.
    private var keys: [Key] = []
    private var elements: [Element?] = []
    /// The slot of each key; empty for a short list.
    private var slotByKey: [Key: Int] = [:]
    private var emptySlotCount = 0
    /// The number of slots that searches and removals visited. Tests compare this number instead of measuring time.
    package private(set) var lookupCount = 0

    package init() {}

    /// The elements, the oldest first.
    package var all: [Element] { elements.compactMap { $0 } }
    package var isEmpty: Bool { elements.count == emptySlotCount }

    /// Appends an element.
    ///
    /// - Returns: `false` if the list already contains the key. Its element then keeps its position.
    @discardableResult package mutating func append(_ element: Element, for key: Key) -> Bool {
        guard slot(of: key) == nil else { return false }
        keys.append(key)
        elements.append(element)
        guard keys.count > keyedListShortLength else { return true }
        if slotByKey.isEmpty { rebuildSlots() } else { slotByKey[key] = keys.count - 1 }
        return true
    }

    /// Removes the element of a key, if any.
    ///
    /// - Returns: Whether an element was removed.
    @discardableResult package mutating func remove(_ key: Key) -> Bool {
        guard let slot = slot(of: key) else { return false }
        guard !slotByKey.isEmpty else {
            keys.remove(at: slot)
            elements.remove(at: slot)
            return true
        }
        elements[slot] = nil
        slotByKey[key] = nil
        emptySlotCount += 1
        if emptySlotCount * 2 > keys.count { compact() }
        return true
    }

    private mutating func slot(of key: Key) -> Int? {
        guard slotByKey.isEmpty else {
            lookupCount += 1
            return slotByKey[key]
        }
        lookupCount += keys.count
        return keys.firstIndex(of: key)
    }

    /// Compacts the list. Half of the slots are empty, so that the cost is amortized over the preceding removals.
    private mutating func compact() {
        lookupCount += keys.count
        keys = zip(keys, elements).compactMap { $1 == nil ? nil : $0 }
        elements.removeAll { $0 == nil }
        emptySlotCount = 0
        slotByKey.removeAll(keepingCapacity: true)
        if keys.count > keyedListShortLength { rebuildSlots() }
    }

    private mutating func rebuildSlots() {
        for (index, key) in keys.enumerated() { slotByKey[key] = index }
    }
}

extension OrderedDictionary: Sendable where Key: Sendable, Element: Sendable {}

extension OrderedDictionary where Key == Element {
    /// Creates a list of elements that are their own keys.
    package init(_ elements: [Element]) {
        for element in elements { append(element, for: element) }
    }
}

/// The maximum length of a list that is searched linearly.
private let keyedListShortLength = 16
