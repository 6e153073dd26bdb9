import CaretTesting
import Testing

@testable import UIKitCore

/// Interactive pops, and custom transitions.
@MainActor @Suite(.app) struct InteractivePopTests {
    private func launched(_ log: CallLog) async throws -> (app: TestApp, navigation: UINavigationController) {
        let navigation = UINavigationController(rootViewController: RecordingController("a", log))
        let app = try await TestApp.launch(showing: { navigation })
        navigation.pushViewController(RecordingController("b", log), animated: false)
        try await app.settle()
        _ = log.take()
        return (app, navigation)
    }

    @Test func aDragFromTheEdgePops() async throws {
        let log = CallLog()
        let (app, navigation) = try await launched(log)
        await app.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 300, y: 400), over: .milliseconds(400), rest: .milliseconds(100))
        try await app.settle()
        #expect(navigation.viewControllers.map(\.title) == ["a"])
        #expect(
            log.take() == [
                "b.willMove(nil)", "b.viewWillDisappear(true)", "a.viewWillAppear(true)", "a.viewIsAppearing(true)",
                "b.viewDidDisappear(true)", "a.viewDidAppear(true)", "b.didMove(nil)",
            ])
        #expect(navigation.navigationBar.topItem?.title == "a")
    }

    @Test func aCancelledDragKeepsTheScreen() async throws {
        let log = CallLog()
        let (app, navigation) = try await launched(log)
        await app.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 90, y: 400), over: .milliseconds(400), rest: .milliseconds(200))
        try await app.settle()
        #expect(navigation.viewControllers.map(\.title) == ["a", "b"])
        let top = try #require(navigation.topViewController)
        #expect(top.view.frame == navigation.contentView.bounds && top.view.transform == .identity)
        #expect(navigation.navigationBar.topItem?.title == "b" && app.exists(.identifier("BackButton")))
        #expect(
            log.take() == [
                "b.willMove(nil)", "b.viewWillDisappear(true)", "a.viewWillAppear(true)", "a.viewIsAppearing(true)", "b.willMove(parent)",
                "a.viewWillDisappear(true)", "b.viewWillAppear(true)", "a.viewDidDisappear(true)", "b.viewIsAppearing(true)",
                "b.viewDidAppear(true)",
                "b.didMove(parent)",
            ])
    }

    @Test(arguments: [(CGFloat(300), false), (90, true)])
    func theCoordinatorReportsInteractionAndItsEnd(end: CGFloat, isCancelled: Bool) async throws {
        let (app, navigation) = try await launched(CallLog())
        let coordinated = Box()
        navigation.delegate = coordinated
        await app.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: end, y: 400), over: .milliseconds(400), rest: .milliseconds(200))
        try await app.settle()
        #expect(coordinated.wasInteractive == true && coordinated.wasCancelled == isCancelled)
    }

    final class Box: NSObject, UINavigationControllerDelegate {
        var wasInteractive: Bool?
        var wasCancelled: Bool?
        func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
        {
            wasInteractive = navigationController.transitionCoordinator?.isInteractive
            navigationController.transitionCoordinator?.notifyWhenInteractionChanges { [weak self] context in
                self?.wasCancelled = context.isCancelled
            }
        }
    }

    @Test func aPushWhileATouchDragsEndsThePop() async throws {
        let (app, navigation) = try await launched(CallLog())
        let next = RecordingController("c", CallLog())
        FrameLoop.current.schedule(after: 0.2) { navigation.pushViewController(next, animated: true) }
        await app.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 200, y: 400), over: .milliseconds(400), rest: .milliseconds(200))
        try await app.settle()
        #expect(navigation.viewControllers.map(\.title) == ["a", "c"])
        let views = navigation.viewControllers.compactMap(\.viewIfLoaded)
        #expect(views.allSatisfy { $0.interaction.blockingAnimationCount == 0 && $0.transform == .identity })
    }

    // MARK: - Of the app's own

    final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.4 }
        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            guard let view = context.view(forKey: .to) else { return context.completeTransition(true) }
            context.containerView.addSubview(view)
            view.alpha = 0
            UIView.animate(withDuration: 0.4) {
                view.alpha = 1
            } completion: { _ in
                view.alpha = 1
                context.completeTransition(!context.transitionWasCancelled)
            }
        }
    }

    final class Director: NSObject, UINavigationControllerDelegate {
        var operations: [UINavigationController.Operation] = []
        var interaction: UIPercentDrivenInteractiveTransition?
        func navigationController(
            _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
            from fromVC: UIViewController, to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            operations.append(operation)
            return Fade()
        }
        func navigationController(
            _ navigationController: UINavigationController,
            interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
    }

    @Test func theDelegateAnimatesPushAndPop() async throws {
        let log = CallLog()
        let (app, navigation) = try await launched(log)
        let director = Director()
        navigation.delegate = director
        let next = RecordingController("c", log)
        navigation.pushViewController(next, animated: true)
        await app.advance(frames: 12)
        #expect((next.view.layer.presentation()?.opacity ?? 1) < 0.9)
        try await app.settle()
        navigation.popViewController(animated: true)
        try await app.settle()
        #expect(director.operations == [.push, .pop] && navigation.topViewController?.title == "b")
        #expect(log.calls.last == "c.didMove(nil)")
    }

    @Test(arguments: [false, true]) func aGestureDrivesTheDelegatesAnimation(finishes: Bool) async throws {
        let log = CallLog()
        let (app, navigation) = try await launched(log)
        let director = Director()
        let interaction = UIPercentDrivenInteractiveTransition()
        director.interaction = interaction
        navigation.delegate = director
        let next = RecordingController("c", log)
        navigation.pushViewController(next, animated: true)
        await app.advance(frames: 2)
        interaction.update(0.5)
        await app.advance(frames: 3)
        let half = next.view.layer.presentation()?.opacity ?? 0
        #expect(half > 0.3 && half < 0.7)
        if finishes { interaction.finish() } else { interaction.cancel() }
        try await app.settle()
        #expect(navigation.topViewController?.title == (finishes ? "c" : "b"))
        #expect(navigation.topViewController?.view.window != nil && navigation.contentView.subviews.count == 1)
    }

    @Test func aPushDuringAnInteractiveCustomTransitionIsPerformedLater() async throws {
        let (app, navigation) = try await launched(CallLog())
        let director = Director()
        director.interaction = UIPercentDrivenInteractiveTransition()
        navigation.delegate = director
        navigation.pushViewController(RecordingController("c", CallLog()), animated: true)
        await app.advance(frames: 2)
        director.interaction?.update(0.5)
        #expect(navigation.contentView.layer.speed == 0)
        director.interaction = nil
        navigation.pushViewController(RecordingController("d", CallLog()), animated: true)
        try await app.settle()
        #expect(navigation.contentView.layer.speed == 1 && navigation.viewControllers.map(\.title) == ["a", "b", "c", "d"])
        #expect(navigation.contentView.subviews.count == 1)
    }

    @Test func theRestOfAnAnimationFollowsItsCurve() async throws {
        let (app, navigation) = try await launched(CallLog())
        let director = Director()
        let interaction = UIPercentDrivenInteractiveTransition()
        interaction.completionCurve = .easeIn
        director.interaction = interaction
        navigation.delegate = director
        navigation.pushViewController(RecordingController("c", CallLog()), animated: true)
        await app.advance(frames: 2)
        interaction.update(0.5)
        interaction.finish()
        await app.advance(frames: Int((interaction.duration / 4 * 60).rounded()))
        #expect(interaction.percentComplete > 0.5 && interaction.percentComplete < 0.72, "At an even speed it would be 0.75.")
        try await app.settle()
        #expect(interaction.percentComplete == 1)
    }

    @Test func aStackOfACancelledPopIsThePreviousOne() async throws {
        let (app, navigation) = try await launched(CallLog())
        let director = Director()
        let interaction = UIPercentDrivenInteractiveTransition()
        director.interaction = interaction
        navigation.delegate = director
        let old = navigation.viewControllers
        let next = RecordingController("c", CallLog())
        navigation.setViewControllers([next, old[1], old[0]], animated: true)
        await app.advance(frames: 2)
        interaction.update(0.5)
        await app.advance(frames: 2)
        interaction.cancel()
        try await app.settle()
        #expect(navigation.viewControllers.map(\.title) == ["a", "b"] && next.parent == nil)
        #expect(old[1].view.window != nil && navigation.navigationBar.topItem?.title == "b")
    }
}
