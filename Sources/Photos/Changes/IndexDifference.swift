/// The difference of two lists without repetitions.
///
/// Elements of both lists whose order is kept do not move. They are a longest increasing subsequence of the old indexes
/// in the new order, found by patience sorting in O(n log n).
///
/// - Source: https://en.wikipedia.org/wiki/Longest_increasing_subsequence
struct IndexDifference: Sendable {
    /// A move of an element between indexes of the old and of the new list.
    struct Move: Hashable, Sendable {
        let from: Int
        let to: Int
    }

    /// Indexes of the old list.
    private(set) var removed = IndexSet()
    /// Indexes of the new list.
    private(set) var inserted = IndexSet()
    private(set) var moves: [Move] = []

    var isEmpty: Bool { removed.isEmpty && inserted.isEmpty && moves.isEmpty }

    init(_ old: [String], _ new: [String]) {
        let oldIndexes = Dictionary(zip(old, old.indices), uniquingKeysWith: { first, _ in first })
        let kept = Set(new)
        for (index, element) in old.enumerated() where !kept.contains(element) { removed.insert(index) }
        var common: [Move] = []
        for (index, element) in new.enumerated() {
            if let oldIndex = oldIndexes[element] { common.append(Move(from: oldIndex, to: index)) } else { inserted.insert(index) }
        }
        let resting = Self.increasing(common.map(\.from))
        moves = common.indices.filter { !resting.contains($0) }.map { common[$0] }
    }

    /// Returns the positions of a longest increasing subsequence.
    private static func increasing(_ values: [Int]) -> Set<Int> {
        /// The position of the smallest last value of a subsequence, by its length - 1.
        var ends: [Int] = []
        var predecessors = [Int?](repeating: nil, count: values.count)
        for (position, value) in values.enumerated() {
            var (low, high) = (0, ends.count)
            while low < high {
                let middle = (low + high) / 2
                if values[ends[middle]] < value { low = middle + 1 } else { high = middle }
            }
            predecessors[position] = low > 0 ? ends[low - 1] : nil
            if low == ends.count { ends.append(position) } else { ends[low] = position }
        }
        var result: Set<Int> = []
        var next = ends.last
        while let position = next {
            result.insert(position)
            next = predecessors[position]
        }
        return result
    }
}
