import CaretTesting
import Testing

@testable import UIKitCore

/// The life-cycle calls of screens in a tab bar controller.
@MainActor @Suite(.app) struct UITabBarControllerTests {
    final class Listener: NSObject, UITabBarControllerDelegate {
        var calls: [String] = []
        var refused: Set<String> = []

        func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
            calls.append("should \(viewController.title ?? "")")
            return !refused.contains(viewController.title ?? "")
        }
        func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
            calls.append("did \(viewController.title ?? "")")
        }
    }

    private func launched(
        _ names: [String], _ log: CallLog, on device: Device = .standard
    ) async throws -> (app: TestApp, tabs: UITabBarController) {
        let tabs = UITabBarController()
        tabs.viewControllers = names.map { RecordingController($0, log) }
        let app = try await TestApp.launch(showing: { tabs }, on: device)
        try await app.settle()
        return (app, tabs)
    }

    @Test func theFirstTabAppearsWithTheController() async throws {
        let log = CallLog()
        let (_, tabs) = try await launched(["a", "b"], log)
        #expect(tabs.selectedIndex == 0 && tabs.selectedViewController?.title == "a")
        #expect(
            log.take() == [
                "a.willMove(parent)", "b.willMove(parent)", "a.didMove(parent)", "b.didMove(parent)", "a.loadView", "a.viewDidLoad",
                "a.viewWillAppear(false)", "a.viewIsAppearing(false)", "a.viewDidAppear(false)",
            ])
    }

    @Test func aSwitchNotifiesTheNewTabOfItsComingFirst() async throws {
        let log = CallLog()
        let (app, tabs) = try await launched(["a", "b"], log)
        _ = log.take()
        tabs.selectedIndex = 1
        try await app.settle()
        #expect(
            log.take() == [
                "b.loadView", "b.viewDidLoad", "b.viewWillAppear(false)", "a.viewWillDisappear(false)", "a.viewDidDisappear(false)",
                "b.viewIsAppearing(false)", "b.viewDidAppear(false)",
            ])
        tabs.selectedIndex = 0
        try await app.settle()
        #expect(
            log.take() == [
                "a.viewWillAppear(false)", "b.viewWillDisappear(false)", "b.viewDidDisappear(false)", "a.viewIsAppearing(false)",
                "a.viewDidAppear(false)",
            ])
    }

    final class Impatient: UITabBarController {
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            selectedIndex = 1
        }
    }

    @Test func aTabThatIsReplacedOnItsWayInIsNotifiedOfItsEnd() async throws {
        let log = CallLog()
        let tabs = Impatient()
        tabs.viewControllers = ["a", "b"].map { RecordingController($0, log) }
        let app = try await TestApp.launch(showing: { tabs })
        try await app.settle()
        let calls = log.take()
        let ends = calls.filter { $0.hasPrefix("a.") && $0.contains("Disappear") }
        #expect(ends == ["a.viewWillDisappear(false)", "a.viewDidDisappear(false)"] && calls.contains("b.viewDidAppear(false)"))
    }

    @Test func aTapAsksAndNotifiesTheDelegate() async throws {
        let log = CallLog()
        let (app, tabs) = try await launched(["a", "b", "c"], log)
        let listener = Listener()
        tabs.delegate = listener
        listener.refused = ["c"]
        try await app.tap("b")
        try await app.settle()
        #expect(tabs.selectedIndex == 1)
        try await app.tap("c")
        try await app.settle()
        #expect(tabs.selectedIndex == 1 && tabs.tabBar.selectedItem === tabs.viewControllers?[1].tabBarItem)
        #expect(listener.calls == ["should b", "did b", "should c"])
        tabs.selectedIndex = 2
        #expect(listener.calls.count == 3 && tabs.selectedViewController?.title == "c")
    }

    @Test func onlyTheVisibleTabIsNotifiedWhenTheControllerDisappears() async throws {
        let log = CallLog()
        let (app, tabs) = try await launched(["a", "b"], log)
        tabs.selectedIndex = 1
        try await app.settle()
        _ = log.take()
        let cover = UIViewController()
        cover.modalPresentationStyle = .fullScreen
        tabs.present(cover, animated: false)
        try await app.settle()
        #expect(log.take() == ["b.viewWillDisappear(false)", "b.viewDidDisappear(false)"])
        cover.dismiss(animated: false)
        try await app.settle()
        #expect(log.take() == ["b.viewWillAppear(false)", "b.viewIsAppearing(false)", "b.viewDidAppear(false)"])
    }

    @Test func removedTabsAreFreed() async throws {
        let log = CallLog()
        let (app, tabs) = try await launched([], log)
        weak var gone: UIViewController?
        weak var switched: UIViewController?
        do {
            let (first, second) = (RecordingController("a", log), RecordingController("b", log))
            (gone, switched) = (first, second)
            tabs.viewControllers = [first, second]
        }
        try await app.settle()
        tabs.selectedIndex = 1
        try await app.settle()
        tabs.viewControllers = [RecordingController("c", log)]
        try await app.settle()
        #expect(gone == nil && switched == nil)
        #expect(log.calls.contains("b.didMove(nil)"))
    }

    @Test func theBarCoversTheLowerEdge() async throws {
        let device = Device(size: CGSize(width: 390, height: 844), safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
        let (_, tabs) = try await launched(["a"], CallLog(), on: device)
        let view = try #require(tabs.selectedViewController?.view)
        #expect(view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
        #expect(view.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 83, right: 0))
        #expect(tabs.tabBar.frame == CGRect(x: 0, y: 761, width: 390, height: 83))
    }

    @Test func aSecondTapGoesBackToTheRoot() async throws {
        let log = CallLog()
        let navigation = UINavigationController(rootViewController: RecordingController("root", log))
        navigation.tabBarItem = UITabBarItem(title: "Home", image: nil, tag: 0)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        let app = try await TestApp.launch(showing: { tabs })
        navigation.pushViewController(RecordingController("next", log), animated: false)
        try await app.settle()
        try await app.tap("Home")
        try await app.settle()
        #expect(navigation.topViewController?.title == "root")
    }

    @Test func theBarIsHiddenWithAScreenThatHidesIt() async throws {
        let log = CallLog()
        let navigation = UINavigationController(rootViewController: RecordingController("root", log))
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        let app = try await TestApp.launch(showing: { tabs })
        let next = RecordingController("next", log)
        next.hidesBottomBarWhenPushed = true
        navigation.pushViewController(next, animated: true)
        await app.advance(frames: 10)
        let onTheWay = tabs.tabBar.layer.presentation()?.frame.minX ?? 0
        #expect(onTheWay < 0 && onTheWay > -390)
        try await app.settle()
        #expect(tabs.tabBar.frame.maxX <= 0 && next.view.safeAreaInsets.bottom == 0)
        navigation.popViewController(animated: true)
        try await app.settle()
        #expect(tabs.tabBar.frame.minX == 0 && navigation.topViewController?.view.safeAreaInsets.bottom == 49)
    }

    @Test func theLastTitleThatWasSetCounts() {
        let controller = UIViewController()
        controller.title = "One"
        #expect(controller.tabBarItem.title == "One")
        controller.title = "Two"
        #expect(controller.tabBarItem.title == "Two")
        controller.tabBarItem.title = "Own"
        #expect(controller.tabBarItem.title == "Own" && controller.title == "Two")
        controller.title = "Three"
        #expect(controller.tabBarItem.title == "Three")
    }

    @Test func theDelegateOfAManagedBarCannotBeChanged() async {
        await #expect(processExitsWith: .failure) { @MainActor in
            final class Listener: NSObject, UITabBarDelegate {}
            let listener = Listener()
            UITabBarController().tabBar.delegate = listener
        }
    }

    @Test func removingTheSelectedTabSelectsItsSuccessor() {
        let tabs = UITabBarController()
        let screens = (0..<6).map { _ in UIViewController() }
        tabs.viewControllers = Array(screens[0..<3])
        tabs.selectedIndex = 2
        tabs.viewControllers = Array(screens[3..<6])
        #expect(tabs.selectedViewController === screens[5])
        tabs.viewControllers = [screens[5], screens[0]]
        #expect(tabs.selectedViewController === screens[5] && tabs.selectedIndex == 0, "who is still there stays chosen")
        tabs.selectedIndex = 1
        tabs.viewControllers = [screens[1]]
        #expect(tabs.selectedViewController === screens[1], "the first where there is none in its place")
    }
}
