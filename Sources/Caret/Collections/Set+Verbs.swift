/// The verbs whose answer is a set again.
extension Set {
    /// The members that `isIncluded` accepts.
    ///
    /// - Throws: what `isIncluded` throws.
    @inlinable public func select<Failure: Error>(_ isIncluded: (Element) throws(Failure) -> Bool) throws(Failure) -> Set {
        var selected: Set = []
        for member in self where try isIncluded(member) { selected.insert(member) }
        return selected
    }

    /// The members that `isExcluded` does not accept.
    ///
    /// - Throws: what `isExcluded` throws.
    @inlinable public func reject<Failure: Error>(_ isExcluded: (Element) throws(Failure) -> Bool) throws(Failure) -> Set {
        var kept: Set = []
        for member in self where try !isExcluded(member) { kept.insert(member) }
        return kept
    }

    /// Keeps the members that `isIncluded` accepts.
    ///
    /// - Throws: what `isIncluded` throws; the set is as it was then.
    @inlinable public mutating func selectInPlace<Failure: Error>(_ isIncluded: (Element) throws(Failure) -> Bool) throws(Failure) {
        self = try select(isIncluded)
    }

    /// Removes the members that `isExcluded` accepts.
    ///
    /// - Throws: what `isExcluded` throws; the set is as it was then.
    @inlinable public mutating func rejectInPlace<Failure: Error>(_ isExcluded: (Element) throws(Failure) -> Bool) throws(Failure) {
        self = try reject(isExcluded)
    }

    /// Puts what `transform` makes of the members in their place. Members that become equal become one.
    ///
    /// - Throws: what `transform` throws; the set is as it was then.
    @inlinable public mutating func mapInPlace<Failure: Error>(_ transform: (Element) throws(Failure) -> Element) throws(Failure) {
        self = try mapToSet(transform)
    }
}
