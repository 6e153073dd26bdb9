extension Array {
    /// The index of an element, searched from both ends at once.
    ///
    /// Lists of views and layers are emptied from one end, as a rule; which one is up to the app. Then each search is short.
    package func nearestIndex(where isMatch: (Element) -> Bool) -> Int? {
        var (low, high) = (startIndex, endIndex - 1)
        while low <= high {
            if isMatch(self[low]) { return low }
            if isMatch(self[high]) { return high }
            low += 1
            high -= 1
        }
        return nil
    }
}
