import CoreGraphics

/// Groups that contain as many items as fit.
///
/// Groups up to the last measured item are stored one by one, each with its first item and its start. All groups
/// after them are equal and are computed by arithmetic. A measurement solves the groups again, from the one before
/// the first measured item. Lookups use binary search.
struct FlowingGroups: Sendable {
    /// The first item and the start of each stored group.
    private var known: [(item: Int, start: CGFloat)] = []
    /// The first item and the start of the first of the equal groups.
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

    /// Returns the group at a position, which may be beyond the last group.
    func group(at place: CGFloat) -> Int {
        guard place >= tail.start else { return max(0, known.firstIndexAfter { $0.start <= place } - 1) }
        guard length > 0 else { return known.count }
        return known.count + Int(min((place - tail.start) / length, CGFloat(Int32.max)))
    }

    /// Solves groups again, from that of item `first` through that of item `last`.
    ///
    /// - Parameter measure: Receives the first item of a group. Returns the number of items in the group, and the
    ///   distance to the next group.
    mutating func solve(from first: Int, through last: Int, of count: Int, _ measure: (Int) -> (items: Int, length: CGFloat)) {
        // The first item may now fit into the previous group.
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
