import CaretTesting
import Testing

/// The life cycle of a controller.
@MainActor @Suite(.app) struct UIViewControllerTests {
    @Test func appearanceIsReportedInUIKitsOrder() async throws {
        let log = CallLog()
        let app = try await TestApp.launch(showing: { RecordingController("", log) })
        try await app.settle()
        #expect(
            log.calls == [
                "loadView", "viewDidLoad", "viewWillAppear(false)", "viewIsAppearing(false)", "viewWillLayoutSubviews",
                "viewDidLayoutSubviews", "viewDidAppear(false)",
            ])
    }

    @Test func viewIsAppearingHasSizeAndTraits() async throws {
        final class Sized: UIViewController {
            var seen: (CGSize, UIUserInterfaceStyle, Bool)?
            override func viewIsAppearing(_ animated: Bool) {
                super.viewIsAppearing(animated)
                seen = (view.bounds.size, traitCollection.userInterfaceStyle, view.window != nil)
            }
        }
        let controller = Sized()
        let device = Device(size: CGSize(width: 320, height: 568)).dark
        _ = try await TestApp.launch(showing: { controller }, on: device)
        #expect(controller.seen?.0 == CGSize(width: 320, height: 568))
        #expect(controller.seen?.1 == .dark && controller.seen?.2 == true)
    }

    @Test func theViewIsLoadedOnFirstAccess() {
        let controller = UIViewController()
        #expect(!controller.isViewLoaded && controller.viewIfLoaded == nil)
        controller.loadViewIfNeeded()
        #expect(controller.isViewLoaded && controller.view.next === controller)
    }

    @Test func aChildAppearsWithItsParent() async throws {
        let log = CallLog()
        let parent = RecordingController("p", log)
        let child = RecordingController("c", log)
        let app = try await TestApp.launch(showing: { parent })
        try await app.settle()
        _ = log.take()
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        try await app.settle()
        #expect(
            log.take() == [
                "c.willMove(parent)", "c.loadView", "c.viewDidLoad", "c.viewWillAppear(false)", "c.didMove(parent)",
                "c.viewIsAppearing(false)", "c.viewDidAppear(false)",
            ])
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
        try await app.settle()
        #expect(log.take() == ["c.willMove(nil)", "c.viewWillDisappear(false)", "c.viewDidDisappear(false)", "c.didMove(nil)"])
        #expect(parent.children.isEmpty && child.parent == nil)
    }

    @Test func aParentThatForwardsManuallyDecides() async throws {
        final class Container: UIViewController {
            override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
        }
        let log = CallLog()
        let parent = Container()
        let child = RecordingController("c", log)
        parent.addChild(child)
        let app = try await TestApp.launch(showing: { parent })
        parent.view.addSubview(child.view)
        try await app.settle()
        #expect(log.take() == ["c.willMove(parent)", "c.loadView", "c.viewDidLoad"])
        child.beginAppearanceTransition(true, animated: true)
        child.endAppearanceTransition()
        #expect(log.take() == ["c.viewWillAppear(true)", "c.viewIsAppearing(true)", "c.viewDidAppear(true)"])
    }

    @Test func anotherRootReplacesTheFirst() async throws {
        let log = CallLog()
        let first = RecordingController("1", log)
        let app = try await TestApp.launch(showing: { first })
        try await app.settle()
        _ = log.take()
        app.mainWindow.rootViewController = RecordingController("2", log)
        try await app.settle()
        #expect(
            log.take() == [
                "1.viewWillDisappear(false)", "1.viewDidDisappear(false)", "2.loadView", "2.viewDidLoad", "2.viewWillAppear(false)",
                "2.viewIsAppearing(false)", "2.viewDidAppear(false)",
            ])
    }

    @Test func aMissingNibIsNamed() async {
        await #expect(processExitsWith: .failure) { @MainActor in
            _ = UIViewController(nibName: "Nowhere", bundle: nil).view
        }
    }

    @Test func additionalInsetsExtendTheSafeArea() async throws {
        let controller = UIViewController()
        let device = Device(size: CGSize(width: 320, height: 568), safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
        _ = try await TestApp.launch(showing: { controller }, on: device)
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 5, bottom: 0, right: 0)
        #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 30, left: 5, bottom: 0, right: 0))
    }
}
