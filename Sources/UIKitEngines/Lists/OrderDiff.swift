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
        guard old != new else { return }
        var places = [Element: Int](minimumCapacity: old.count)
        for (index, element) in old.enumerated() { places[element] = index }
        var stays = [Bool](repeating: false, count: old.count)
        var kept: [(from: Int, to: Int)] = []
        kept.reserveCapacity(min(old.count, new.count))
        for (index, element) in new.enumerated() {
            if let place = places[element] {
                stays[place] = true
                kept.append((place, index))
            } else {
                inserted.append(index)
            }
        }
        removed = old.indices.filter { !stays[$0] }
        let still = Self.longestRise(kept.map(\.from))
        for (index, pair) in kept.enumerated() where !still[index] { moved.append(pair) }
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
