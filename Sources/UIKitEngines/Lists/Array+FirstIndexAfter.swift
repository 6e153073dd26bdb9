extension Array {
    /// The first index for which `isBefore` is false, when all for which it is true come first. Binary search.
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
