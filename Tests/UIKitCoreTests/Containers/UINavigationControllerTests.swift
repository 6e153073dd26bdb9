import CaretTesting
import Testing

/// The life-cycle calls of screens in a navigation controller.
@MainActor @Suite(.app) struct UINavigationControllerTests {
    private func launched(_ log: CallLog) async throws -> (app: TestApp, navigation: UINavigationController) {
        let navigation = UINavigationController(rootViewController: RecordingController("a", log))
        let app = try await TestApp.launch(showing: { navigation })
        try await app.settle()
        return (app, navigation)
    }

    @Test func theRootAppearsWithTheController() async throws {
        let log = CallLog()
        _ = try await launched(log)
        #expect(
            log.take() == [
                "a.willMove(parent)", "a.didMove(parent)", "a.loadView", "a.viewDidLoad", "a.viewWillAppear(false)",
                "a.viewIsAppearing(false)", "a.viewDidAppear(false)",
            ])
    }

    @Test func aPushIsReportedInUIKitsOrder() async throws {
        let log = CallLog()
        let (app, navigation) = try await launched(log)
        _ = log.take()
        navigation.pushViewController(RecordingController("b", log), animated: true)
        try await app.settle()
        #expect(
            log.take() == [
                "b.willMove(parent)", "b.loadView", "b.viewDidLoad", "a.viewWillDisappear(true)", "b.viewWillAppear(true)",
                "b.viewIsAppearing(true)", "a.viewDidDisappear(true)", "b.viewDidAppear(true)", "b.didMove(parent)",
            ])
    }

    @Test func aPopIsReportedInUIKitsOrder() async throws {
        let log = CallLog()
        let (app, navigation) = try await launched(log)
        navigation.pushViewController(RecordingController("b", log), animated: false)
        try await app.settle()
        _ = log.take()
        #expect((navigation.popViewController(animated: true) as? RecordingController)?.name == "b")
        try await app.settle()
        #expect(
            log.take() == [
                "b.willMove(nil)", "b.viewWillDisappear(true)", "a.viewWillAppear(true)", "a.viewIsAppearing(true)",
                "b.viewDidDisappear(true)", "a.viewDidAppear(true)", "b.didMove(nil)",
            ])
    }

    @Test func aScreenSlidesInOverAThirdOfASecond() async throws {
        let log = CallLog()
        let (app, navigation) = try await launched(log)
        let below = try #require(navigation.topViewController)
        let above = RecordingController("b", log)
        navigation.pushViewController(above, animated: true)
        var places: [CGFloat] = []
        for _ in 0..<25 {
            await app.advance(frames: 1)
            places.append(above.view.layer.presentation().map { $0.affineTransform().tx } ?? 0)
            if let lower = below.view.window.flatMap({ _ in below.view.layer.presentation()?.affineTransform().tx }) {
                let upper = places.last ?? 0
                // The lower screen moves by 30 % of the distance that the upper one has moved.
                #expect(abs(lower + (390 - upper) * 0.3) < 1, "\(lower) \(upper)")
            }
        }
        #expect(places[0] > 300 && places[0] <= 390)
        #expect(zip(places, places.dropFirst()).allSatisfy { $0 >= $1 })
        // 0.35 s are 21 frames.
        #expect(places[19] > 0 && places[23] == 0)
        #expect(below.view.superview == nil)
    }

    @Test func poppingSeveralReturnsThemAndTheRootStays() async throws {
        let log = CallLog()
        let (app, navigation) = try await launched(log)
        for name in ["b", "c", "d"] { navigation.pushViewController(RecordingController(name, log), animated: false) }
        try await app.settle()
        let middle = navigation.viewControllers[1]
        #expect(navigation.popToViewController(middle, animated: false)?.compactMap(\.title) == ["c", "d"])
        #expect(navigation.popToRootViewController(animated: false)?.compactMap(\.title) == ["b"])
        #expect(navigation.popViewController(animated: false) == nil)
        #expect(navigation.popToRootViewController(animated: false) == nil)
        #expect(navigation.viewControllers.count == 1)
    }

    @Test func severalPushesInOneTurnLeaveTheLastOnTop() async throws {
        let log = CallLog()
        let (app, navigation) = try await launched(log)
        for name in ["b", "c", "d"] { navigation.pushViewController(RecordingController(name, log), animated: true) }
        try await app.settle()
        #expect(navigation.viewControllers.map(\.title) == ["a", "b", "c", "d"])
        #expect(app.exists("d") && navigation.topViewController?.view.window != nil)
        #expect(navigation.viewControllers.dropLast().allSatisfy { $0.viewIfLoaded?.window == nil })
    }

    @Test func settingTheStackPushesOrPops() async throws {
        let log = CallLog()
        let (app, navigation) = try await launched(log)
        let root = navigation.viewControllers[0]
        let b = RecordingController("b", log)
        navigation.setViewControllers([root, b], animated: true)
        try await app.settle()
        #expect(b.view.window != nil && root.viewIfLoaded?.window == nil)
        navigation.viewControllers = [root]
        try await app.settle()
        #expect(b.parent == nil && root.view.window != nil)
    }

    @Test func theDelegateIsNotifiedAfterEachScreensOwnCalls() async throws {
        final class Delegate: NSObject, UINavigationControllerDelegate {
            let log: CallLog
            init(_ log: CallLog) { self.log = log }
            func navigationController(
                _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
            ) {
                log.calls.append("willShow \(viewController.title ?? "") \(animated)")
            }
            func navigationController(
                _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
            ) {
                log.calls.append("didShow \(viewController.title ?? "") \(animated)")
            }
        }
        let log = CallLog()
        let delegate = Delegate(log)
        let navigation = UINavigationController(rootViewController: RecordingController("a", log))
        navigation.delegate = delegate
        let app = try await TestApp.launch(showing: { navigation })
        try await app.settle()
        #expect(
            log.take().suffix(5) == [
                "a.viewWillAppear(false)", "willShow a false", "a.viewIsAppearing(false)", "a.viewDidAppear(false)", "didShow a false",
            ])
        navigation.pushViewController(RecordingController("b", log), animated: true)
        #expect(log.calls.contains("willShow b true") && !log.calls.contains("didShow b true"))
        try await app.settle()
        #expect(
            log.take() == [
                "b.willMove(parent)", "b.loadView", "b.viewDidLoad", "a.viewWillDisappear(true)", "b.viewWillAppear(true)",
                "willShow b true", "b.viewIsAppearing(true)", "a.viewDidDisappear(true)", "b.viewDidAppear(true)", "b.didMove(parent)",
                "didShow b true",
            ])
    }

    @Test func contentIsLaidOutClearOfTheBar() async throws {
        let log = CallLog()
        let (app, navigation) = try await launched(log)
        let top = try #require(navigation.topViewController)
        #expect(top.view.safeAreaInsets.top == 44)
        navigation.setNavigationBarHidden(true, animated: true)
        try await app.settle()
        #expect(top.view.safeAreaInsets.top == 0 && navigation.navigationBar.isHidden)
        navigation.isNavigationBarHidden = false
        top.edgesForExtendedLayout = []
        #expect(top.view.frame == CGRect(x: 0, y: 44, width: 390, height: 800))
        #expect(top.view.safeAreaInsets.top == 0)
    }

    @Test func aScreenIsNotPushedTwice() async {
        await #expect(processExitsWith: .failure) { @MainActor in
            let screen = UIViewController()
            UINavigationController(rootViewController: screen).pushViewController(screen, animated: false)
        }
    }

    @Test func poppedScreensAreReleased() async throws {
        let (app, navigation) = try await launched(CallLog())
        weak var popped: UIViewController?
        do {
            let screen = RecordingController("b", CallLog())
            popped = screen
            navigation.pushViewController(screen, animated: true)
        }
        try await app.settle()
        navigation.popViewController(animated: true)
        try await app.settle()
        #expect(popped == nil)
    }
}
