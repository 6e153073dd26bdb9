import Foundation

/// The sorting procedure of an ordering.
///
/// Each part of the ordering evaluates its key once for each value and sorts the positions of the values by these
/// keys. Then it passes every run of ties to the next part. Comparing pairs of values would evaluate the keys again
/// for every pair. The sort is stable and costs n log n comparisons of keys.
@usableFromInline struct OrderingSort<Value>: Sendable {
    /// Sorts `positions[range]`, which are indices of `values`, and passes every run of ties to `ties`.
    @usableFromInline typealias Body =
        @Sendable (
            _ values: [Value], _ positions: inout [Int], _ range: Range<Int>, _ order: SortOrder, _ ties: (inout [Int], Range<Int>) -> Void
        ) -> Void

    @usableFromInline let body: Body

    @inlinable init(_ body: @escaping Body) {
        self.body = body
    }

    /// Makes a sort by the result of `key`, compared with `compare`.
    @inlinable init<Key>(
        key: @escaping @Sendable (Value) -> Key, _ compare: @escaping @Sendable (Key, Key) -> ComparisonResult
    ) {
        self.init { values, positions, range, order, ties in
            let isForward = order == .forward
            Self.arrange(values, &positions, range, by: key, ties) { lhs, rhs in
                isForward ? compare(lhs, rhs) == .orderedAscending : compare(rhs, lhs) == .orderedAscending
            }
        }
    }

    /// Makes a sort by the natural order of the result of `key`. This initialiser repeats the previous initialiser, so
    /// that the comparison is inlined for known types.
    @inlinable init<Key: Comparable & SendableMetatype>(key: @escaping @Sendable (Value) -> Key) {
        self.init { values, positions, range, order, ties in
            if order == .forward {
                Self.arrange(values, &positions, range, by: key, ties) { ComparisonResult.isAscending($0, $1) }
            } else {
                Self.arrange(values, &positions, range, by: key, ties) { ComparisonResult.isAscending($1, $0) }
            }
        }
    }

    /// Sorts by keys that are evaluated once. Two adjacent keys are ties if neither precedes the other.
    @inlinable static func arrange<Key>(
        _ values: [Value], _ positions: inout [Int], _ range: Range<Int>, by key: (Value) -> Key,
        _ ties: (inout [Int], Range<Int>) -> Void, isBefore: (Key, Key) -> Bool
    ) {
        var entries = positions[range].map { (key: key(values[$0]), position: $0) }
        entries.sort { isBefore($0.key, $1.key) }
        var start = 0
        for index in entries.indices {
            if index > 0, isBefore(entries[index - 1].key, entries[index].key) {
                if index - start > 1 { ties(&positions, range.lowerBound + start..<range.lowerBound + index) }
                start = index
            }
            positions[range.lowerBound + index] = entries[index].position
        }
        if entries.count - start > 1 { ties(&positions, range.lowerBound + start..<range.upperBound) }
    }

    /// Makes a sort by `first`, with ties sorted by `second`.
    @inlinable init(_ first: Ordering<Value>, then second: Ordering<Value>) {
        self.init { values, positions, range, order, ties in
            first.sort.body(values, &positions, range, first.order.applied(to: order)) { positions, run in
                second.sort.body(values, &positions, run, second.order.applied(to: order), ties)
            }
        }
    }

    /// Returns the sorted values; the sort is stable.
    @inlinable func callAsFunction(_ values: [Value], _ order: SortOrder) -> [Value] {
        var positions = Array(values.indices)
        body(values, &positions, values.indices, order) { _, _ in }
        return positions.map { values[$0] }
    }
}

extension SortOrder {
    /// Returns the order for a part of an ordering when the entire ordering is sorted in `whole`.
    @usableFromInline func applied(to whole: SortOrder) -> SortOrder {
        self == whole ? .forward : .reverse
    }
}
