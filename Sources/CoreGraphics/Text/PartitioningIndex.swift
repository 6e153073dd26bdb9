extension RandomAccessCollection {
    /// Returns the first index whose element satisfies the predicate, in a collection that is partitioned by the
    /// predicate.
    package func partitioningIndex(where passes: (Element) -> Bool) -> Index {
        var low = startIndex
        var count = self.count
        while count > 0 {
            let half = count / 2
            let middle = index(low, offsetBy: half)
            if passes(self[middle]) {
                count = half
            } else {
                low = index(after: middle)
                count -= half + 1
            }
        }
        return low
    }
}
