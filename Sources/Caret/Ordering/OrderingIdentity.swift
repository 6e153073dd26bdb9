import Foundation

/// Describes how an ordering was made. Equal orderings have equal identities.
@usableFromInline struct OrderingIdentity: Hashable, Sendable {
    private let parts: any Hashable & Sendable

    private init(_ parts: any Hashable & Sendable) {
        self.parts = parts
    }

    /// Returns a new identity, which is equal only to its copies.
    @usableFromInline static func unique() -> Self { Self(ObjectIdentity()) }
    @usableFromInline static func named(_ name: String) -> Self { Self(name) }
    @usableFromInline static func other(_ comparator: some Hashable & Sendable) -> Self { Self(comparator) }
    @usableFromInline static func sequence<Value>(_ pair: OrderingPair<Value>) -> Self { Self(pair) }

    @usableFromInline static func key<Value, Key>(_ path: any KeyPath<Value, Key> & Sendable, rule: (any Hashable & Sendable)?) -> Self {
        Self(KeyIdentity(path: path, rule: rule.map(Self.init)))
    }

    @usableFromInline static func optionalKey<Value, Key>(
        _ path: any KeyPath<Value, Key> & Sendable, _ order: SortOrder, _ missing: MissingPlacement
    ) -> Self {
        Self(KeyIdentity(path: path, rule: Self(OptionalRule(order: order, missing: missing))))
    }

    @usableFromInline static func == (lhs: Self, rhs: Self) -> Bool { AnyHashable(lhs.parts) == AnyHashable(rhs.parts) }

    @usableFromInline func hash(into hasher: inout Hasher) { AnyHashable(parts).hash(into: &hasher) }
}

/// Two orderings. The second one resolves the ties of the first.
@usableFromInline struct OrderingPair<Value>: Hashable, Sendable {
    @usableFromInline let first, second: Ordering<Value>

    @inlinable init(_ first: Ordering<Value>, _ second: Ordering<Value>) {
        self.first = first
        self.second = second
    }
}

private struct OptionalRule: Hashable, Sendable {
    let order: SortOrder
    let missing: MissingPlacement
}

private struct KeyIdentity: Hashable, Sendable {
    let path: any AnyKeyPath & Sendable
    let rule: OrderingIdentity?

    static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.path as AnyKeyPath == rhs.path as AnyKeyPath && lhs.rule == rhs.rule
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(path as AnyKeyPath)
        hasher.combine(rule)
    }
}

private final class ObjectIdentity: Hashable, Sendable {
    static func == (lhs: ObjectIdentity, rhs: ObjectIdentity) -> Bool { lhs === rhs }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
