import CaretTesting
import Testing
import UIKit
import UIKitCore

/// Bars of navigation, tab and split view controllers.
@MainActor @Suite(.app) struct BarTests {
    @Test func `D3 the tab bar is hidden after a push that hides it, and shown as a pop begins`() async throws {
        let tabs = UITabBarController()
        let navigation = UINavigationController(rootViewController: UIViewController())
        tabs.viewControllers = [navigation, UIViewController()]
        let app = try await TestApp.launch(showing: { tabs })
        try await app.settle()
        #expect(!tabs.tabBar.isHidden)
        let screen = UIViewController()
        screen.hidesBottomBarWhenPushed = true
        navigation.pushViewController(screen, animated: true)
        await app.advance(frames: 3)
        #expect(!tabs.tabBar.isHidden)
        try await app.settle()
        #expect(tabs.tabBar.isHidden)
        navigation.popViewController(animated: true)
        await app.advance(frames: 3)
        #expect(!tabs.tabBar.isHidden)
        try await app.settle()
        #expect(!tabs.tabBar.isHidden)
    }

    @Test func `D3 the tab bar is hidden at once without an animation, and shown with another tab`() async throws {
        let tabs = UITabBarController()
        let navigation = UINavigationController(rootViewController: UIViewController())
        let other = UIViewController()
        tabs.viewControllers = [navigation, other]
        let app = try await TestApp.launch(showing: { tabs })
        try await app.settle()
        let screen = UIViewController()
        screen.hidesBottomBarWhenPushed = true
        navigation.pushViewController(screen, animated: false)
        try await app.settle()
        #expect(tabs.tabBar.isHidden)
        tabs.selectedViewController = other
        try await app.settle()
        #expect(!tabs.tabBar.isHidden)
        tabs.tabBar.isHidden = true
        tabs.selectedViewController = navigation
        navigation.popToRootViewController(animated: false)
        try await app.settle()
        #expect(tabs.tabBar.isHidden)
    }

    private func split() -> (UISplitViewController, UIViewController) {
        let split = UISplitViewController(style: .doubleColumn)
        let detail = UIViewController()
        split.setViewController(UIViewController(), for: .primary)
        split.setViewController(detail, for: .secondary)
        detail.navigationItem.leftBarButtonItem = split.displayModeButtonItem
        return (split, detail)
    }

    @Test func `D4 a collapsed split view shows no button for its columns`() async throws {
        let (split, detail) = split()
        let app = try await TestApp.launch(showing: { split })
        try await app.settle()
        #expect(split.isCollapsed && split.displayModeButtonItem.isHidden)
        #expect(detail.navigationController?.topViewController === detail)
        #expect(!app.exists("Sidebar"))
    }

    @Test func `D4 several columns show the button`() async throws {
        let (split, _) = split()
        let app = try await TestApp.launch(showing: { split }, on: #require(Device.named("iPad 11")))
        try await app.settle()
        #expect(!split.isCollapsed && !split.displayModeButtonItem.isHidden)
    }

    private func largeTitle(in view: UIView) -> UILabel? {
        if let label = view as? UILabel, label.text == "Mirror", label.font.pointSize > 30 { return label }
        return view.subviews.lazy.compactMap { self.largeTitle(in: $0) }.first
    }

    @Test(arguments: [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
    func `D5 a large title begins at the leading edge`(_ direction: UITraitEnvironmentLayoutDirection) async throws {
        let screen = UIViewController()
        screen.title = "Mirror"
        let navigation = UINavigationController(rootViewController: screen)
        navigation.navigationBar.prefersLargeTitles = true
        let app = try await TestApp.launch(showing: { navigation })
        app.mainWindow.traitOverrides.layoutDirection = direction
        try await app.settle()
        let label = try #require(largeTitle(in: navigation.navigationBar))
        let frame = label.convert(label.bounds, to: navigation.view)
        // A frame is computed from its centre: thirds of a point are not exact.
        let edge = direction == .leftToRight ? frame.minX : navigation.view.bounds.width - frame.maxX
        #expect(abs(edge - 16) < 0.001, "\(frame)")
    }
}
