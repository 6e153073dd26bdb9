import CaretTesting
import Testing

@testable import UIKitCore

/// Changes of a navigation stack that arrive during other changes.
@MainActor @Suite(.app) struct OngoingTransitionTests {
    /// Performs an action at the first call of a life-cycle method.
    final class ActingController: RecordingController {
        var whenLoaded: (@MainActor (ActingController) -> Void)?
        var whenComing: (@MainActor (ActingController) -> Void)?
        var whenThere: (@MainActor (ActingController) -> Void)?
        var moving: [String: Bool] = [:]

        private func act(_ body: inout (@MainActor (ActingController) -> Void)?) {
            let now = body
            body = nil
            now?(self)
        }
        override func viewDidLoad() {
            super.viewDidLoad()
            act(&whenLoaded)
        }
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            moving["willAppear"] = isMovingToParent
            act(&whenComing)
        }
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            moving["didAppear"] = isMovingToParent
            act(&whenThere)
        }
        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            moving["willDisappear"] = isMovingFromParent
        }
        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            moving["didDisappear"] = isMovingFromParent
        }
    }

    private func launched(_ log: CallLog) async throws -> (app: TestApp, navigation: UINavigationController) {
        let navigation = UINavigationController(rootViewController: RecordingController("a", log))
        let app = try await TestApp.launch(showing: { navigation })
        try await app.settle()
        _ = log.take()
        return (app, navigation)
    }

    /// Expects that one screen is in place and opaque, and that the appearance calls of all controllers are balanced.
    private func expectRest(_ navigation: UINavigationController, _ names: [String], _ log: CallLog) {
        #expect(navigation.viewControllers.map(\.title) == names)
        #expect(navigation.children.map(\.title) == names)
        let top = navigation.topViewController
        #expect(navigation.contentView.subviews == [top?.viewIfLoaded].compactMap { $0 })
        #expect(top?.view.frame == navigation.contentView.bounds && top?.view.transform == .identity)
        #expect(navigation.navigationBar.topItem === top?.navigationItem)
        var coming: [String: Int] = [:]
        for call in log.calls {
            let parts = call.split(separator: ".").map(String.init)
            guard parts.count == 2, !parts[1].contains("Layout") else { continue }
            if parts[1].hasPrefix("viewWill") { coming[parts[0], default: 0] += 1 }
            if parts[1].hasPrefix("viewDidAppear") || parts[1].hasPrefix("viewDidDisappear") { coming[parts[0], default: 0] -= 1 }
        }
        // An appearance that turns into a disappearance needs no end of its own.
        #expect(coming.values.allSatisfy { $0 >= 0 && $0 <= 1 }, "\(log.calls)")
    }

    @Test(arguments: [false, true], [false, true]) func aPushAndAPopInOneTurnLeaveTheFirst(push: Bool, pop: Bool) async throws {
        let log = CallLog()
        let (app, navigation) = try await launched(log)
        navigation.pushViewController(RecordingController("b", log), animated: push)
        #expect(navigation.popViewController(animated: pop)?.title == "b")
        try await app.settle()
        expectRest(navigation, ["a"], log)
        #expect(log.calls.last == "b.didMove(nil)" || log.calls.contains("a.viewDidAppear(\(pop))"))
    }

    @Test(arguments: [0, 5, 15]) func aPushDuringAPushEndsTheFirstAtOnce(frames: Int) async throws {
        let log = CallLog()
        let (app, navigation) = try await launched(log)
        navigation.pushViewController(RecordingController("b", log), animated: true)
        await app.advance(frames: frames)
        navigation.pushViewController(RecordingController("c", log), animated: true)
        let arrived = try #require(log.calls.firstIndex(of: "b.didMove(parent)"))
        #expect(try arrived < #require(log.calls.firstIndex(of: "c.willMove(parent)")))
        try await app.settle()
        expectRest(navigation, ["a", "b", "c"], log)
        #expect(log.take().suffix(3) == ["b.viewDidDisappear(true)", "c.viewDidAppear(true)", "c.didMove(parent)"])
    }

    @Test func poppingToTheRootDuringAPushLeavesTheRoot() async throws {
        let log = CallLog()
        let (app, navigation) = try await launched(log)
        navigation.pushViewController(RecordingController("b", log), animated: false)
        navigation.pushViewController(RecordingController("c", log), animated: true)
        await app.advance(frames: 8)
        #expect(navigation.popToRootViewController(animated: true)?.compactMap(\.title) == ["b", "c"])
        try await app.settle()
        expectRest(navigation, ["a"], log)
    }

    @Test func aPopDuringAPopContinues() async throws {
        let log = CallLog()
        let (app, navigation) = try await launched(log)
        for name in ["b", "c"] { navigation.pushViewController(RecordingController(name, log), animated: false) }
        try await app.settle()
        navigation.popViewController(animated: true)
        await app.advance(frames: 3)
        navigation.popViewController(animated: true)
        #expect(navigation.popViewController(animated: true) == nil)
        try await app.settle()
        expectRest(navigation, ["a"], log)
    }

    @Test func aScreenMayBePushedAgainWhileItIsPopped() async throws {
        let log = CallLog()
        let (app, navigation) = try await launched(log)
        let b = RecordingController("b", log)
        navigation.pushViewController(b, animated: false)
        try await app.settle()
        navigation.popViewController(animated: true)
        await app.advance(frames: 3)
        navigation.pushViewController(b, animated: true)
        try await app.settle()
        expectRest(navigation, ["a", "b"], log)
        #expect(b.parent === navigation)
    }

    @Test(arguments: ["loaded", "coming", "there"], [false, true])
    func aScreenMayPushAnotherAsSoonAsItIsNotified(moment: String, animated: Bool) async throws {
        let log = CallLog()
        let (app, navigation) = try await launched(log)
        let b = ActingController("b", log)
        let push: @MainActor (ActingController) -> Void = {
            $0.navigationController?.pushViewController(RecordingController("c", log), animated: animated)
        }
        switch moment {
        case "loaded": b.whenLoaded = push
        case "coming": b.whenComing = push
        default: b.whenThere = push
        }
        navigation.pushViewController(b, animated: animated)
        try await app.settle()
        expectRest(navigation, ["a", "b", "c"], log)
        #expect(log.take().suffix(2) == ["c.viewDidAppear(\(animated))", "c.didMove(parent)"])
    }

    @Test(arguments: ["loaded", "coming", "there"], [false, true])
    func aScreenMayPopItselfAsSoonAsItIsNotified(moment: String, animated: Bool) async throws {
        let log = CallLog()
        let (app, navigation) = try await launched(log)
        weak var gone: UIViewController?
        do {
            let b = ActingController("b", log)
            gone = b
            let pop: @MainActor (ActingController) -> Void = { $0.navigationController?.popViewController(animated: animated) }
            switch moment {
            case "loaded": b.whenLoaded = pop
            case "coming": b.whenComing = pop
            default: b.whenThere = pop
            }
            navigation.pushViewController(b, animated: animated)
        }
        try await app.settle()
        expectRest(navigation, ["a"], log)
        #expect(gone == nil)
        // Between its two transitions the screen receives the calls of one after the other, never of both at once.
        #expect(log.take().last == "b.didMove(nil)")
    }

    @Test func theDelegateMayChangeTheStack() async throws {
        final class Guard: NSObject, UINavigationControllerDelegate {
            func navigationController(
                _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
            ) {
                if viewController.title == "b" { navigationController.popToRootViewController(animated: true) }
            }
        }
        let log = CallLog()
        let (app, navigation) = try await launched(log)
        let delegate = Guard()
        navigation.delegate = delegate
        navigation.pushViewController(RecordingController("b", log), animated: true)
        try await app.settle()
        expectRest(navigation, ["a"], log)
    }

    @Test func movingToOrFromTheParentIsKnownFromWillToDid() async throws {
        let log = CallLog()
        let (app, navigation) = try await launched(log)
        let b = ActingController("b", log)
        navigation.pushViewController(b, animated: true)
        try await app.settle()
        #expect(b.moving == ["willAppear": true, "didAppear": true] && !b.isMovingToParent)
        navigation.pushViewController(RecordingController("c", log), animated: true)
        try await app.settle()
        #expect(b.moving["willDisappear"] == false && b.moving["didDisappear"] == false)
        navigation.popViewController(animated: true)
        try await app.settle()
        #expect(b.moving["willAppear"] == false && b.moving["didAppear"] == false)
        navigation.popViewController(animated: true)
        try await app.settle()
        #expect(b.moving["willDisappear"] == true && b.moving["didDisappear"] == true && !b.isMovingFromParent)
    }

    @Test(arguments: [false, true]) func anotherStackReplacesTheWholeStack(animated: Bool) async throws {
        let log = CallLog()
        let (app, navigation) = try await launched(log)
        weak let root = navigation.viewControllers.first
        let row = ["x", "y", "z"].map { RecordingController($0, log) }
        navigation.setViewControllers(row, animated: animated)
        try await app.settle()
        expectRest(navigation, ["x", "y", "z"], log)
        #expect(!row[0].isViewLoaded && !row[1].isViewLoaded && root == nil)
        #expect(log.calls.filter { $0.hasSuffix("didMove(parent)") } == ["x.didMove(parent)", "y.didMove(parent)", "z.didMove(parent)"])
        navigation.setViewControllers([row[2], row[0]].reversed(), animated: animated)
        try await app.settle()
        expectRest(navigation, ["x", "z"], log)
        #expect(navigation.navigationBar.backItem === row[0].navigationItem && row[1].parent == nil)
    }

    @Test func anEmptyStackShowsNothing() async throws {
        let log = CallLog()
        let (app, navigation) = try await launched(log)
        navigation.viewControllers = []
        try await app.settle()
        #expect(log.take() == ["a.willMove(nil)", "a.viewWillDisappear(false)", "a.viewDidDisappear(false)", "a.didMove(nil)"])
        #expect(navigation.contentView.subviews.isEmpty && navigation.topViewController == nil)
        #expect(navigation.popViewController(animated: true) == nil && navigation.popToRootViewController(animated: true) == nil)
        navigation.pushViewController(RecordingController("b", log), animated: true)
        try await app.settle()
        expectRest(navigation, ["b"], log)
    }

    @Test func aScreenThatRemovesItselfLeavesTheStack() async throws {
        let log = CallLog()
        let (app, navigation) = try await launched(log)
        for name in ["b", "c"] { navigation.pushViewController(RecordingController(name, log), animated: false) }
        try await app.settle()
        navigation.viewControllers[1].removeFromParent()
        expectRest(navigation, ["a", "c"], log)
        #expect(navigation.navigationBar.backItem?.title == "a")
        let other = UIViewController()
        try other.addChild(#require(navigation.topViewController))
        try await app.settle()
        expectRest(navigation, ["a"], log)
    }

    @Test func aPushBeforeTheFirstFrameIsVisibleAtOnce() async throws {
        let log = CallLog()
        let navigation = UINavigationController(rootViewController: RecordingController("a", log))
        let app = try await TestApp.launch(showing: {
            navigation.loadViewIfNeeded()
            navigation.pushViewController(RecordingController("b", log), animated: true)
            return navigation
        })
        try await app.settle()
        expectRest(navigation, ["a", "b"], log)
        #expect(
            log.take().filter { $0.contains("Appear") || $0.contains("appear") } == [
                "b.viewWillAppear(false)", "b.viewIsAppearing(false)", "b.viewDidAppear(false)",
            ])
    }

    @Test func aControllerThatIsReplacedDuringAPushIsFreed() async throws {
        let log = CallLog()
        let app = try await TestApp.launch(showing: { UIViewController() })
        weak var gone: UINavigationController?
        do {
            let navigation = UINavigationController(rootViewController: RecordingController("a", log))
            gone = navigation
            app.mainWindow.rootViewController = navigation
            try await app.settle()
            navigation.pushViewController(RecordingController("b", log), animated: true)
            await app.advance(frames: 5)
            app.mainWindow.rootViewController = UIViewController()
        }
        try await app.settle()
        #expect(gone == nil)
        #expect(log.take().filter { $0.hasPrefix("b.viewDid") } == ["b.viewDidLoad", "b.viewDidDisappear(false)"])
    }

    @Test func aRotationDuringAPushCompletes() async throws {
        let log = CallLog()
        let (app, navigation) = try await launched(log)
        navigation.pushViewController(RecordingController("b", log), animated: true)
        await app.advance(frames: 5)
        await app.rotate()
        try await app.settle()
        expectRest(navigation, ["a", "b"], log)
        #expect(navigation.contentView.bounds.size == CGSize(width: 844, height: 390))
        navigation.popViewController(animated: true)
        try await app.settle()
        expectRest(navigation, ["a"], log)
    }
}
