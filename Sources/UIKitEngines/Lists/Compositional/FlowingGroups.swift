import CoreGraphics

/// Groups that take as many items as fit: those up to the last measured item are known one by one, those after it are all alike.
struct FlowingGroups: Sendable {
    /// The first item of each known group, and where it begins.
    private var known: [(item: Int, start: CGFloat)] = []
    /// The first item, and the start, of the groups that are all alike.
    private var tail: (item: Int, start: CGFloat) = (0, 0)
    private let length: CGFloat
    private let perGroup: Int

    init(length: CGFloat, perGroup: Int) {
        self.length = length
        self.perGroup = perGroup
    }

    func count(of items: Int) -> Int {
        known.count + (max(0, items - tail.item) + perGroup - 1) / perGroup
    }

    func start(of group: Int) -> CGFloat {
        group < known.count ? known[group].start : tail.start + CGFloat(group - known.count) * length
    }

    func firstItem(of group: Int) -> Int {
        group < known.count ? known[group].item : tail.item + (group - known.count) * perGroup
    }

    func group(of item: Int) -> Int {
        guard item < tail.item else { return known.count + (item - tail.item) / perGroup }
        return max(0, known.firstIndexAfter { $0.item <= item } - 1)
    }

    /// May be beyond the last group.
    func group(at place: CGFloat) -> Int {
        guard place >= tail.start else { return max(0, known.firstIndexAfter { $0.start <= place } - 1) }
        guard length > 0 else { return known.count }
        return known.count + Int(min((place - tail.start) / length, CGFloat(Int32.max)))
    }

    /// Works groups out anew from the one of item `first` through that of item `last`.
    ///
    /// - Parameter measure: how many items a group has that begins with one, and how long it is with the distance to the next.
    mutating func solve(from first: Int, through last: Int, of count: Int, _ measure: (Int) -> (items: Int, length: CGFloat)) {
        // What comes first may now fit into the group before.
        let kept = max(0, min(known.count, group(of: first) - 1))
        var item = kept < known.count ? known[kept].item : tail.item
        var start = kept < known.count ? known[kept].start : tail.start
        known.removeSubrange(kept...)
        while item <= last, item < count {
            let group = measure(item)
            known.append((item, start))
            item += max(1, group.items)
            start += group.length
        }
        tail = (min(item, count), start)
    }
}
