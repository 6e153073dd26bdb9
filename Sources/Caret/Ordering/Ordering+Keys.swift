import Foundation

/// Orderings by one property.
extension Ordering {
    /// Makes an ordering by the natural order of a property. NaN is last, or first in descending order.
    ///
    /// - Parameters:
    ///   - key: The key path of the property.
    ///   - order: `.reverse` for descending order; `.forward` by default.
    @inlinable public init<Key: Comparable & SendableMetatype>(_ key: any KeyPath<Value, Key> & Sendable, order: SortOrder = .forward) {
        let read = KeyReader(key)
        self.init(identity: .key(key, rule: nil), order: order, key: { read($0) })
    }

    /// Makes an ordering by a string property.
    ///
    /// - Parameters:
    ///   - key: The key path of the property.
    ///   - rule: The rule for comparing strings, for example `.caseInsensitive`.
    ///   - order: `.reverse` for descending order; `.forward` by default.
    @inlinable public init(_ key: any KeyPath<Value, String> & Sendable, _ rule: TextOrder, order: SortOrder = .forward) {
        let read = KeyReader(key)
        let compare = rule.comparison
        self.init(identity: .key(key, rule: rule), order: order, sort: rule.sort { read($0) }) { compare(read($0), read($1)) }
    }

    /// Makes an ordering by an optional property.
    ///
    /// - Parameters:
    ///   - key: The key path of the property.
    ///   - order: `.reverse` for descending order; `.forward` by default. Does not affect missing values.
    ///   - missing: The position of values whose property is `nil`; last by default. ``reversed`` moves them to the
    ///     other end.
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

    /// Makes an ordering by a property, using another comparator.
    @inlinable public init<Key, Other: SortComparator & Sendable>(
        _ key: any KeyPath<Value, Key> & Sendable, using comparator: Other
    ) where Other.Compared == Key {
        let read = KeyReader(key)
        self.init(identity: .key(key, rule: comparator), key: { read($0) }) { comparator.compare($0, $1) }
    }

    /// Returns an ordering that compares the results of a closure for each value.
    @inlinable public static func by<Key: Comparable & SendableMetatype>(_ key: @escaping @Sendable (Value) -> Key) -> Self {
        Self(identity: .unique(), key: key)
    }
}

/// The position of values whose property is `nil`.
public enum MissingPlacement: Hashable, Sendable {
    /// Before all other values.
    case first
    /// After all other values.
    case last
}
