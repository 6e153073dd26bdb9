/// What a search has found.
public struct KebabReport: Sendable {
    /// Where the search began.
    public let start: Place
    /// The postcode that is nearest to it.
    public let postcode: Postcode
    /// All shops, the lowest hygiene score first, unrated last.
    public let shops: [KebabShop]
    /// The numbers of the shops that are highlighted.
    public let highlighted: Set<Int>

    /// Whether the search was not given up.
    public let isComplete: Bool

    /// A report.
    public init(start: Place, postcode: Postcode, shops: [KebabShop], isComplete: Bool = true) {
        self.start = start
        self.isComplete = isComplete
        self.postcode = postcode
        let sorted = shops.sorted { ShopOrder.lowestFirst.compare($0.premises, $1.premises) == .orderedAscending }
        self.shops = sorted
        highlighted = ShopOrder.highlights(in: sorted.map(\.premises))
    }

    /// The shops whose place is known, which are all that is put on the map.
    public var located: [(shop: KebabShop, place: Place)] {
        shops.compactMap { shop in (try? shop.place.get()).map { (shop, $0) } }
    }

    /// How many shops are on no map, since it is not known where they are.
    public var failures: Int { shops.count - located.count }
}
