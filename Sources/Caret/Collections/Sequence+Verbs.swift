/// Operations that iterate over a sequence once, from its first element.
///
/// Sets, dictionaries and index sets have these operations too. The order of a set is undefined; an index set starts
/// with its lowest index. A dictionary passes its pairs to closures of two parameters, `{ key, value in … }`. If a
/// closure throws an error, the iteration ends and the error is rethrown with its type.
extension Sequence {
    /// Calls `body` with each element, and returns the sequence for chaining.
    ///
    /// - Throws: The error that `body` throws. The elements after the failing one are not visited.
    @discardableResult
    @inlinable public func each<Failure: Error>(_ body: (Element) throws(Failure) -> Void) throws(Failure) -> Self {
        for element in self { try body(element) }
        return self
    }

    /// Returns the first element that `isMatch` accepts; `nil` if there is none. Later elements are not tested.
    ///
    /// - Throws: The error that `isMatch` throws.
    @inlinable public func match<Failure: Error>(_ isMatch: (Element) throws(Failure) -> Bool) throws(Failure) -> Element? {
        for element in self where try isMatch(element) { return element }
        return nil
    }

    /// Returns the elements that `isIncluded` accepts, in their order.
    ///
    /// - Throws: The error that `isIncluded` throws.
    @inlinable public func select<Failure: Error>(_ isIncluded: (Element) throws(Failure) -> Bool) throws(Failure) -> [Element] {
        var selected: [Element] = []
        for element in self where try isIncluded(element) { selected.append(element) }
        return selected
    }

    /// Returns the elements that `isExcluded` does not accept, in their order.
    ///
    /// - Throws: The error that `isExcluded` throws.
    @inlinable public func reject<Failure: Error>(_ isExcluded: (Element) throws(Failure) -> Bool) throws(Failure) -> [Element] {
        var remaining: [Element] = []
        for element in self where try !isExcluded(element) { remaining.append(element) }
        return remaining
    }

    /// Returns the results of `transform` that are not `nil`, in the order of the elements.
    ///
    /// - Throws: The error that `transform` throws.
    @inlinable public func compact<Value, Failure: Error>(_ transform: (Element) throws(Failure) -> Value?) throws(Failure) -> [Value] {
        var values: [Value] = []
        for element in self {
            if let value = try transform(element) { values.append(value) }
        }
        return values
    }

    /// Returns the elements that are not `nil`, in their order.
    @inlinable public func compact<Value>() -> [Value] where Element == Value? {
        compact { $0 }
    }

    /// Returns the set of the results of `transform`.
    ///
    /// - Throws: The error that `transform` throws.
    @inlinable public func mapToSet<Value: Hashable, Failure: Error>(_ transform: (Element) throws(Failure) -> Value) throws(Failure)
        -> Set<Value>
    {
        var values: Set<Value> = []
        for element in self { values.insert(try transform(element)) }
        return values
    }
}

/// Tests of all elements.
extension Sequence {
    /// Returns whether `isMatch` accepts at least one element; `false` for an empty sequence. Stops at the first
    /// accepted element.
    ///
    /// - Throws: The error that `isMatch` throws.
    @inlinable public func any<Failure: Error>(_ isMatch: (Element) throws(Failure) -> Bool) throws(Failure) -> Bool {
        for element in self where try isMatch(element) { return true }
        return false
    }

    /// Returns whether `isMatch` accepts no element; `true` for an empty sequence. Stops at the first accepted
    /// element.
    ///
    /// - Throws: The error that `isMatch` throws.
    @inlinable public func none<Failure: Error>(_ isMatch: (Element) throws(Failure) -> Bool) throws(Failure) -> Bool {
        try !any(isMatch)
    }

    /// Returns whether `isMatch` accepts every element; `true` for an empty sequence. Stops at the first rejected
    /// element.
    ///
    /// - Throws: The error that `isMatch` throws.
    @inlinable public func all<Failure: Error>(_ isMatch: (Element) throws(Failure) -> Bool) throws(Failure) -> Bool {
        for element in self where try !isMatch(element) { return false }
        return true
    }

    /// Returns whether both sequences have the same number of elements, and `areMatching` accepts each pair of
    /// elements.
    ///
    /// The pairs are tested in order, up to the first rejected pair. Two empty sequences correspond. The first
    /// parameter of `areMatching` is the element of this sequence.
    ///
    /// - Throws: The error that `areMatching` throws.
    @inlinable public func corresponds<Other: Sequence, Failure: Error>(
        to other: Other, _ areMatching: (Element, Other.Element) throws(Failure) -> Bool
    ) throws(Failure) -> Bool {
        var otherIterator = other.makeIterator()
        for element in self {
            guard let match = otherIterator.next(), try areMatching(element, match) else { return false }
        }
        return otherIterator.next() == nil
    }
}
