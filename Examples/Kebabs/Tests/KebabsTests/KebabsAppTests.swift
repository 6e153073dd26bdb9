import CaretTesting
import KebabsKit
import MapKit
import Testing
import UIKit

@testable import Kebabs

/// The app in use, on an invented street.
@MainActor @Suite(.app) struct KebabsAppTests {
    private func pins(_ shops: ShopsViewController) -> [ShopAnnotation] { shops.map.annotations.compactMap { $0 as? ShopAnnotation } }

    @Test func `R28 the controller is no delegate of its clients, nor of anything else`() async throws {
        let (_, shops) = try await TestApp.kebabs()
        let object: AnyObject = shops
        #expect(!(object is any CLLocationManagerDelegate) && !(object is any MKMapViewDelegate))
        #expect(!(object is any UITableViewDelegate) && !(object is any UITableViewDataSource) && !(object is any UISearchBarDelegate))
        #expect(shops.report?.shops.count == 137)
    }

    @Test func `R29 R36 all located shops are on the map, and all others are counted`() async throws {
        let (app, shops) = try await TestApp.kebabs()
        #expect(pins(shops).count == 103 && shops.map.userLocation.location != nil)
        #expect(shops.list.summary.text == "137 shops near E8 2PB · 34 not on the map")
        #expect(shops.progress.isHidden && app.diagnostics.isEmpty)
        let places = shops.map.annotations.map(\.coordinate)
        #expect(places.allSatisfy { abs($0.latitude) > 1 })
    }

    @Test func `R32 the list begins with the lowest score`() async throws {
        let (_, shops) = try await TestApp.kebabs()
        let first = try #require(shops.report?.shops.first)
        #expect(first.hygiene == 0)
        let cell = try #require(shops.list.table.cellForRow(at: IndexPath(row: 0, section: 0)))
        #expect((cell.contentConfiguration as? UIListContentConfiguration)?.text == first.premises.name)
        #expect(shops.map.annotations.compactMap { $0 as? ShopAnnotation }.filter(\.isHighlighted).allSatisfy { $0.shop.hygiene == 0 })
    }

    @Test func aRowOpensItsShopAndTheSearchFieldFilters() async throws {
        let (app, shops) = try await TestApp.kebabs()
        shops.list.searchBar.becomeFirstResponder()
        await app.type("palace")
        try await app.settle()
        #expect(shops.list.table.numberOfRows(inSection: 0) < 40)
        let cell = try #require(shops.list.table.cellForRow(at: IndexPath(row: 0, section: 0)))
        let frame = cell.convert(cell.bounds, to: nil)
        await app.tap(at: CGPoint(x: frame.midX, y: frame.midY))
        try await app.settle()
        let navigation = try #require(shops.navigationController)
        #expect(navigation.viewControllers.count == 2 && navigation.topViewController?.title?.contains("Palace") == true)
    }

    @Test func aPinOpensItsShopByItsCallout() async throws {
        let (app, shops) = try await TestApp.kebabs()
        let pin = try #require(shops.map.annotations.compactMap { $0 as? ShopAnnotation }.first { $0.isHighlighted })
        shops.map.selectAnnotation(pin, animated: false)
        try await app.settle()
        try await app.tap("Details")
        try await app.settle()
        #expect(shops.navigationController?.topViewController?.title == pin.title)
    }

    @Test func pullingTheListDownSearchesAgain() async throws {
        let (app, shops) = try await TestApp.kebabs()
        await app.drag(from: CGPoint(x: 195, y: 500), to: CGPoint(x: 195, y: 843), over: .milliseconds(400), rest: .milliseconds(200))
        await shops.task?.value
        try await app.settle()
        #expect(shops.round == 2 && !shops.list.refresh.isRefreshing && shops.report?.shops.count == 137)
        #expect(pins(shops).count == 103)
    }

