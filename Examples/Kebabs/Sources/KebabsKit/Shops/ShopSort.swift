import Caret

/// The order of a list of shops: a first key, and a second key for shops that tie in the first.
///
/// Shops that tie in both keys keep the order in which they are given; for the shops of a ``KebabReport`` that is the lowest score first.
public struct ShopSort: Hashable, Sendable {
    /// A property of a shop that the list is sorted by. Shops without the property come last.
    public enum Key: String, CaseIterable, Sendable {
        /// The hygiene score, the lowest first.
        case score
        /// The name, from A to Z, without regard to case; numbers count by their values.
        case name
        /// The distance from the place where the search began, the nearest first.
        case distance
    }

    /// The first key; ``Key/score`` by default. A second key that equals it is dropped.
    public var first = Key.score {
        didSet { if second == first { second = nil } }
    }
    /// The key for shops that tie in the first; `nil`, the default, for none. The first key counts as none.
    public var second: Key? {
        didSet { if second == first { second = nil } }
    }

    /// An order by two keys; by score alone by default.
    public init(_ first: Key = .score, then second: Key? = nil) {
        self.first = first
        self.second = second == first ? nil : second
    }

    /// The shops in this order.
    ///
    /// - Parameter start: the place that distances are measured from; `nil` where it is not known, which makes all distances tie.
    public func sorted(_ shops: [KebabShop], from start: Place?) -> [KebabShop] {
        let ordering = first.ordering(from: start)
        return shops.sorted(using: second.map { ordering.then($0.ordering(from: start)) } ?? ordering)
    }
}

extension ShopSort.Key {
    /// The order of shops by this key alone; shops that tie keep the order in which they are given.
    fileprivate func ordering(from start: Place?) -> Ordering<KebabShop> {
        switch self {
        case .score: Ordering(\.hygiene, missing: .last)
        case .name: Ordering(\.premises.name, .numeric)
        case .distance: .by { shop in start.flatMap { shop.distance(from: $0) } ?? .infinity }
        }
    }
}

extension KebabShop {
    /// The distance to the shop from a place, in metres along the surface; `nil` where the shop's place is not known.
    public func distance(from start: Place) -> Double? { (try? place.get()).map { start.distance(to: $0) } }
}
