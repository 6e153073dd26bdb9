extension Array {
    /// Returns the index of an element that matches, searching inwards from both ends.
    ///
    /// Apps usually remove views and layers near one of the ends, where this search finds them quickly.
    package func indexFromEitherEnd(where isMatch: (Element) -> Bool) -> Int? {
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
