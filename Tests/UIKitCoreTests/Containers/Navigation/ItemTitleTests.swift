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
