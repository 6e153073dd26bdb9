import CaretTesting
import Testing

@testable import UIKitCore

/// Tabs in the More list.
@MainActor @Suite(.app) struct MoreTabsTests {
    private func launched(_ count: Int, on device: Device = .standard) async throws -> (app: TestApp, tabs: UITabBarController) {
        let tabs = UITabBarController()
        tabs.viewControllers = (1...count).map { RecordingController("tab \($0)", CallLog()) }
        let app = try await TestApp.launch(showing: { tabs }, on: device)
        try await app.settle()
        return (app, tabs)
    }

    @Test func fiveTabsHaveAPlaceEach() async throws {
        let (_, tabs) = try await launched(5)
        #expect(tabs.tabBar.items?.compactMap(\.title) == ["tab 1", "tab 2", "tab 3", "tab 4", "tab 5"])
    }

    @Test func theFifthPlaceLeadsToFurtherTabs() async throws {
        let (app, tabs) = try await launched(7)
        #expect(tabs.tabBar.items?.compactMap(\.title) == ["tab 1", "tab 2", "tab 3", "tab 4", "More"])
        try await app.tap("More")
        try await app.settle()
        #expect(tabs.selectedViewController === tabs.moreNavigationController && tabs.selectedIndex == NSNotFound)
        #expect(app.exists("tab 6") && app.exists("tab 7"))
        try await app.tap("tab 6")
        try await app.settle()
        #expect(tabs.selectedIndex == 5 && tabs.selectedViewController?.title == "tab 6")
        #expect(tabs.selectedViewController?.view.window != nil)
        try await app.tap(.identifier("BackButton"))
        try await app.settle()
        #expect(tabs.selectedViewController === tabs.moreNavigationController)
    }

    @Test func aFurtherTabCanBeSelectedByProgram() async throws {
        let (app, tabs) = try await launched(6)
        tabs.selectedIndex = 5
        try await app.settle()
        #expect(tabs.selectedViewController?.title == "tab 6" && tabs.selectedViewController?.view.window != nil)
        #expect(tabs.tabBar.selectedItem?.title == "More")
        tabs.selectedIndex = 0
        try await app.settle()
        #expect(tabs.tabBar.selectedItem?.title == "tab 1")
    }

    @Test func aFurtherTabThatWasSelectedIsATabLikeOthers() async throws {
        let (app, tabs) = try await launched(7)
        let (sixth, seventh) = try (#require(tabs.viewControllers?[5]), #require(tabs.viewControllers?[6]))
        tabs.selectedIndex = 5
        try await app.settle()
        #expect(sixth.tabBarController === tabs)
        try await app.tap(.identifier("BackButton"))
        try await app.settle()
        #expect(sixth.tabBarController === tabs && sixth.parent === tabs && sixth.view.window == nil)
        tabs.selectedIndex = 6
        tabs.selectedIndex = 5
        try await app.settle()
        #expect(seventh.tabBarController === tabs && sixth.view.window != nil)
    }

    @Test func aTabletHasSpaceForAllTabs() async throws {
        let (_, tabs) = try await launched(7, on: Device(size: CGSize(width: 820, height: 1180)))
        #expect(tabs.tabBar.items?.count == 7)
    }

    @Test func aNavigationControllerAmongFurtherTabsHasABackButton() async throws {
        let tabs = UITabBarController()
        let inner = UINavigationController(rootViewController: RecordingController("inner", CallLog()))
        tabs.viewControllers = (1...5).map { RecordingController("tab \($0)", CallLog()) } + [inner]
        inner.tabBarItem.title = "Inner"
        let app = try await TestApp.launch(showing: { tabs })
        try await app.tap("More")
        try await app.settle()
        try await app.tap("Inner")
        try await app.settle()
        #expect(tabs.selectedViewController === inner)
        #expect(try app.find(.identifier("BackButton")).label == "More")
        try await app.tap(.identifier("BackButton"))
        try await app.settle()
        #expect(tabs.selectedViewController === tabs.moreNavigationController)
    }
}
