/// The verbs that read a sequence once, from its first element on.
///
/// Sets, dictionaries and index sets have them too: a set is read in no order that could be relied upon, an index set from its lowest
/// index. A dictionary hands its pairs to closures of two parameters, `{ key, value in … }`. What a closure throws ends the reading
/// and is thrown on, with its type.
extension Sequence {
    /// Calls `body` with each element, and hands the sequence on to the next verb.
    ///
    /// - Throws: what `body` throws; later elements are not visited then.
    @discardableResult
    @inlinable public func each<Failure: Error>(_ body: (Element) throws(Failure) -> Void) throws(Failure) -> Self {
        for element in self { try body(element) }
        return self
    }

    /// The first element that `isMatch` accepts, `nil` if there is none. No element after it is asked about.
    ///
    /// - Throws: what `isMatch` throws.
    @inlinable public func match<Failure: Error>(_ isMatch: (Element) throws(Failure) -> Bool) throws(Failure) -> Element? {
        for element in self where try isMatch(element) { return element }
        return nil
    }

    /// The elements that `isIncluded` accepts, in their order.
    ///
    /// - Throws: what `isIncluded` throws.
    @inlinable public func select<Failure: Error>(_ isIncluded: (Element) throws(Failure) -> Bool) throws(Failure) -> [Element] {
        var selected: [Element] = []
        for element in self where try isIncluded(element) { selected.append(element) }
        return selected
    }

    /// The elements that `isExcluded` does not accept, in their order.
    ///
    /// - Throws: what `isExcluded` throws.
    @inlinable public func reject<Failure: Error>(_ isExcluded: (Element) throws(Failure) -> Bool) throws(Failure) -> [Element] {
        var kept: [Element] = []
        for element in self where try !isExcluded(element) { kept.append(element) }
        return kept
    }

    /// What `transform` makes of the elements, in their order, without the `nil`s.
    ///
    /// - Throws: what `transform` throws.
    @inlinable public func compact<Value, Failure: Error>(_ transform: (Element) throws(Failure) -> Value?) throws(Failure) -> [Value] {
        var values: [Value] = []
        for element in self {
            if let value = try transform(element) { values.append(value) }
        }
        return values
    }

    /// The elements that are not `nil`, in their order.
    @inlinable public func compact<Value>() -> [Value] where Element == Value? {
        compact { $0 }
    }

    /// What `transform` makes of the elements, each value once.
    ///
    /// - Throws: what `transform` throws.
    @inlinable public func mapToSet<Value: Hashable, Failure: Error>(_ transform: (Element) throws(Failure) -> Value) throws(Failure)
        -> Set<Value>
    {
        var values: Set<Value> = []
        for element in self { values.insert(try transform(element)) }
        return values
    }
}

/// The verbs that answer a question about all elements.
extension Sequence {
    /// Whether `isMatch` accepts one element at least; `false` for an empty sequence. Stops at the first that it accepts.
    ///
    /// - Throws: what `isMatch` throws.
    @inlinable public func any<Failure: Error>(_ isMatch: (Element) throws(Failure) -> Bool) throws(Failure) -> Bool {
        for element in self where try isMatch(element) { return true }
        return false
    }

    /// Whether `isMatch` accepts no element; `true` for an empty sequence. Stops at the first that it accepts.
    ///
    /// - Throws: what `isMatch` throws.
    @inlinable public func none<Failure: Error>(_ isMatch: (Element) throws(Failure) -> Bool) throws(Failure) -> Bool {
        try !any(isMatch)
    }

    /// Whether `isMatch` accepts every element; `true` for an empty sequence. Stops at the first that it does not accept.
    ///
    /// - Throws: what `isMatch` throws.
    @inlinable public func all<Failure: Error>(_ isMatch: (Element) throws(Failure) -> Bool) throws(Failure) -> Bool {
        for element in self where try !isMatch(element) { return false }
        return true
    }

    /// Whether both sequences have the same number of elements, and `areMatching` accepts each pair of them.
    ///
    /// The pairs are asked about in order, up to the first that is not accepted. Two empty sequences correspond. `areMatching` gets the
    /// element of this sequence first.
    ///
    /// - Throws: what `areMatching` throws.
    @inlinable public func corresponds<Other: Sequence, Failure: Error>(
        to other: Other, _ areMatching: (Element, Other.Element) throws(Failure) -> Bool
    ) throws(Failure) -> Bool {
        var others = other.makeIterator()
        for element in self {
            guard let match = others.next(), try areMatching(element, match) else { return false }
        }
        return others.next() == nil
    }
}
