import CaretTesting
import Testing

@testable import UIKitCore

/// A removed controller is freed, whichever way it was removed.
@MainActor @Suite(.app) struct FreedControllersTests {
    private func settled(_ app: TestApp) async throws {
        try await app.settle()
        await app.advance(frames: 4)
    }

    @Test func wentBackByATouch() async throws {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let app = try await TestApp.launch(showing: { navigation })
        navigation.pushViewController(UIViewController(), animated: false)
        try await settled(app)
        weak let screen = navigation.topViewController
        #expect(screen != nil && navigation.viewControllers.count == 2)
        await app.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 300, y: 400), over: .milliseconds(400), rest: .milliseconds(100))
        try await settled(app)
        #expect(screen == nil && navigation.viewControllers.count == 1)
    }

    @Test func wentBackByATouchAfterASecondThought() async throws {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let app = try await TestApp.launch(showing: { navigation })
        navigation.pushViewController(UIViewController(), animated: false)
        try await settled(app)
        weak let screen = navigation.topViewController
        await app.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 80, y: 400), over: .milliseconds(400), rest: .milliseconds(200))
        try await settled(app)
        #expect(navigation.topViewController === screen)
        navigation.popViewController(animated: true)
        try await settled(app)
        #expect(screen == nil)
    }

    @Test func wasPulledDown() async throws {
        let root = UIViewController()
        let app = try await TestApp.launch(showing: { root })
        root.present(UIViewController(), animated: true)
        try await settled(app)
        weak let sheet = root.presentedViewController
        #expect(sheet != nil)
        await app.drag(from: CGPoint(x: 180, y: 120), to: CGPoint(x: 180, y: 700))
        try await settled(app)
        #expect(sheet == nil && root.presentedViewController == nil)
    }

    @Test func wasTappedAway() async throws {
        let root = UIViewController()
        let source = UIView(frame: CGRect(x: 40, y: 120, width: 60, height: 40))
        root.view.addSubview(source)
        let app = try await TestApp.launch(showing: { root }, on: try #require(Device.named("iPad 11")))
        do {
            let popover = UIViewController()
            popover.modalPresentationStyle = .popover
            popover.popoverPresentationController?.sourceView = source
            root.present(popover, animated: true)
        }
        try await settled(app)
        weak let shown = root.presentedViewController
        #expect(shown != nil)
        await app.tap(at: CGPoint(x: 700, y: 700))
        try await settled(app)
        #expect(shown == nil && root.presentedViewController == nil)
    }

    @Test func leftTheTabs() async throws {
        let tabs = UITabBarController()
        tabs.viewControllers = (0..<3).map { _ in UINavigationController(rootViewController: UIViewController()) }
        let app = try await TestApp.launch(showing: { tabs })
        try await settled(app)
        tabs.selectedIndex = 1
        try await settled(app)
        weak let tab = tabs.viewControllers?[1]
        weak let screen = (tab as? UINavigationController)?.topViewController
        #expect(tab != nil && screen != nil)
        tabs.viewControllers = tabs.viewControllers?.filter { $0 !== tab }
        try await settled(app)
        #expect(tab == nil && screen == nil && tabs.viewControllers?.count == 2)
    }

    @Test func leftAColumn() async throws {
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(UIViewController(), for: .primary)
        split.setViewController(UIViewController(), for: .secondary)
        let app = try await TestApp.launch(showing: { split }, on: try #require(Device.named("iPad 11")))
        try await settled(app)
        weak let screen = split.viewController(for: .secondary)
        #expect(screen != nil)
        split.setViewController(UIViewController(), for: .secondary)
        try await settled(app)
        #expect(screen == nil)
    }

    @Test func wasReplacedByAFlip() async throws {
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        pages.setViewControllers([UIViewController()], direction: .forward, animated: false)
        let app = try await TestApp.launch(showing: { pages })
        try await settled(app)
        weak let page = pages.viewControllers?.first
        #expect(page != nil)
        pages.setViewControllers([UIViewController()], direction: .forward, animated: true)
        try await settled(app)
        #expect(page == nil)
    }

    @Test func wasAChild() async throws {
        let root = UIViewController()
        let app = try await TestApp.launch(showing: { root })
        root.addChild(UIViewController())
        weak let child = root.children.first
        if let child {
            root.view.addSubview(child.view)
            child.didMove(toParent: root)
        }
        try await settled(app)
        child?.willMove(toParent: nil)
        child?.view.removeFromSuperview()
        child?.removeFromParent()
        try await settled(app)
        #expect(child == nil && root.children.isEmpty)
    }

    @Test func wasTheWindowsRoot() async throws {
        let app = try await TestApp.launch(showing: { UINavigationController(rootViewController: UIViewController()) })
        try await settled(app)
        let window = app.mainWindow
        weak let root = window.rootViewController
        window.rootViewController?.present(UIViewController(), animated: false)
        try await settled(app)
        weak let sheet = window.rootViewController?.presentedViewController
        #expect(root != nil && sheet != nil)
        window.rootViewController = UIViewController()
        try await settled(app)
        #expect(root == nil && sheet == nil)
    }

    @Test func wasASearch() async throws {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let app = try await TestApp.launch(showing: { navigation })
        do {
            let screen = UIViewController()
            screen.navigationItem.searchController = UISearchController(searchResultsController: UIViewController())
            navigation.pushViewController(screen, animated: false)
        }
        try await settled(app)
        weak let search = navigation.topViewController?.navigationItem.searchController
        weak let results = search?.searchResultsController
        search?.isActive = true
        try await settled(app)
        #expect(search?.isActive == true && results != nil)
        navigation.popViewController(animated: true)
        try await settled(app)
        #expect(search == nil && results == nil)
    }
}
