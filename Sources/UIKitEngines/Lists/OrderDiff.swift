import Foundation

/// What it takes to make one order of things of another, where each thing occurs once: who goes, who comes, who moves.
///
/// Takes time in proportion to the things, and to the logarithm of those that stay for telling which of them move.
package struct OrderDiff: Sendable {
    /// Places in the old order of things that are gone, ascending.
    package private(set) var removed: [Int] = []
    /// Places in the new order of things that are new, ascending.
    package private(set) var inserted: [Int] = []
    /// Things that change their order among those that stay: the fewest that explain it.
    package private(set) var moved: [(from: Int, to: Int)] = []

    package init<Element: Hashable>(from old: [Element], to new: [Element]) {
        let (former, later) = Self.middles(old, new)
        var places = [Element: Int](minimumCapacity: former.count)
        for index in former { places[old[index]] = index }
        var stays = [Bool](repeating: false, count: former.count)
        var kept: [(from: Int, to: Int)] = []
        kept.reserveCapacity(min(former.count, later.count))
        for index in later {
            if let place = places[new[index]] {
                stays[place - former.lowerBound] = true
                kept.append((place, index))
            } else {
                inserted.append(index)
            }
        }
        removed = former.filter { !stays[$0 - former.lowerBound] }
        let still = Self.longestRise(kept.map(\.from))
        for (index, pair) in kept.enumerated() where !still[index] { moved.append(pair) }
    }

    /// What lies between the things that both begin with and those that both end with: mostly little is different.
    private static func middles<Element: Equatable>(_ old: [Element], _ new: [Element]) -> (old: Range<Int>, new: Range<Int>) {
        let shorter = min(old.count, new.count)
        var start = 0
        while start < shorter, old[start] == new[start] { start += 1 }
        var end = 0
        while end < shorter - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
        return (start..<(old.count - end), start..<(new.count - end))
    }

    /// Marks a longest rising sequence: things in it need not move.
    private static func longestRise(_ values: [Int]) -> [Bool] {
        var tails: [Int] = []
        var previous = [Int](repeating: -1, count: values.count)
        for (index, value) in values.enumerated() {
            // Mostly in order: then the end is where it belongs.
            let place: Int
            if let last = tails.last, values[last] < value {
                place = tails.count
            } else {
                place = tails.firstIndexAfter { values[$0] < value }
            }
            if place > 0 { previous[index] = tails[place - 1] }
            if place == tails.count { tails.append(index) } else { tails[place] = index }
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
