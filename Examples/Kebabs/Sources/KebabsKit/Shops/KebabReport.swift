/// The result of a search.
public struct KebabReport: Sendable {
    /// The place where the search began.
    public let start: Place
    /// The postcode nearest to the start.
    public let postcode: Postcode
    /// All shops, the lowest hygiene score first, unrated last.
    public let shops: [KebabShop]
    /// The identifiers of the highlighted shops.
    public let highlighted: Set<Int>

    /// Whether the search completed without cancellation.
    public let isComplete: Bool

    /// Creates a report.
    public init(start: Place, postcode: Postcode, shops: [KebabShop], isComplete: Bool = true) {
        self.start = start
        self.isComplete = isComplete
        self.postcode = postcode
        let sorted = shops.sorted { ShopOrder.lowestFirst.compare($0.premises, $1.premises) == .orderedAscending }
        self.shops = sorted
        highlighted = ShopOrder.highlights(in: sorted.map(\.premises))
    }

    /// The shops with a known location, which are those on the map.
    public var located: [(shop: KebabShop, place: Place)] {
        shops.compactMap { shop in (try? shop.place.get()).map { (shop, $0) } }
    }

    /// The number of shops without a known location, which are not on the map.
    public var failures: Int { shops.count - located.count }
}
