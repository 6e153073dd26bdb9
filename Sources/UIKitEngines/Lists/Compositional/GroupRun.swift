import CoreGraphics

/// The groups of one section, one after the other. Coordinates are in points from the upper leading corner of the
/// first group.
///
/// A template without estimated sizes results in equal groups, which are computed by arithmetic. With estimated
/// sizes, all groups have the same number of items, and a ``RowHeights`` stores the lengths of measured groups. If a
/// group contains as many items as fit, ``FlowingGroups`` stores the measured groups. Groups that are not measured
/// cost neither time nor memory.
package struct GroupRun: Sendable {
    /// How groups differ from each other.
    private enum Extents: Sendable {
        /// All groups are equal.
        case equal
        /// Groups have the same number of items, and a measured length.
        case measured(RowHeights)
        /// Items have measured sizes, and each group contains the items that fit.
        case flowing(FlowingGroups)
    }

    package let template: LayoutTemplate
    package let container: CGSize
    package let axis: FlowAxis
    package let spacing: CGFloat
    package let count: Int
    package private(set) var measured: [Int: CGSize]
    /// The shape of a group without measured items.
    private let base: GroupShape
    private var extents = Extents.equal
    /// The extents of measured groups across the run.
    private var crossExtents: [Int: CGFloat] = [:]

    package init(
        template: LayoutTemplate, container: CGSize, axis: FlowAxis, spacing: CGFloat, count: Int, measured: [Int: CGSize] = [:]
    ) {
        self.template = template
        self.container = container
        self.axis = axis
        self.spacing = spacing.isFinite ? spacing : 0
        self.count = count
        self.measured = [:]
        base = GroupSolver.shape(of: template, in: container, limit: .max) { _ in nil }
        if template.isFlowing {
            extents = .flowing(FlowingGroups(length: axis.main(base.size) + self.spacing, itemsPerGroup: itemsPerGroup))
        } else if template.isEstimated {
            extents = .measured(RowHeights(count: groupCount, estimate: axis.main(base.size) + self.spacing))
            if count % itemsPerGroup != 0, count > 0 { record(groupCount - 1) }
        }
        let measuredItems = measured.filter { $0.key < count }
        if !measuredItems.isEmpty { measure(measuredItems) }
    }

    /// The number of items in a group without measured items.
    package var itemsPerGroup: Int { max(1, base.items.count) }

    /// Whether groups contain no items.
    package var hasNoItems: Bool { base.items.isEmpty }

    package var groupCount: Int {
        if hasNoItems { return 0 }
        if case .flowing(let groups) = extents { return groups.count(of: count) }
        return (count + itemsPerGroup - 1) / itemsPerGroup
    }

    /// The length of all groups together, in points.
    package var length: CGFloat { groupCount == 0 ? 0 : start(of: groupCount) - spacing }

    /// The extent of the groups across the run, in points.
    package var thickness: CGFloat {
        groupCount == 0 ? 0 : crossExtents.values.max() ?? axis.cross(base.size)
    }

    /// Returns the start of a group, in points. For ``groupCount``, returns the start that a further group would
    /// have.
    package func start(of group: Int) -> CGFloat {
        switch extents {
        case .equal: CGFloat(group) * (axis.main(base.size) + spacing)
        case .measured(let heights): heights.top(of: group)
        case .flowing(let groups): groups.start(of: group)
        }
    }

    /// Returns the group that contains an item.
    package func group(of item: Int) -> Int {
        if case .flowing(let groups) = extents { return groups.group(of: item) }
        return item / itemsPerGroup
    }

    /// Returns the first item of a group.
    package func firstItem(of group: Int) -> Int {
        if case .flowing(let groups) = extents { return min(count, groups.firstItem(of: group)) }
        return min(count, group * itemsPerGroup)
    }

    /// Returns the items of one group, in points from the group's corner.
    package func shape(of group: Int) -> GroupShape {
        let first = firstItem(of: group)
        let remaining = count - first
        if case .equal = extents { return base.prefix(remaining) }
        let shape = GroupSolver.shape(of: template, in: container, limit: remaining) { measured[first + $0] }
        return shape.prefix(remaining)
    }

    /// Returns the frame of a group, in points of the run.
    package func frame(of group: Int) -> CGRect {
        let size = shape(of: group).size
        return CGRect(origin: axis.point(main: start(of: group), cross: 0), size: size)
    }

    /// Returns the groups that intersect a range along the run, in points.
    package func groups(within range: ClosedRange<CGFloat>) -> Range<Int> {
        guard groupCount > 0, range.upperBound > 0 || groupCount > 0 else { return 0..<0 }
        let first = group(at: range.lowerBound)
        let last = group(at: range.upperBound)
        return first..<(last + 1)
    }

    private func group(at position: CGFloat) -> Int {
        switch extents {
        case .equal:
            let step = axis.main(base.size) + spacing
            guard step > 0, position > 0 else { return step > 0 ? 0 : position > 0 ? groupCount - 1 : 0 }
            return Int(min(position / step, CGFloat(groupCount - 1)))
        case .measured(let heights): return heights.row(at: position)
        case .flowing(let groups): return min(groups.group(at: position), groupCount - 1)
        }
    }

    // MARK: - Measuring

    /// Records the preferred sizes of items, in points. Returns whether any size was applied.
    @discardableResult package mutating func measure(_ sizes: [Int: CGSize]) -> Bool {
        let new = sizes.filter { (0..<count).contains($0.key) && measured[$0.key] != $0.value && Self.isValid($0.value) }
        guard !new.isEmpty, template.isEstimated else { return false }
        measured.merge(new) { $1 }
        if case .flowing(var groups) = extents {
            let first = new.keys.min() ?? 0
            let run = self
            groups.solve(from: first, through: measured.keys.max() ?? 0, of: count) { start in
                let shape = GroupSolver.shape(of: run.template, in: run.container, limit: run.count - start) { run.measured[start + $0] }
                return (shape.items.count, run.axis.main(shape.size) + run.spacing)
            }
            extents = .flowing(groups)
        } else {
            for group in Set(new.keys.map { $0 / itemsPerGroup }) { record(group) }
        }
        return true
    }

    private static func isValid(_ size: CGSize) -> Bool {
        size.width.isFinite && size.height.isFinite && size.width >= 0 && size.height >= 0
    }

    private mutating func record(_ group: Int) {
        guard case .measured(var heights) = extents else { return }
        let size = shape(of: group).size
        // Release the reference in `extents`, so that the change does not copy the tree.
        extents = .equal
        heights.set(axis.main(size) + spacing, at: group)
        extents = .measured(heights)
        if measured[group * itemsPerGroup] != nil { crossExtents[group] = axis.cross(size) }
    }
}
