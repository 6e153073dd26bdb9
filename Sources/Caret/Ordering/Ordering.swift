import Foundation

/// A reusable ordering of values, combined from simpler orderings.
///
/// ```swift
/// static let byName = Ordering<Person>(\.lastName, .caseInsensitive).then(\.firstName, .caseInsensitive)
/// ```
/// ```swift
/// let sorted = people.sorted(using: byName)
/// let backwards = people.sorted(using: byName.reversed)
/// ```
///
/// An ordering also determines which values are ties. For an ordering that ignores case, `Smith` and `smith` are
/// equal, so that `then` compares their first names.
///
/// An ordering is a Foundation `SortComparator`, and can contain any other comparator. Two orderings are equal if
/// they were made in the same way from equal key paths. An ordering made from a closure is equal only to its copies.
public struct Ordering<Value>: SortComparator, Sendable {
    /// `.forward`, the default, for ascending order; `.reverse` for descending order.
    public var order: SortOrder
    @usableFromInline let ascending: @Sendable (Value, Value) -> ComparisonResult
    @usableFromInline let sort: OrderingSort<Value>
    @usableFromInline let identity: OrderingIdentity

    @inlinable init(
        identity: OrderingIdentity, order: SortOrder = .forward, sort: OrderingSort<Value>,
        ascending: @escaping @Sendable (Value, Value) -> ComparisonResult
    ) {
        self.order = order
        self.ascending = ascending
        self.sort = sort
        self.identity = identity
    }

    /// Makes an ordering by the result of `key`. A sort evaluates `key` once for each value.
    @inlinable init<Key>(
        identity: OrderingIdentity, order: SortOrder = .forward, key: @escaping @Sendable (Value) -> Key,
        _ compare: @escaping @Sendable (Key, Key) -> ComparisonResult
    ) {
        self.init(identity: identity, order: order, sort: OrderingSort(key: key, compare)) { compare(key($0), key($1)) }
    }

    /// Makes an ordering by the natural order of the result of `key`.
    @inlinable init<Key: Comparable & SendableMetatype>(
        identity: OrderingIdentity, order: SortOrder = .forward, key: @escaping @Sendable (Value) -> Key
    ) {
        self.init(identity: identity, order: order, sort: OrderingSort(key: key)) { ComparisonResult(key($0), key($1)) }
    }

    /// Makes an ordering from a closure that compares two values.
    ///
    /// A closure in a static property cannot capture local values. If the comparison depends on such values, write a
    /// function that receives the values and makes the ordering.
    ///
    /// - Parameter compare: Compares two values. The closure must define an order: swapping the values reverses the
    ///   result, and the order is transitive.
    @inlinable public init(_ compare: @escaping @Sendable (Value, Value) -> ComparisonResult) {
        self.init(identity: .unique(), key: { $0 }, compare)
    }

    /// Makes an ordering from any `SortComparator`.
    @inlinable public init<Other: SortComparator & Sendable>(_ other: Other) where Other.Compared == Value {
        self.init(identity: .other(other), key: { $0 }) { other.compare($0, $1) }
    }

    /// Compares `lhs` with `rhs` in this ordering.
    @inlinable public func compare(_ lhs: Value, _ rhs: Value) -> ComparisonResult {
        order == .forward ? ascending(lhs, rhs) : ascending(rhs, lhs)
    }

    /// Returns whether `lhs` precedes `rhs`, for use with `sorted(by:)`, `min(by:)` and `max(by:)`.
    @inlinable public func areInIncreasingOrder(_ lhs: Value, _ rhs: Value) -> Bool {
        compare(lhs, rhs) == .orderedAscending
    }

    /// Returns whether both orderings were made in the same way and have the same ``order``.
    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.order == rhs.order && lhs.identity == rhs.identity
    }

    /// Hashes the way in which the ordering was made, and its order.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(order)
        hasher.combine(identity)
    }
}

// Foundation's own `sorted(using:)` accepts any comparator, but evaluates the keys again for every comparison.
extension Sequence {
    /// Returns the sorted elements; the sort is stable.
    @inlinable public func sorted(using ordering: Ordering<Element>) -> [Element] {
        ordering.sort(Array(self), ordering.order)
    }
}

extension MutableCollection where Self: RandomAccessCollection {
    /// Sorts the elements; the sort is stable.
    @inlinable public mutating func sort(using ordering: Ordering<Element>) {
        for (index, element) in zip(indices, sorted(using: ordering)) { self[index] = element }
    }
}

extension Ordering where Value: Comparable & SendableMetatype {
    /// The natural order of the values.
    @inlinable public static var natural: Self {
        Self(identity: .named("natural"), key: { $0 })
    }
}

extension ComparisonResult {
    /// Compares `lhs` with `rhs` in their natural order. Unordered values, such as NaN, are last.
    @inlinable init<Key: Comparable>(_ lhs: Key, _ rhs: Key) {
        if lhs < rhs {
            self = .orderedAscending
        } else if lhs > rhs {
            self = .orderedDescending
        } else if lhs == rhs {
            self = .orderedSame
        } else {
            self = Self(unordered: lhs == lhs, rhs == rhs)
        }
    }

    /// Returns whether `lhs` precedes `rhs`. One comparison is enough for this, while the complete result needs up to
    /// three.
    @inlinable static func isAscending<Key: Comparable>(_ lhs: Key, _ rhs: Key) -> Bool {
        lhs < rhs || (rhs != rhs && lhs == lhs)
    }

    @usableFromInline init(unordered isLeftNumber: Bool, _ isRightNumber: Bool) {
        if isLeftNumber {
            self = .orderedAscending
        } else {
            self = isRightNumber ? .orderedDescending : .orderedSame
        }
    }
}
