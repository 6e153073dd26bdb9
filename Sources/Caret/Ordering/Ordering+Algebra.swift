import Foundation

/// Orderings that are combined from other orderings.
extension Ordering {
    /// The reverse of this ordering. Ties remain ties, and sorting keeps their original order.
    @inlinable public var reversed: Self {
        var reversed = self
        reversed.order = order == .forward ? .reverse : .forward
        return reversed
    }

    /// Returns this ordering, with ties resolved by `next`.
    @inlinable public func then(_ next: Self) -> Self {
        let first = compare, second = next.compare
        return Self(identity: .sequence(OrderingPair(self, next)), sort: OrderingSort(self, then: next)) { lhs, rhs in
            let result = first(lhs, rhs)
            return result == .orderedSame ? second(lhs, rhs) : result
        }
    }

    /// Returns this ordering, with ties resolved by another `SortComparator`.
    @inlinable public func then<Other: SortComparator & Sendable>(_ next: Other) -> Self where Other.Compared == Value {
        then(Self(next))
    }

    /// Returns this ordering, with ties resolved by the natural order of a property.
    @inlinable public func then<Key: Comparable & SendableMetatype>(_ key: any KeyPath<Value, Key> & Sendable, order: SortOrder = .forward)
        -> Self
    {
        then(Self(key, order: order))
    }

    /// Returns this ordering, with ties resolved by a string property. `rule` compares the strings.
    @inlinable public func then(_ key: any KeyPath<Value, String> & Sendable, _ rule: TextOrder, order: SortOrder = .forward) -> Self {
        then(Self(key, rule, order: order))
    }

    /// Returns this ordering, with ties resolved by an optional property.
    @inlinable public func then<Key: Comparable & SendableMetatype>(
        _ key: any KeyPath<Value, Key?> & Sendable, order: SortOrder = .forward, missing: MissingPlacement = .last
    ) -> Self {
        then(Self(key, order: order, missing: missing))
    }

    /// Returns an ordering of `Other` that compares the values which `value` returns.
    @inlinable public func pullback<Other>(_ value: @escaping @Sendable (Other) -> Value) -> Ordering<Other> {
        let compare = compare
        return Ordering<Other>(identity: .unique(), key: value) { compare($0, $1) }
    }
}
