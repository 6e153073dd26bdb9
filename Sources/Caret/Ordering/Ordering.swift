import Foundation

/// An order of values, made of smaller ones, that can be kept and used again.
///
/// ```swift
/// static let byName = Ordering<Person>(\.lastName, .caseInsensitive).then(\.firstName, .caseInsensitive)
/// ```
/// ```swift
/// let sorted = people.sorted(using: byName)
/// let backwards = people.sorted(using: byName.reversed)
/// ```
///
/// What decides the order also decides what is a tie: `Smith` and `smith` are equal to an ordering which ignores case, so that `then`
/// gets to compare their first names.
///
/// Orderings are Foundation's `SortComparator`s, and take any other as a part. Two are equal if they were made in the same way from
/// equal key paths; one made from a closure equals its copies only.
public struct Ordering<Value>: SortComparator, Sendable {
    /// Whether values come in the ordering's own order or from its last to its first; `.forward` by default.
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

    /// By what `key` reads of each value, in a sort once for each.
    @inlinable init<Key>(
        identity: OrderingIdentity, order: SortOrder = .forward, key: @escaping @Sendable (Value) -> Key,
        _ compare: @escaping @Sendable (Key, Key) -> ComparisonResult
    ) {
        self.init(identity: identity, order: order, sort: OrderingSort(key: key, compare)) { compare(key($0), key($1)) }
    }

    /// By what `key` reads of each value, in its own order.
    @inlinable init<Key: Comparable & SendableMetatype>(
        identity: OrderingIdentity, order: SortOrder = .forward, key: @escaping @Sendable (Value) -> Key
    ) {
        self.init(identity: identity, order: order, sort: OrderingSort(key: key)) { ComparisonResult(key($0), key($1)) }
    }

    /// Makes an ordering from a closure that compares two values.
    ///
    /// Kept in a static, the closure captures nothing of a scope: what it has to know comes as a parameter of a function that makes the
    /// ordering.
    ///
    /// - Parameter compare: says how its first value stands to its second. It must be an order: swapping the values swaps the answer, and
    ///   of three values with the first before the second and the second before the third, the first is before the third.
    @inlinable public init(_ compare: @escaping @Sendable (Value, Value) -> ComparisonResult) {
        self.init(identity: .unique(), key: { $0 }, compare)
    }

    /// Makes an ordering of what any `SortComparator` compares.
    @inlinable public init<Other: SortComparator & Sendable>(_ other: Other) where Other.Compared == Value {
        self.init(identity: .other(other), key: { $0 }) { other.compare($0, $1) }
    }

    /// How `lhs` stands to `rhs` in this order.
    @inlinable public func compare(_ lhs: Value, _ rhs: Value) -> ComparisonResult {
        order == .forward ? ascending(lhs, rhs) : ascending(rhs, lhs)
    }

    /// Whether `lhs` comes before `rhs`: the form that `sorted(by:)`, `min(by:)` and `max(by:)` take.
    @inlinable public func areInIncreasingOrder(_ lhs: Value, _ rhs: Value) -> Bool {
        compare(lhs, rhs) == .orderedAscending
    }

    /// Whether both were made in the same way, and have the same order.
    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.order == rhs.order && lhs.identity == rhs.identity
    }

    /// Adds how the ordering was made to `hasher`.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(order)
        hasher.combine(identity)
    }
}

// Foundation's own `sorted(using:)` takes any comparator, and reads the properties again for each comparison.
extension Sequence {
    /// The elements in an order; ties keep the order they come in.
    @inlinable public func sorted(using ordering: Ordering<Element>) -> [Element] {
        ordering.sort(Array(self), ordering.order)
    }
}

extension MutableCollection where Self: RandomAccessCollection {
    /// Puts the elements in an order; ties keep the order they come in.
    @inlinable public mutating func sort(using ordering: Ordering<Element>) {
        for (index, element) in zip(indices, sorted(using: ordering)) { self[index] = element }
    }
}

extension Ordering where Value: Comparable & SendableMetatype {
    /// The values' own order.
    @inlinable public static var natural: Self {
        Self(identity: .named("natural"), key: { $0 })
    }
}

extension ComparisonResult {
    /// How `lhs` stands to `rhs` in their own order. Values that are neither less, nor equal, nor greater, as a NaN, come last.
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

    /// Whether `lhs` comes before `rhs`: one question, where the whole answer takes up to three.
    @inlinable static func isAscending<Key: Comparable>(_ lhs: Key, _ rhs: Key) -> Bool {
        lhs < rhs || (rhs != rhs && lhs == lhs)
    }

    @usableFromInline init(unordered isLeftNumber: Bool, _ isRightNumber: Bool) {
        self = isLeftNumber ? .orderedAscending : isRightNumber ? .orderedDescending : .orderedSame
    }
}
