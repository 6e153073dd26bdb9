import CaretTesting
import Testing

@testable import Catalog

/// The catalogue, walked as a person does.
@MainActor @Suite(.app) struct CatalogTests {
    private static let phone = Device(
        size: CGSize(width: 390, height: 844), scale: 1, safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    private static let tablet = Device(size: CGSize(width: 1180, height: 820), scale: 1)

    @Test func everyScreenOpensFromTheListAndLeadsBack() async throws {
        let delegate = AppDelegate(arguments: [])
        let app = try await TestApp.launch(delegate, on: Self.phone)
        try await app.settle()
        let split = try #require(delegate.window?.rootViewController as? UISplitViewController)
        let row = try #require(split.viewControllers.first as? UINavigationController)
        let list = try #require(row.viewControllers.first as? CatalogViewController)
        for page in CatalogPage.all {
            list.show(page)
            try await app.settle()
            #expect(row.topViewController?.title == page.title)
            row.popToRootViewController(animated: false)
            try await app.settle()
            #expect(row.topViewController === list)
        }
        #expect(app.diagnostics.isEmpty)
    }

    @Test func aScreenMayBeAskedForByItsTitle() async throws {
        let app = try await TestApp.launch(AppDelegate(arguments: ["UISwitch"]), on: Self.phone)
        try await app.settle()
        #expect(app.exists("UISwitch") && app.exists("Tinted"))
    }

    @Test func theSearchFindsScreens() async throws {
        let delegate = AppDelegate(arguments: ["UISearchController"])
        let app = try await TestApp.launch(delegate, on: Self.phone)
        try await app.settle()
        #expect(app.exists("UISwitch") && app.exists("UILabel"))
        let split = try #require(delegate.window?.rootViewController as? UISplitViewController)
        let row = try #require(split.viewControllers.first as? UINavigationController)
        let search = try #require(row.topViewController?.navigationItem.searchController)
        search.isActive = true
        try await app.settle()
        await app.type("switch")
        try await app.settle()
        #expect(app.exists("UISwitch") && !app.exists("UILabel"))
    }

    @Test func onATabletTheScreenStandsBesideTheList() async throws {
        let app = try await TestApp.launch(AppDelegate(arguments: []), on: Self.tablet)
        try await app.settle()
        #expect(app.exists("Catalog") && app.exists("Choose a screen"))
        try await app.tap("UIButton")
        try await app.settle()
        #expect(app.exists("Catalog") && app.exists("Filled") && !app.exists("Choose a screen"))
        #expect(app.all("Filled").allSatisfy { $0.frame.minX > 320 })
    }
}
