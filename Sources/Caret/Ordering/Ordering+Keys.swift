import Foundation

/// Orderings by one property.
extension Ordering {
    /// Makes an ordering by a property, in its own order. Of numbers, a NaN comes last.
    ///
    /// - Parameters:
    ///   - key: the property.
    ///   - order: `.reverse` for the largest first; `.forward` by default.
    @inlinable public init<Key: Comparable & SendableMetatype>(_ key: any KeyPath<Value, Key> & Sendable, order: SortOrder = .forward) {
        let read = KeyReader(key)
        self.init(identity: .key(key, rule: nil), order: order, key: { read($0) })
    }

    /// Makes an ordering by a text.
    ///
    /// - Parameters:
    ///   - key: the property.
    ///   - rule: how texts are compared, for example `.caseInsensitive`.
    ///   - order: `.reverse` for the last first; `.forward` by default.
    @inlinable public init(_ key: any KeyPath<Value, String> & Sendable, _ rule: TextOrder, order: SortOrder = .forward) {
        let read = KeyReader(key)
        let compare = rule.comparison
        self.init(identity: .key(key, rule: rule), order: order, sort: rule.sort { read($0) }) { compare(read($0), read($1)) }
    }

    /// Makes an ordering by a property that may be missing.
    ///
    /// - Parameters:
    ///   - key: the property.
    ///   - order: `.reverse` for the largest first; `.forward` by default. It moves no missing one.
    ///   - missing: where values without the property go; behind all others by default. ``reversed`` moves them to the other end.
    @inlinable public init<Key: Comparable & SendableMetatype>(
        _ key: any KeyPath<Value, Key?> & Sendable, order: SortOrder = .forward, missing: MissingPlacement = .last
    ) {
        let read = KeyReader(key)
        self.init(identity: .optionalKey(key, order, missing), key: { read($0) }) { lhs, rhs in
            switch (lhs, rhs) {
            case (let left?, let right?): order == .forward ? ComparisonResult(left, right) : ComparisonResult(right, left)
            case (nil, nil): .orderedSame
            case (nil, _): missing == .first ? .orderedAscending : .orderedDescending
            case (_, nil): missing == .first ? .orderedDescending : .orderedAscending
            }
        }
    }

    /// Makes an ordering by a property that is compared by another comparator.
    @inlinable public init<Key, Other: SortComparator & Sendable>(
        _ key: any KeyPath<Value, Key> & Sendable, using comparator: Other
    ) where Other.Compared == Key {
        let read = KeyReader(key)
        self.init(identity: .key(key, rule: comparator), key: { read($0) }) { comparator.compare($0, $1) }
    }

    /// Makes an ordering of what a closure computes from each value.
    @inlinable public static func by<Key: Comparable & SendableMetatype>(_ key: @escaping @Sendable (Value) -> Key) -> Self {
        Self(identity: .unique(), key: key)
    }
}

/// Where an order puts values whose property is missing.
public enum MissingPlacement: Hashable, Sendable {
    /// Before all that have it.
    case first
    /// Behind all that have it.
    case last
}
