/// Operations whose result is a dictionary. Closures receive a pair, as in `{ $0.value }`, or its key and value, as
/// in `{ key, value in … }`.
extension Dictionary {
    /// Returns the pairs that `isIncluded` accepts.
    ///
    /// - Throws: The error that `isIncluded` throws.
    @inlinable public func select<Failure: Error>(_ isIncluded: (Element) throws(Failure) -> Bool) throws(Failure) -> Dictionary {
        var selected: Dictionary = [:]
        for pair in self where try isIncluded(pair) { selected[pair.key] = pair.value }
        return selected
    }

    /// Returns the pairs that `isExcluded` does not accept.
    ///
    /// - Throws: The error that `isExcluded` throws.
    @inlinable public func reject<Failure: Error>(_ isExcluded: (Element) throws(Failure) -> Bool) throws(Failure) -> Dictionary {
        var remaining: Dictionary = [:]
        for pair in self where try !isExcluded(pair) { remaining[pair.key] = pair.value }
        return remaining
    }

    /// Returns the same keys, each with the result of `transform` for its pair.
    ///
    /// - Throws: The error that `transform` throws.
    @inlinable public func mapToDictionary<Other, Failure: Error>(
        _ transform: (Element) throws(Failure) -> Other
    ) throws(Failure) -> [Key: Other] {
        var mapped = [Key: Other](minimumCapacity: count)
        for pair in self { mapped[pair.key] = try transform(pair) }
        return mapped
    }

    /// Keeps the pairs that `isIncluded` accepts.
    ///
    /// - Throws: The error that `isIncluded` throws. The dictionary is then unchanged.
    @inlinable public mutating func selectInPlace<Failure: Error>(_ isIncluded: (Element) throws(Failure) -> Bool) throws(Failure) {
        self = try select(isIncluded)
    }

    /// Removes the pairs that `isExcluded` accepts.
    ///
    /// - Throws: The error that `isExcluded` throws. The dictionary is then unchanged.
    @inlinable public mutating func rejectInPlace<Failure: Error>(_ isExcluded: (Element) throws(Failure) -> Bool) throws(Failure) {
        self = try reject(isExcluded)
    }

    /// Replaces the value of each key with the result of `transform` for its pair.
    ///
    /// - Throws: The error that `transform` throws. The dictionary is then unchanged.
    @inlinable public mutating func mapInPlace<Failure: Error>(_ transform: (Element) throws(Failure) -> Value) throws(Failure) {
        self = try mapToDictionary(transform)
    }
}
