import CoreGraphics

/// Groups that contain as many items as fit.
///
/// Groups up to the last measured item are stored one by one, each with its first item and its start. All groups after
/// them are equal and are computed by arithmetic. A measurement solves the groups again, starting with the group before
/// that of the first measured item. Lookups use binary search.
struct FlowingGroups: Sendable {
    /// The first item and the start of each measured group.
    private var measuredGroups: [(item: Int, start: CGFloat)] = []
    /// The first item and the start of the first of the equal groups.
    private var tail: (item: Int, start: CGFloat) = (0, 0)
    private let length: CGFloat
    private let itemsPerGroup: Int

    init(length: CGFloat, itemsPerGroup: Int) {
        self.length = length
        self.itemsPerGroup = itemsPerGroup
    }

    func count(of items: Int) -> Int {
        measuredGroups.count + (max(0, items - tail.item) + itemsPerGroup - 1) / itemsPerGroup
    }

    func start(of group: Int) -> CGFloat {
        group < measuredGroups.count ? measuredGroups[group].start : tail.start + CGFloat(group - measuredGroups.count) * length
    }

    func firstItem(of group: Int) -> Int {
        group < measuredGroups.count ? measuredGroups[group].item : tail.item + (group - measuredGroups.count) * itemsPerGroup
    }

    func group(of item: Int) -> Int {
        guard item < tail.item else { return measuredGroups.count + (item - tail.item) / itemsPerGroup }
        return max(0, measuredGroups.firstIndexAfter { $0.item <= item } - 1)
    }

    /// Returns the group at a position, which may be beyond the last group.
    func group(at position: CGFloat) -> Int {
        guard position >= tail.start else { return max(0, measuredGroups.firstIndexAfter { $0.start <= position } - 1) }
        guard length > 0 else { return measuredGroups.count }
        return measuredGroups.count + Int(min((position - tail.start) / length, CGFloat(Int32.max)))
    }

    /// Solves groups again, from that of item `first` through that of item `last`.
    ///
    /// - Parameter measure: Receives the first item of a group. Returns the number of items in the group, and the
    ///   distance to the next group.
    mutating func solve(from first: Int, through last: Int, of count: Int, _ measure: (Int) -> (items: Int, length: CGFloat)) {
        // The first item may now fit into the previous group.
        let unchangedCount = max(0, min(measuredGroups.count, group(of: first) - 1))
        var item = unchangedCount < measuredGroups.count ? measuredGroups[unchangedCount].item : tail.item
        var start = unchangedCount < measuredGroups.count ? measuredGroups[unchangedCount].start : tail.start
        measuredGroups.removeSubrange(unchangedCount...)
        while item <= last, item < count {
            let group = measure(item)
            measuredGroups.append((item, start))
            item += max(1, group.items)
            start += group.length
        }
        tail = (min(item, count), start)
    }
}
