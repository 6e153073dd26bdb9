/// The verbs whose answer is a dictionary again. Closures get a pair, as `{ $0.value }`, or its parts, as `{ key, value in … }`.
extension Dictionary {
    /// The pairs that `isIncluded` accepts.
    ///
    /// - Throws: what `isIncluded` throws.
    @inlinable public func select<Failure: Error>(_ isIncluded: (Element) throws(Failure) -> Bool) throws(Failure) -> Dictionary {
        var selected: Dictionary = [:]
        for pair in self where try isIncluded(pair) { selected[pair.key] = pair.value }
        return selected
    }

    /// The pairs that `isExcluded` does not accept.
    ///
    /// - Throws: what `isExcluded` throws.
    @inlinable public func reject<Failure: Error>(_ isExcluded: (Element) throws(Failure) -> Bool) throws(Failure) -> Dictionary {
        var kept: Dictionary = [:]
        for pair in self where try !isExcluded(pair) { kept[pair.key] = pair.value }
        return kept
    }

    /// The same keys, each with what `transform` makes of it and its value.
    ///
    /// - Throws: what `transform` throws.
    @inlinable public func mapToDictionary<Other, Failure: Error>(
        _ transform: (Element) throws(Failure) -> Other
    ) throws(Failure) -> [Key: Other] {
        var mapped = [Key: Other](minimumCapacity: count)
        for pair in self { mapped[pair.key] = try transform(pair) }
        return mapped
    }

    /// Keeps the pairs that `isIncluded` accepts.
    ///
    /// - Throws: what `isIncluded` throws; the dictionary is as it was then.
    @inlinable public mutating func selectInPlace<Failure: Error>(_ isIncluded: (Element) throws(Failure) -> Bool) throws(Failure) {
        self = try select(isIncluded)
    }

    /// Removes the pairs that `isExcluded` accepts.
    ///
    /// - Throws: what `isExcluded` throws; the dictionary is as it was then.
    @inlinable public mutating func rejectInPlace<Failure: Error>(_ isExcluded: (Element) throws(Failure) -> Bool) throws(Failure) {
        self = try reject(isExcluded)
    }

    /// Gives each key what `transform` makes of it and its value.
    ///
    /// - Throws: what `transform` throws; the dictionary is as it was then.
    @inlinable public mutating func mapInPlace<Failure: Error>(_ transform: (Element) throws(Failure) -> Value) throws(Failure) {
        self = try mapToDictionary(transform)
    }
}
