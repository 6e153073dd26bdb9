import CaretTesting
import Testing

@testable import UIKitCore

/// Controllers that are added to a navigation or tab bar controller as children.
@MainActor @Suite(.app) struct AddedChildTests {
    @Test func aChildOfATabBarControllerIsATab() async throws {
        let tabs = UITabBarController()
        let app = try await TestApp.launch(showing: { tabs })
        for name in ["one", "two"] { tabs.addChild(RecordingController(name, CallLog())) }
        try await app.settle()
        #expect(tabs.viewControllers?.compactMap(\.title) == ["one", "two"] && tabs.children.count == 2)
        #expect(tabs.tabBar.items?.compactMap(\.title) == ["one", "two"] && tabs.selectedIndex == 0)
        try await app.tap("two")
        try await app.settle()
        #expect(tabs.selectedViewController?.view.window != nil && tabs.selectedIndex == 1)
    }

    @Test func aChildThatIsATabStaysTheSameTab() async throws {
        let tabs = UITabBarController()
        let app = try await TestApp.launch(showing: { tabs })
        let screens = (0..<7).map { _ in UIViewController() }
        for screen in screens { tabs.addChild(screen) }
        tabs.addChild(screens[2])
        #expect(tabs.viewControllers == screens && screens.allSatisfy { $0.parent === tabs })
        tabs.addChild(tabs.moreNavigationController)
        try await app.settle()
        #expect(tabs.viewControllers?.count == 7)
    }

    @Test func aChildAmongTabObjectsIsAFurtherTab() {
        let given = UITab(title: "Given", image: nil, identifier: "given") { _ in UIViewController() }
        let tabs = UITabBarController(tabs: [given])
        let added = UIViewController()
        added.title = "Added"
        tabs.addChild(added)
        #expect(tabs.tabs.map(\.title) == ["Given", "Added"] && tabs.tabs.first === given && added.parent === tabs)
    }

    @Test func aChildOfANavigationControllerIsPushed() async throws {
        let log = CallLog()
        let navigation = UINavigationController(rootViewController: RecordingController("a", log))
        let app = try await TestApp.launch(showing: { navigation })
        try await app.settle()
        _ = log.take()
        let next = RecordingController("b", log)
        navigation.addChild(next)
        try await app.settle()
        #expect(navigation.topViewController === next && navigation.children.count == 2 && next.view.window != nil)
        let calls = log.take()
        #expect(calls.count { $0 == "b.willMove(parent)" } == 1 && calls.contains("b.viewDidAppear(false)"))
        navigation.addChild(next)
        #expect(navigation.viewControllers.count == 2)
    }

    @Test func anEmptyNavigationControllerGetsItsRoot() {
        let navigation = UINavigationController()
        let root = UIViewController()
        navigation.addChild(root)
        #expect(navigation.viewControllers == [root] && root.parent === navigation)
    }
}