    @Test func cancellingKeepsTheDisplayedShops() async throws {
        let gate = Gate(ReplayTransport())
        let base = try #require(PostcodesClient.address)
        let client = JSONClient(transport: gate, retry: RetryPolicy(attempts: 1))
        let search = KebabSearch(postcodes: PostcodesClient(client: client, base: base), ratings: RatingsClient(client: client, base: base))
        let start = FixedLocation(latitude: ReplayStreet.start.latitude, longitude: ReplayStreet.start.longitude)
        let shops = ShopsViewController(search: search, provider: start)
        let navigation = UINavigationController(rootViewController: shops)
        shops.loadViewIfNeeded()
        await gate.waitUntilAsked(4)
        shops.open(1000)
        #expect(navigation.viewControllers.count == 2)
        #expect(!shops.progress.isHidden && shops.navigationItem.rightBarButtonItem?.title == "Cancel")
        shops.cancel()
        gate.open()
        await shops.task?.value
        #expect(shops.list.summary.text == "The search was cancelled." && shops.progress.isHidden)
        #expect(shops.list.table.numberOfRows(inSection: 0) == 137 && pins(shops).isEmpty)
        #expect(gate.count < 30)
    }

    @Test func theLowestRatedShopsAreInFrontOfClusters() async throws {
        let (_, shops) = try await TestApp.kebabs()
        let views = pins(shops).filter(\.isHighlighted).compactMap { shops.map.view(for: $0) }
        let bundles = pins(shops).compactMap { shops.map.view(for: $0)?.cluster }
        let front = try #require(bundles.map(\.layer.zPosition).max())
        #expect(!views.isEmpty && views.allSatisfy { $0.layer.zPosition > front })
    }

    @Test func shopsAtOnePlaceAreAList() async throws {
        let (app, shops) = try await TestApp.kebabs()
        let shop = try #require(shops.report?.located.first { $0.shop.hygiene == 5 })
        let twins = [0, 1].map { _ in ShopAnnotation(shop.shop, at: shop.place, isHighlighted: false) }
        shops.map.removeAnnotations(shops.map.annotations)
        shops.map.showAnnotations(twins, animated: false)
        try await app.settle()
        let cluster = try #require(shops.map.view(for: twins[0])?.cluster?.annotation)
        shops.map.selectAnnotation(cluster, animated: false)
        try await app.settle()
        let choice = try #require(shops.presentedViewController as? UIAlertController)
        let words = "5 · \(shop.shop.premises.name)"
        #expect(choice.actions.map(\.title) == [words, words, "Cancel"])
        #expect(choice.title == "2 shops at \(try #require(shop.shop.premises.postcode).text)")
    }

    @Test(
        arguments: [
            (["--offlin"], "--offlin"), (["--at"], "--at"), (["--services", "nowhere"], "--services"), (["--tiles", "a{b"], "--tiles"),
            (["--at", "1,2", "--offline", "--backend", "web"], nil), (["--tiles", "https://a.test/{z}/{x}/{y}.png"], nil),
        ] as [([String], String?)])
    func aCommandLineIsParsedOrRefused(arguments: [String], unknown: String?) {
        #expect(LaunchOptions(arguments).unknown == unknown)
    }

    @Test func aClusterOpensByATap() async throws {
        let (app, shops) = try await TestApp.kebabs()
        let member = try #require(shops.map.annotations.first { shops.map.view(for: $0)?.cluster != nil })
        let cluster = try #require(shops.map.view(for: member)?.cluster?.annotation)
        let span = shops.map.region.span.latitudeDelta
        shops.map.selectAnnotation(cluster, animated: false)
        try await app.settle()
        #expect(shops.map.region.span.latitudeDelta < span)
    }

    @Test func withoutALocationTheReasonIsShown() async throws {
        let app = try await TestApp.launch(AppDelegate(arguments: ["--offline", "--at", "nowhere"]), on: .standard.scale(1))
        let navigation = try #require(app.mainWindow.rootViewController as? UINavigationController)
        let shops = try #require(navigation.topViewController as? ShopsViewController)
        await shops.task?.value
        #expect(shops.list.summary.text?.hasPrefix("It is not known where you are") == true)
        #expect(shops.map.annotations.isEmpty && shops.progress.isHidden)
    }
}
