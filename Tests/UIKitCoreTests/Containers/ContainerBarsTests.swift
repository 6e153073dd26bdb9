import CaretTesting
import Testing

@testable import UIKitCore

/// Bars whose items and visibility the child controllers determine.
@MainActor @Suite(.app) struct ContainerBarsTests {
    @Test func aNavigationControllerHasTheTabBarItemOfItsRoot() async throws {
        let root = UIViewController()
        root.tabBarItem = UITabBarItem(title: "Kiosk", image: nil, tag: 4)
        let navigation = UINavigationController(rootViewController: root)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation, UIViewController()]
        _ = try await TestApp.launch(showing: { tabs })
        #expect(navigation.tabBarItem === root.tabBarItem && tabs.tabBar.items?.first === root.tabBarItem)
        root.tabBarItem = UITabBarItem(title: "Shop", image: nil, tag: 5)
        #expect(tabs.tabBar.items?.first?.title == "Shop")
        let other = UIViewController()
        other.title = "Other"
        navigation.viewControllers = [other]
        #expect(tabs.tabBar.items?.first?.title == "Other")
        navigation.tabBarItem = UITabBarItem(title: "Own", image: nil, tag: 6)
        #expect(tabs.tabBar.items?.first?.title == "Own" && other.tabBarItem.title == "Other")
    }

    @Test func aPushedScreenHidesTheToolbar() async throws {
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.isToolbarHidden = false
        let app = try await TestApp.launch(showing: { navigation })
        try await app.settle()
        let height = navigation.view.bounds.height
        #expect(navigation.toolbar.frame.minY < height)
        let next = UIViewController()
        next.hidesBottomBarWhenPushed = true
        navigation.pushViewController(next, animated: true)
        try await app.settle()
        #expect(navigation.toolbar.frame.minY >= height && next.view.safeAreaInsets.bottom == next.view.window?.safeAreaInsets.bottom)
        navigation.popViewController(animated: true)
        try await app.settle()
        #expect(navigation.toolbar.frame.maxY == height && !navigation.isToolbarHidden && !navigation.toolbar.isHidden)
    }

    private final class Upright: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate, UISplitViewControllerDelegate {
        func navigationControllerSupportedInterfaceOrientations(
            _ navigationController: UINavigationController
        ) -> UIInterfaceOrientationMask { .portrait }
        func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController) -> UIInterfaceOrientationMask {
            .landscape
        }
        func tabBarControllerPreferredInterfaceOrientationForPresentation(
            _ tabBarController: UITabBarController
        ) -> UIInterfaceOrientation { .landscapeLeft }
        func splitViewControllerSupportedInterfaceOrientations(_ splitViewController: UISplitViewController) -> UIInterfaceOrientationMask {
            .portraitUpsideDown
        }
    }

    @Test func delegatesDetermineTheOrientation() {
        let upright = Upright()
        let (navigation, tabs, split) = (UINavigationController(), UITabBarController(), UISplitViewController(style: .doubleColumn))
        for controller in [navigation, tabs, split] { #expect(controller.supportedInterfaceOrientations == .allButUpsideDown) }
        navigation.delegate = upright
        tabs.delegate = upright
        split.delegate = upright
        #expect(navigation.supportedInterfaceOrientations == .portrait && tabs.supportedInterfaceOrientations == .landscape)
        #expect(split.supportedInterfaceOrientations == .portraitUpsideDown)
        #expect(tabs.preferredInterfaceOrientationForPresentation == .landscapeLeft)
        #expect(split.preferredInterfaceOrientationForPresentation == .portraitUpsideDown, "The first that it can.")
    }
}
