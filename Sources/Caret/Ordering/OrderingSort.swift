import Foundation

/// How an ordering puts many values in order: each part of it reads its property once for every value, where comparing pairs of values
/// would read it again for every pair, and a later part looks at the ties of the earlier ones only.
@usableFromInline struct OrderingSort<Value>: Sendable {
    /// Sorts `positions[range]`, which are positions in `values`, and then hands every run of ties to `ties`.
    @usableFromInline typealias Body =
        @Sendable (
            _ values: [Value], _ positions: inout [Int], _ range: Range<Int>, _ order: SortOrder, _ ties: (inout [Int], Range<Int>) -> Void
        ) -> Void

    @usableFromInline let body: Body

    @inlinable init(_ body: @escaping Body) {
        self.body = body
    }

    /// By what `key` reads, compared by `compare`.
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

    /// By what `key` reads, in its own order. Written out, so that the comparison is no closure where the key's type is known.
    @inlinable init<Key: Comparable & SendableMetatype>(key: @escaping @Sendable (Value) -> Key) {
        self.init { values, positions, range, order, ties in
            if order == .forward {
                Self.arrange(values, &positions, range, by: key, ties) { ComparisonResult.isAscending($0, $1) }
            } else {
                Self.arrange(values, &positions, range, by: key, ties) { ComparisonResult.isAscending($1, $0) }
            }
        }
    }

    /// Sorts by keys which are read once. Of two in order, those are ties of which neither comes before the other.
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

    /// By `first`, and its ties by `second`.
    @inlinable init(_ first: Ordering<Value>, then second: Ordering<Value>) {
        self.init { values, positions, range, order, ties in
            first.sort.body(values, &positions, range, first.order.applied(to: order)) { positions, run in
                second.sort.body(values, &positions, run, second.order.applied(to: order), ties)
            }
        }
    }

    /// The values in order; ties keep the order they come in.
    @inlinable func callAsFunction(_ values: [Value], _ order: SortOrder) -> [Value] {
        var positions = Array(values.indices)
        body(values, &positions, values.indices, order) { _, _ in }
        return positions.map { values[$0] }
    }
}

extension SortOrder {
    /// The order of a part of something that has itself an order.
    @usableFromInline func applied(to whole: SortOrder) -> SortOrder {
        self == whole ? .forward : .reverse
    }
}
