import CaretTesting
import Testing

@testable import UIKitCore

/// Screens that end above a tab bar, or extend below the bar.
@MainActor @Suite(.app) struct TabBarEdgeTests {
    private func launched(
        _ screen: UIViewController, inNavigation: Bool = true
    ) async throws -> (app: TestApp, tabs: UITabBarController) {
        let tabs = UITabBarController()
        tabs.viewControllers = [inNavigation ? UINavigationController(rootViewController: screen) : screen]
        let app = try await TestApp.launch(showing: { tabs })
        try await app.settle()
        return (app, tabs)
    }

    private func bottom(_ screen: UIViewController) -> CGFloat { screen.view.convert(screen.view.bounds, to: nil).maxY }

    @Test(arguments: [true, false]) func screensThatDoNotExtendEndAtTheBar(inNavigation: Bool) async throws {
        let screen = UIViewController()
        let (app, tabs) = try await launched(screen, inNavigation: inNavigation)
        #expect(bottom(screen) == 844 && screen.view.safeAreaInsets.bottom == 49)
        screen.edgesForExtendedLayout = []
        try await app.settle()
        #expect(bottom(screen) == tabs.tabBar.frame.minY && screen.view.safeAreaInsets.bottom == 0)
    }

    @Test(arguments: [true, false]) func anOpaqueBarEndsScreens(inNavigation: Bool) async throws {
        let screen = UIViewController()
        let (app, tabs) = try await launched(screen, inNavigation: inNavigation)
        tabs.tabBar.isTranslucent = false
        try await app.settle()
        #expect(bottom(screen) == 795 && screen.view.safeAreaInsets.bottom == 0)
        screen.extendedLayoutIncludesOpaqueBars = true
        try await app.settle()
        #expect(bottom(screen) == 844 && screen.view.safeAreaInsets.bottom == 49)
        screen.extendedLayoutIncludesOpaqueBars = false
        tabs.tabBar.isTranslucent = true
        try await app.settle()
        #expect(bottom(screen) == 844)
    }

    @Test func aHiddenBarLeavesItsSpaceToTheScreen() async throws {
        let screen = UIViewController()
        let (app, tabs) = try await launched(screen)
        let next = UIViewController()
        for controller in [screen, next] { controller.edgesForExtendedLayout = [] }
        next.hidesBottomBarWhenPushed = true
        screen.navigationController?.pushViewController(next, animated: true)
        try await app.settle()
        #expect(bottom(next) == 844)
        screen.navigationController?.popViewController(animated: true)
        try await app.settle()
        #expect(bottom(screen) == tabs.tabBar.frame.minY)
    }

    @Test func anOpaqueToolbarEndsScreens() async throws {
        let screen = UIViewController()
        let navigation = UINavigationController(rootViewController: screen)
        navigation.isToolbarHidden = false
        let app = try await TestApp.launch(showing: { navigation })
        try await app.settle()
        #expect(bottom(screen) == 844 && screen.view.safeAreaInsets.bottom == 44)
        navigation.toolbar.isTranslucent = false
        try await app.settle()
        #expect(bottom(screen) == 800 && screen.view.safeAreaInsets.bottom == 0)
        screen.extendedLayoutIncludesOpaqueBars = true
        try await app.settle()
        #expect(bottom(screen) == 844 && screen.view.safeAreaInsets.bottom == 44)
    }
}
