/// Matches the sublayers of a layer in two frames by the identity of their layers.
///
/// The pairs are taken from a dictionary of the old sublayers. The pairs that keep their relative order are the
/// longest increasing subsequence of the old indexes. Patience sorting with back pointers finds it in O(n log n). All
/// other pairs count as reordered.
struct ChildPairs {
    /// The pairs that keep their relative order, as many as possible. If one layer moves from one end to the other,
    /// only that layer is reordered.
    var kept: [(old: Int, new: Int)] = []
    var removed: [Int] = []
    var added: [Int] = []
    /// The pairs whose order relative to `kept` differs.
    var reordered: [(old: Int, new: Int)] = []

    init(_ old: [RenderNode], _ new: [RenderNode]) {
        if old.count == new.count, zip(old, new).allSatisfy({ $0.id == $1.id }) {
            kept = new.indices.map { ($0, $0) }
            return
        }
        var places: [ObjectIdentifier: Int] = [:]
        for (index, node) in old.enumerated() { places[node.id] = index }
        var same: [(old: Int, new: Int)] = []
        for (index, node) in new.enumerated() {
            if let place = places.removeValue(forKey: node.id) { same.append((place, index)) } else { added.append(index) }
        }
        removed = places.values.sorted()
        separate(same)
    }

    /// Separates the longest increasing subsequence of old indexes from the other pairs. Each pair extends the
    /// longest possible subsequence and stores a link to its predecessor.
    private mutating func separate(_ same: [(old: Int, new: Int)]) {
        // For each length, the last pair of the subsequence that ends at the lowest old index.
        var ends: [Int] = []
        var before = [Int?](repeating: nil, count: same.count)
        for (index, pair) in same.enumerated() {
            let length = ends.partitioningIndex { same[$0].old > pair.old }
            before[index] = length > 0 ? ends[length - 1] : nil
            if length < ends.count { ends[length] = index } else { ends.append(index) }
        }
        var isKept = [Bool](repeating: false, count: same.count)
        var next = ends.last
        while let index = next {
            isKept[index] = true
            next = before[index]
        }
        for (index, pair) in same.enumerated() {
            if isKept[index] { kept.append(pair) } else { reordered.append(pair) }
        }
    }
}
