import Foundation

/// The difference between two orders of unique elements: removals, insertions and a minimal set of moves.
///
/// The common prefix and suffix are skipped. A dictionary of old positions classifies the remaining elements as
/// removed, inserted or retained. Among the retained elements, a longest increasing subsequence of old positions (found
/// by patience sorting) keeps its place, and all others move. The cost is O(n log n) for the elements between prefix
/// and suffix, and linear if they keep their order.
package struct OrderDiff: Sendable {
    /// The old positions of removed elements, ascending.
    package private(set) var removed: [Int] = []
    /// The new positions of inserted elements, ascending.
    package private(set) var inserted: [Int] = []
    /// The minimal set of moves among the elements that stay.
    package private(set) var moved: [(from: Int, to: Int)] = []

    package init<Element: Hashable>(from old: [Element], to new: [Element]) {
        let (oldRange, newRange) = Self.middles(old, new)
        var oldPositions = [Element: Int](minimumCapacity: oldRange.count)
        for index in oldRange { oldPositions[old[index]] = index }
        var isRetained = [Bool](repeating: false, count: oldRange.count)
        var retained: [(from: Int, to: Int)] = []
        retained.reserveCapacity(min(oldRange.count, newRange.count))
        for index in newRange {
            if let oldPosition = oldPositions[new[index]] {
                isRetained[oldPosition - oldRange.lowerBound] = true
                retained.append((oldPosition, index))
            } else {
                inserted.append(index)
            }
        }
        removed = oldRange.filter { !isRetained[$0 - oldRange.lowerBound] }
        let isInPlace = Self.longestIncreasingSubsequence(retained.map(\.from))
        for (index, pair) in retained.enumerated() where !isInPlace[index] { moved.append(pair) }
    }

    /// Returns the ranges between the common prefix and the common suffix. These ranges are usually short.
    private static func middles<Element: Equatable>(_ old: [Element], _ new: [Element]) -> (old: Range<Int>, new: Range<Int>) {
        let shorter = min(old.count, new.count)
        var start = 0
        while start < shorter, old[start] == new[start] { start += 1 }
        var end = 0
        while end < shorter - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
        return (start..<(old.count - end), start..<(new.count - end))
    }

    /// Marks the elements of a longest increasing subsequence, which need not move.
    private static func longestIncreasingSubsequence(_ values: [Int]) -> [Bool] {
        var tails: [Int] = []
        var previous = [Int](repeating: -1, count: values.count)
        for (index, value) in values.enumerated() {
            // Values are mostly in order, so that the next value usually extends the last tail.
            let tailIndex: Int
            if let last = tails.last, values[last] < value {
                tailIndex = tails.count
            } else {
                tailIndex = tails.firstIndexAfter { values[$0] < value }
            }
            if tailIndex > 0 { previous[index] = tails[tailIndex - 1] }
            if tailIndex == tails.count { tails.append(index) } else { tails[tailIndex] = index }
        }
        var marked = [Bool](repeating: false, count: values.count)
        var index = tails.last ?? -1
        while index >= 0 {
            marked[index] = true
            index = previous[index]
        }
        return marked
    }
}
