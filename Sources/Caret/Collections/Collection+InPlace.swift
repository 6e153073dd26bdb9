extension RangeReplaceableCollection {
    /// Keeps the elements that `isIncluded` accepts, in their order.
    ///
    /// - Throws: The error that `isIncluded` throws. The collection is then unchanged.
    @inlinable public mutating func selectInPlace<Failure: Error>(_ isIncluded: (Element) throws(Failure) -> Bool) throws(Failure) {
        var selected = Self()
        for element in self where try isIncluded(element) { selected.append(element) }
        self = selected
    }

    /// Removes the elements that `isExcluded` accepts; the others keep their order.
    ///
    /// - Throws: The error that `isExcluded` throws. The collection is then unchanged.
    @inlinable public mutating func rejectInPlace<Failure: Error>(_ isExcluded: (Element) throws(Failure) -> Bool) throws(Failure) {
        var remaining = Self()
        for element in self where try !isExcluded(element) { remaining.append(element) }
        self = remaining
    }
}

extension MutableCollection {
    /// Replaces each element with the result of `transform`.
    ///
    /// - Throws: The error that `transform` throws. The collection is then unchanged.
    @inlinable public mutating func mapInPlace<Failure: Error>(_ transform: (Element) throws(Failure) -> Element) throws(Failure) {
        var changed = self
        for index in indices { changed[index] = try transform(self[index]) }
        self = changed
    }
}
