import CaretTesting
import Foundation
import Testing

@testable import Catalog

/// The catalogue in use.
@MainActor @Suite(.app) struct CatalogTests {
    private static let phone = Device(
        size: CGSize(width: 390, height: 844), scale: 1, safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    private static let tablet = Device(size: CGSize(width: 1180, height: 820), scale: 1)

    @Test func everyScreenOpensFromTheListAndGoesBack() async throws {
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

    /// Classes that appear on another class's screen, or that are only a part of others.
    private static let elsewhere: [String: String] = [
        "UICollectionReusableView": "UICollectionView", "UICollectionViewCell": "UICollectionView",
        "UICollectionViewController": "UICollectionViewListCell", "UITableViewController": "UITableView", "UIViewController": "UIView",
        "UIInputViewController": "UIInputView", "UIWindow": "UIView",
    ]

    @Test func everyPublicViewAndControllerHasAScreen() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let files = FileManager.default.enumerator(at: root.appendingPathComponent("Sources/UIKitCore"), includingPropertiesForKeys: nil)
        var parents: [String: String] = [:]
        while let file = files?.nextObject() as? URL {
            guard file.pathExtension == "swift" else { continue }
            let text = try String(contentsOf: file, encoding: .utf8)
            for match in text.matches(of: /(?:open|public) (?:final )?class (UI\w+)\s*:\s*(\w+)/) {
                parents[String(match.1)] = String(match.2)
            }
        }
        func isShown(_ name: String) -> Bool {
            name == "UIView" || name == "UIViewController" || parents[name].map(isShown) == true
        }
        let shown = parents.keys.filter(isShown).sorted()
        #expect(shown.count > 40)
        for name in shown {
            #expect(CatalogPage.named(Self.elsewhere[name] ?? name) != nil, "\(name) has no screen")
        }
        #expect(Set(Self.elsewhere.keys).isSubset(of: shown))
    }

    @Test func aScreenIsOpenedByItsTitle() async throws {
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

    @Test func onATabletTheScreenIsBesideTheList() async throws {
        let app = try await TestApp.launch(AppDelegate(arguments: []), on: Self.tablet)
        try await app.settle()
        #expect(app.exists("Catalog") && app.exists("Choose a screen"))
        try await app.tap("UIButton")
        try await app.settle()
        #expect(app.exists("Catalog") && app.exists("Filled") && !app.exists("Choose a screen"))
        #expect(app.all("Filled").allSatisfy { $0.frame.minX > 320 })
    }
}
