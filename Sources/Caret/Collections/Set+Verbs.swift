/// Operations whose result is a set.
extension Set {
    /// Returns the members that `isIncluded` accepts.
    ///
    /// - Throws: The error that `isIncluded` throws.
    @inlinable public func select<Failure: Error>(_ isIncluded: (Element) throws(Failure) -> Bool) throws(Failure) -> Set {
        var selected: Set = []
        for member in self where try isIncluded(member) { selected.insert(member) }
        return selected
    }

    /// Returns the members that `isExcluded` does not accept.
    ///
    /// - Throws: The error that `isExcluded` throws.
    @inlinable public func reject<Failure: Error>(_ isExcluded: (Element) throws(Failure) -> Bool) throws(Failure) -> Set {
        var remaining: Set = []
        for member in self where try !isExcluded(member) { remaining.insert(member) }
        return remaining
    }

    /// Keeps the members that `isIncluded` accepts.
    ///
    /// - Throws: The error that `isIncluded` throws. The set is then unchanged.
    @inlinable public mutating func selectInPlace<Failure: Error>(_ isIncluded: (Element) throws(Failure) -> Bool) throws(Failure) {
        self = try select(isIncluded)
    }

    /// Removes the members that `isExcluded` accepts.
    ///
    /// - Throws: The error that `isExcluded` throws. The set is then unchanged.
    @inlinable public mutating func rejectInPlace<Failure: Error>(_ isExcluded: (Element) throws(Failure) -> Bool) throws(Failure) {
        self = try reject(isExcluded)
    }

    /// Replaces each member with the result of `transform`. Members that become equal are merged.
    ///
    /// - Throws: The error that `transform` throws. The set is then unchanged.
    @inlinable public mutating func mapInPlace<Failure: Error>(_ transform: (Element) throws(Failure) -> Element) throws(Failure) {
        self = try mapToSet(transform)
    }
}
