/// Which sublayers of two frames are the same layer.
struct ChildPairs {
    var kept: [(old: Int, new: Int)] = []
    var removed: [Int] = []
    var added: [Int] = []
    /// The same layers, but in another order among those that were kept.
    var reordered: [(old: Int, new: Int)] = []

    init(_ old: [RenderNode], _ new: [RenderNode]) {
        if old.count == new.count, zip(old, new).allSatisfy({ $0.id == $1.id }) {
            kept = new.indices.map { ($0, $0) }
            return
        }
        var places: [ObjectIdentifier: Int] = [:]
        for (index, node) in old.enumerated() { places[node.id] = index }
        var last = -1
        for (index, node) in new.enumerated() {
            guard let place = places.removeValue(forKey: node.id) else {
                added.append(index)
                continue
            }
            if place > last {
                kept.append((place, index))
                last = place
            } else {
                reordered.append((place, index))
            }
        }
        removed = places.values.sorted()
    }
}
