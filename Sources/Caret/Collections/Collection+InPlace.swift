extension RangeReplaceableCollection {
    /// Keeps the elements that `isIncluded` accepts, in their order.
    ///
    /// - Throws: what `isIncluded` throws; the collection is as it was then.
    @inlinable public mutating func selectInPlace<Failure: Error>(_ isIncluded: (Element) throws(Failure) -> Bool) throws(Failure) {
        var kept = Self()
        for element in self where try isIncluded(element) { kept.append(element) }
        self = kept
    }

    /// Removes the elements that `isExcluded` accepts; the others keep their order.
    ///
    /// - Throws: what `isExcluded` throws; the collection is as it was then.
    @inlinable public mutating func rejectInPlace<Failure: Error>(_ isExcluded: (Element) throws(Failure) -> Bool) throws(Failure) {
        var kept = Self()
        for element in self where try !isExcluded(element) { kept.append(element) }
        self = kept
    }
}

extension MutableCollection {
    /// Puts what `transform` makes of each element in its place.
    ///
    /// - Throws: what `transform` throws; the collection is as it was then.
    @inlinable public mutating func mapInPlace<Failure: Error>(_ transform: (Element) throws(Failure) -> Element) throws(Failure) {
        var changed = self
        for index in indices { changed[index] = try transform(self[index]) }
        self = changed
    }
}
