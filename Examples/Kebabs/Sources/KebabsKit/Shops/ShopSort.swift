import Caret

/// The order of a list of shops: a first key, and a second key for shops that tie in the first.
///
/// Shops that tie in both keys keep their order; in a ``KebabReport`` that is the lowest score first.
public struct ShopSort: Hashable, Sendable {
    /// A property by which the list is sorted. Shops without the property come last.
    public enum Key: String, CaseIterable, Sendable {
        /// The hygiene score, the lowest first.
        case score
        /// The name, from A to Z, without regard to case; numbers compare by their values.
        case name
        /// The distance from the place where the search began, the nearest first.
        case distance
    }

    /// The first key; ``Key/score`` by default. A second key that equals it is dropped.
    public var first = Key.score {
        didSet { if second == first { second = nil } }
    }
    /// The key for shops that tie in the first; `nil`, the default, for none. A value that equals the first key
    /// becomes `nil`.
    public var second: Key? {
        didSet { if second == first { second = nil } }
    }

    /// Creates an order by two keys; by score alone by default.
    public init(_ first: Key = .score, then second: Key? = nil) {
        self.first = first
        self.second = second == first ? nil : second
    }

    /// Returns the shops in this order.
    ///
    /// - Parameter start: the place from which distances are measured; `nil` if it is unknown, which makes all
    ///   distances tie.
    public func sorted(_ shops: [KebabShop], from start: Place?) -> [KebabShop] {
        let ordering = first.ordering(from: start)
        return shops.sorted(using: second.map { ordering.then($0.ordering(from: start)) } ?? ordering)
    }
}

extension ShopSort.Key {
    /// Returns the order of shops by this key alone; shops that tie keep their order.
    fileprivate func ordering(from start: Place?) -> Ordering<KebabShop> {
        switch self {
        case .score: Ordering(\.hygiene, missing: .last)
        case .name: Ordering(\.premises.name, .numeric)
        case .distance: .by { shop in start.flatMap { shop.distance(from: $0) } ?? .infinity }
        }
    }
}

extension KebabShop {
    /// Returns the distance to the shop from a place, in metres along the surface; `nil` if the shop's location is
    /// unknown.
    public func distance(from start: Place) -> Double? { (try? place.get()).map { start.distance(to: $0) } }
}
