extension Array {
    /// Returns the first index for which `isBefore` is false, by binary search. All elements for which `isBefore` is
    /// true have to come first.
    func firstIndexAfter(_ isBefore: (Element) -> Bool) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if isBefore(self[middle]) { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
