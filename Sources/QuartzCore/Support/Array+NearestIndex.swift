extension Array {
    /// Returns the index of a match, searching inwards from both ends.
    ///
    /// Apps usually remove views and layers from one of the ends, where the search finds them quickly.
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
