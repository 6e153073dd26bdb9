import Foundation

/// Operations whose result is an index set.
extension IndexSet {
    /// Returns the indexes that `isIncluded` accepts.
    ///
    /// - Throws: The error that `isIncluded` throws.
    public func select<Failure: Error>(_ isIncluded: (Int) throws(Failure) -> Bool) throws(Failure) -> IndexSet {
        var selected = IndexSet()
        for index in self where try isIncluded(index) { selected.insert(index) }
        return selected
    }

    /// Returns the indexes that `isExcluded` does not accept.
    ///
    /// - Throws: The error that `isExcluded` throws.
    public func reject<Failure: Error>(_ isExcluded: (Int) throws(Failure) -> Bool) throws(Failure) -> IndexSet {
        var remaining = IndexSet()
        for index in self where try !isExcluded(index) { remaining.insert(index) }
        return remaining
    }

    /// Returns the results of `transform` for the indexes, without duplicates.
    ///
    /// - Throws: The error that `transform` throws.
    /// - Precondition: The results of `transform` are at least 0 and less than `Int.max - 1`.
    public func mapToIndexSet<Failure: Error>(_ transform: (Int) throws(Failure) -> Int) throws(Failure) -> IndexSet {
        var mapped = IndexSet()
        for index in self { mapped.insert(Self.checked(try transform(index), madeOf: index)) }
        return mapped
    }

    /// Keeps the indexes that `isIncluded` accepts.
    ///
    /// - Throws: The error that `isIncluded` throws. The set is then unchanged.
    public mutating func selectInPlace<Failure: Error>(_ isIncluded: (Int) throws(Failure) -> Bool) throws(Failure) {
        self = try select(isIncluded)
    }

    /// Removes the indexes that `isExcluded` accepts.
    ///
    /// - Throws: The error that `isExcluded` throws. The set is then unchanged.
    public mutating func rejectInPlace<Failure: Error>(_ isExcluded: (Int) throws(Failure) -> Bool) throws(Failure) {
        self = try reject(isExcluded)
    }

    /// Replaces each index with the result of `transform`. Indexes that become equal are merged.
    ///
    /// - Throws: The error that `transform` throws. The set is then unchanged.
    /// - Precondition: The results of `transform` are at least 0 and less than `Int.max - 1`.
    public mutating func mapInPlace<Failure: Error>(_ transform: (Int) throws(Failure) -> Int) throws(Failure) {
        self = try mapToIndexSet(transform)
    }

    /// Returns an index after checking it. Foundation uses the largest integer as "not found", and cannot store a
    /// range that ends after the largest integer.
    private static func checked(_ index: Int, madeOf source: Int) -> Int {
        precondition(
            index >= 0 && index < Int.max - 1,
            "IndexSet: \(source) was mapped to \(index), but indexes are 0 or more. Reject such indexes before mapping.")
        return index
    }
}
