import Foundation

/// The verbs whose answer is an index set again.
extension IndexSet {
    /// The indexes that `isIncluded` accepts.
    ///
    /// - Throws: what `isIncluded` throws.
    public func select<Failure: Error>(_ isIncluded: (Int) throws(Failure) -> Bool) throws(Failure) -> IndexSet {
        var selected = IndexSet()
        for index in self where try isIncluded(index) { selected.insert(index) }
        return selected
    }

    /// The indexes that `isExcluded` does not accept.
    ///
    /// - Throws: what `isExcluded` throws.
    public func reject<Failure: Error>(_ isExcluded: (Int) throws(Failure) -> Bool) throws(Failure) -> IndexSet {
        var kept = IndexSet()
        for index in self where try !isExcluded(index) { kept.insert(index) }
        return kept
    }

    /// What `transform` makes of the indexes, each once.
    ///
    /// - Throws: what `transform` throws.
    /// - Precondition: `transform` returns 0 or more, and less than `Int.max - 1`.
    public func mapToIndexSet<Failure: Error>(_ transform: (Int) throws(Failure) -> Int) throws(Failure) -> IndexSet {
        var mapped = IndexSet()
        for index in self { mapped.insert(Self.checked(try transform(index), madeOf: index)) }
        return mapped
    }

    /// Keeps the indexes that `isIncluded` accepts.
    ///
    /// - Throws: what `isIncluded` throws; the set is as it was then.
    public mutating func selectInPlace<Failure: Error>(_ isIncluded: (Int) throws(Failure) -> Bool) throws(Failure) {
        self = try select(isIncluded)
    }

    /// Removes the indexes that `isExcluded` accepts.
    ///
    /// - Throws: what `isExcluded` throws; the set is as it was then.
    public mutating func rejectInPlace<Failure: Error>(_ isExcluded: (Int) throws(Failure) -> Bool) throws(Failure) {
        self = try reject(isExcluded)
    }

    /// Puts what `transform` makes of the indexes in their place. Indexes that become equal become one.
    ///
    /// - Throws: what `transform` throws; the set is as it was then.
    /// - Precondition: `transform` returns 0 or more, and less than `Int.max - 1`.
    public mutating func mapInPlace<Failure: Error>(_ transform: (Int) throws(Failure) -> Int) throws(Failure) {
        self = try mapToIndexSet(transform)
    }

    /// Foundation keeps the largest integer for "not found", and cannot store a range that ends behind it.
    private static func checked(_ index: Int, madeOf source: Int) -> Int {
        precondition(
            index >= 0 && index < Int.max - 1,
            "IndexSet: \(source) was mapped to \(index), but indexes are 0 or more. Reject such indexes before mapping.")
        return index
    }
}
