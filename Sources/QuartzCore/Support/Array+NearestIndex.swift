extension Array {
    /// Returns the index of the first match, searching from both ends at once.
    ///
    /// Apps usually remove views and layers from one end, and either end is then found quickly.
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
