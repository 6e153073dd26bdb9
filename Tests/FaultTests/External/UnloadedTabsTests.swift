import CaretTesting
import Testing
import UIKit

/// The bar of a tab bar controller before its view is loaded.
@MainActor @Suite(.app) struct UnloadedTabsTests {
    private func tabs() -> (tabs: UITabBarController, navigation: UINavigationController, other: UIViewController) {
        let tabs = UITabBarController()
        let navigation = UINavigationController(rootViewController: UIViewController())
        let other = UIViewController()
        tabs.viewControllers = [navigation, other]
        return (tabs, navigation, other)
    }

    private func barless() -> UIViewController {
        let screen = UIViewController()
        screen.hidesBottomBarWhenPushed = true
        return screen
    }

    @Test func `D3 a push before the view is loaded hides the tab bar, and a pop shows it`() {
        let (tabs, navigation, _) = tabs()
        #expect(!tabs.tabBar.isHidden)
        navigation.pushViewController(barless(), animated: false)
        #expect(tabs.tabBar.isHidden && !tabs.isViewLoaded)
        navigation.popViewController(animated: false)
        #expect(!tabs.tabBar.isHidden && !tabs.isViewLoaded)
    }

    @Test func `D3 before the view is loaded, the selected tab determines whether there is a bar`() {
        let (tabs, navigation, other) = tabs()
        tabs.selectedViewController = other
        navigation.pushViewController(barless(), animated: false)
        #expect(!tabs.tabBar.isHidden)
        tabs.selectedViewController = navigation
        #expect(tabs.tabBar.isHidden)
        tabs.selectedIndex = 1
        #expect(!tabs.tabBar.isHidden && !tabs.isViewLoaded)
    }

    @Test func `D3 a bar that was hidden before the view is loaded stays hidden on the screen until the pop`() async throws {
        let (tabs, navigation, _) = tabs()
        navigation.pushViewController(barless(), animated: false)
        let app = try await TestApp.launch(showing: { tabs })
        try await app.settle()
        #expect(tabs.tabBar.isHidden)
        navigation.popViewController(animated: false)
        try await app.settle()
        #expect(!tabs.tabBar.isHidden && tabs.tabBar.frame.minX == 0)
        app.terminate()
    }
}
