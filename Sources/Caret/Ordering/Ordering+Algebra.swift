import Foundation

/// Orders made from orders.
extension Ordering {
    /// The same order from its last value to its first. Ties stay ties, and a sort leaves them in the order in which they were.
    @inlinable public var reversed: Self {
        var reversed = self
        reversed.order = order == .forward ? .reverse : .forward
        return reversed
    }

    /// This order, with its ties decided by `next`.
    @inlinable public func then(_ next: Self) -> Self {
        let first = compare, second = next.compare
        return Self(identity: .sequence(OrderingPair(self, next)), sort: OrderingSort(self, then: next)) { lhs, rhs in
            let result = first(lhs, rhs)
            return result == .orderedSame ? second(lhs, rhs) : result
        }
    }

    /// This order, with its ties decided by another `SortComparator`.
    @inlinable public func then<Other: SortComparator & Sendable>(_ next: Other) -> Self where Other.Compared == Value {
        then(Self(next))
    }

    /// This order, with its ties decided by a property, in its own order.
    @inlinable public func then<Key: Comparable & SendableMetatype>(_ key: any KeyPath<Value, Key> & Sendable, order: SortOrder = .forward)
        -> Self
    {
        then(Self(key, order: order))
    }

    /// This order, with its ties decided by a text.
    @inlinable public func then(_ key: any KeyPath<Value, String> & Sendable, _ rule: TextOrder, order: SortOrder = .forward) -> Self {
        then(Self(key, rule, order: order))
    }

    /// This order, with its ties decided by a property that may be missing.
    @inlinable public func then<Key: Comparable & SendableMetatype>(
        _ key: any KeyPath<Value, Key?> & Sendable, order: SortOrder = .forward, missing: MissingPlacement = .last
    ) -> Self {
        then(Self(key, order: order, missing: missing))
    }

    /// The order of other values by what `value` makes of them.
    @inlinable public func pullback<Other>(_ value: @escaping @Sendable (Other) -> Value) -> Ordering<Other> {
        let compare = compare
        return Ordering<Other>(identity: .unique(), key: value) { compare($0, $1) }
    }
}
