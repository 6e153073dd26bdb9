/// Which sublayers of two frames are the same layer.
struct ChildPairs {
    /// The most that kept their order among each other: a layer that went from one end to the other moved past all of them, not they past it.
    var kept: [(old: Int, new: Int)] = []
    var removed: [Int] = []
    var added: [Int] = []
    /// The same layers, but in another order than those that were kept.
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

    /// Finds the longest run of pairs whose old places rise: each pair ends the shortest run that it can, and remembers the pair before it.
    private mutating func separate(_ same: [(old: Int, new: Int)]) {
        // The last pair of the run of each length that ends earliest in the old order.
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
