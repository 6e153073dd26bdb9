import KebabsKit
import Testing

/// The orders of a list of shops, as values.
@Suite struct ShopSortTests {
    private let start = Place(latitude: 51.5, longitude: 0)

    /// Returns shops by name, score, and their distance north of the start, in minutes of arc; `nil` for an unknown
    /// location.
    private func shops(_ all: [(String, Int?, Double?)]) -> [KebabShop] {
        all.enumerated().map { id, shop in
            let place = shop.2.flatMap { Place(latitude: 51.5 + $0 / 60, longitude: 0) }
            return KebabShop(
                premises: Premises(id: id, name: shop.0, hygiene: shop.1),
                place: place.map { .success($0) } ?? Result.failure(LookupError.noPostcode))
        }
    }

    private var some: [KebabShop] {
        shops([("Kebab 10", 3, 2), ("kebab 9", 0, nil), ("Abra", nil, 1), ("KEBAB 9", 3, 1), ("Zeta", 0, 3), ("Abra", 3, 1)])
    }

    private func ids(_ sort: ShopSort) -> [Int] { sort.sorted(some, from: start).map(\.id) }

    @Test func `R32 one key, and ties in their order`() {
        #expect(ids(ShopSort()) == [1, 4, 0, 3, 5, 2])
        #expect(ids(ShopSort(.name)) == [2, 5, 1, 3, 0, 4])
        #expect(ids(ShopSort(.distance)) == [2, 3, 5, 0, 4, 1])
    }

    @Test func `R32 a second key for ties`() {
        #expect(ids(ShopSort(.score, then: .name)) == [1, 4, 5, 3, 0, 2])
        #expect(ids(ShopSort(.score, then: .distance)) == [4, 1, 3, 5, 0, 2])
        #expect(ids(ShopSort(.name, then: .score)) == [5, 2, 1, 3, 0, 4])
        #expect(ids(ShopSort(.name, then: .distance)) == [2, 5, 3, 1, 0, 4])
        #expect(ids(ShopSort(.distance, then: .score)) == [3, 5, 2, 0, 4, 1])
        #expect(ids(ShopSort(.distance, then: .name)) == [2, 5, 3, 0, 4, 1])
    }

    @Test func `R32 a key is not its own second`() {
        #expect(ShopSort(.name, then: .name) == ShopSort(.name))
        var sort = ShopSort(.score, then: .name)
        sort.first = .name
        #expect(sort == ShopSort(.name))
        sort.second = .name
        #expect(sort == ShopSort(.name))
    }

    @Test func `R32 without a start and without shops there is an order, too`() {
        #expect(ShopSort(.distance, then: .name).sorted(some, from: nil).map(\.id) == [2, 5, 1, 3, 0, 4])
        #expect(ShopSort(.name, then: .score).sorted([], from: start).isEmpty)
    }

    @Test func `R32 distances are along the surface`() throws {
        let (here, north) = (try #require(start), try #require(Place(latitude: 52.5, longitude: 0)))
        #expect(abs(here.distance(to: north) - 111_195) < 1 && here.distance(to: here) == 0)
        let (east, west) = (try #require(Place(latitude: 0, longitude: 179.5)), try #require(Place(latitude: 0, longitude: -179.5)))
        #expect(abs(east.distance(to: west) - 111_195) < 1)
        let (pole, other) = (try #require(Place(latitude: 90, longitude: 0)), try #require(Place(latitude: -90, longitude: 77)))
        #expect(abs(pole.distance(to: other) - 20_015_115) < 10)
    }
}
