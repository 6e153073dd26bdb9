/// Matches the sublayers of a layer in two frames by the identity of their layers.
///
/// The pairs are found with a dictionary of the old sublayers. The pairs that keep their relative order are the longest
/// increasing subsequence of the old indexes. Patience sorting with back pointers finds this subsequence in O(n log n).
/// All other pairs count as reordered.
struct ChildPairs {
    /// The pairs that keep their relative order, as many as possible. If one layer moves from one end to the other,
    /// only that layer is reordered.
    var inOrder: [(old: Int, new: Int)] = []
    var removed: [Int] = []
    var added: [Int] = []
    /// The pairs whose order relative to `inOrder` changed.
    var reordered: [(old: Int, new: Int)] = []

    init(_ old: [RenderNode], _ new: [RenderNode]) {
        if old.count == new.count, zip(old, new).allSatisfy({ $0.id == $1.id }) {
            inOrder = new.indices.map { ($0, $0) }
            return
        }
        var oldIndexes: [ObjectIdentifier: Int] = [:]
        for (index, node) in old.enumerated() { oldIndexes[node.id] = index }
        var pairs: [(old: Int, new: Int)] = []
        for (index, node) in new.enumerated() {
            if let oldIndex = oldIndexes.removeValue(forKey: node.id) { pairs.append((oldIndex, index)) } else { added.append(index) }
        }
        removed = oldIndexes.values.sorted()
        separate(pairs)
    }

    /// Separates the longest increasing subsequence of old indexes from the other pairs. Each pair extends the
    /// longest possible subsequence and stores a link to its predecessor.
    private mutating func separate(_ pairs: [(old: Int, new: Int)]) {
        // For each length, the last pair of the subsequence that ends at the lowest old index.
        var ends: [Int] = []
        var predecessors = [Int?](repeating: nil, count: pairs.count)
        for (index, pair) in pairs.enumerated() {
            let length = ends.partitioningIndex { pairs[$0].old > pair.old }
            predecessors[index] = length > 0 ? ends[length - 1] : nil
            if length < ends.count { ends[length] = index } else { ends.append(index) }
        }
        var isInOrder = [Bool](repeating: false, count: pairs.count)
        var next = ends.last
        while let index = next {
            isInOrder[index] = true
            next = predecessors[index]
        }
        for (index, pair) in pairs.enumerated() {
            if isInOrder[index] { inOrder.append(pair) } else { reordered.append(pair) }
        }
    }
}
