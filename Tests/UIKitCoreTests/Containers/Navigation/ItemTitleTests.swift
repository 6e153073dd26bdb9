import CaretTesting
import Testing

@testable import UIKitCore

/// The titles of controllers and of their bar items.
@MainActor @Suite(.app) struct ItemTitleTests {
    @Test func theTitleOfAControllerIsThatOfItsNavigationItem() {
        let controller = UIViewController()
        controller.navigationItem.title = "Own"
        #expect(controller.title == nil && controller.navigationItem.title == "Own")
        controller.title = "Screen"
        #expect(controller.navigationItem.title == "Screen")
        controller.navigationItem.title = "Own"
        controller.title = "Screen"
        #expect(controller.navigationItem.title == "Screen", "though it is the title that the controller has")
    }

    @Test(arguments: [false, true]) func theLabelOfAnItemIsSpokenInsteadOfItsTitle(isLarge: Bool) async throws {
        let controller = UIViewController()
        controller.title = "Title"
        let navigation = UINavigationController(rootViewController: controller)
        navigation.navigationBar.prefersLargeTitles = isLarge
        let app = try await TestApp.launch(showing: { navigation })
        try await app.settle()
        func spoken() -> [String: String] {
            let headers = app.accessibility.flatMap(\.all).filter { $0.traits.contains(.header) }
            return Dictionary(headers.map { ($0.label ?? "", $0.hint ?? "") }) { first, _ in first }
        }
        #expect(spoken() == ["Title": ""])
        controller.navigationItem.accessibilityLabel = "Spoken"
        controller.navigationItem.accessibilityHint = "Hint"
        try await app.settle()
        #expect(spoken() == ["Spoken": "Hint"])
        #expect(controller.navigationItem.title == "Title")
    }

    @Test func theTitlesOfSystemTabBarItemsArePreserved() {
        let controller = UIViewController()
        controller.tabBarItem = UITabBarItem(tabBarSystemItem: .search, tag: 0)
        let name = controller.tabBarItem.title
        controller.title = "Find"
        #expect(controller.tabBarItem.title == name && controller.navigationItem.title == "Find")
        let tab = UITab(title: "Tab", image: nil, identifier: "tab") { _ in UIViewController() }
        let tabs = UITabBarController(tabs: [tab])
        tab.viewController?.title = "Screen"
        #expect(tab.title == "Tab" && tabs.tabs.first === tab)
    }
}
