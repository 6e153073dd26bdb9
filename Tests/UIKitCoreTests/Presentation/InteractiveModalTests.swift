import CaretTesting
import Testing

@testable import UIKitCore

/// Custom presentations and dismissals that a gesture drives and may cancel.
@MainActor @Suite(.app) struct InteractiveModalTests {
    private let log = CallLog()

    /// Adds both views to the container, as animators do, and slides one of them.
    private final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
        var insertsPresenter = true
        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.4 }
        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            let isComing = context.viewController(forKey: .to)?.isBeingPresented ?? false
            guard let from = context.viewController(forKey: .from)?.view, let to = context.viewController(forKey: .to)?.view else { return }
            if insertsPresenter {
                if isComing { context.containerView.addSubview(to) } else { context.containerView.insertSubview(to, belowSubview: from) }
            }
            let moved = isComing ? to : from
            let place = moved.frame
            let away = place.offsetBy(dx: 0, dy: context.containerView.bounds.height)
            if isComing { moved.frame = away }
            UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
                moved.frame = isComing ? place : away
                if !isComing { moved.alpha = 0.5 }
            } completion: { _ in
                moved.alpha = context.transitionWasCancelled ? moved.alpha : 1
                context.completeTransition(!context.transitionWasCancelled)
            }
        }
    }

    private final class Director: NSObject, UIViewControllerTransitioningDelegate {
        let slide = Slide()
        var coming: UIPercentDrivenInteractiveTransition?
        var going: UIPercentDrivenInteractiveTransition?
        var asked: [String] = []
        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { slide }
        func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { slide }
        func interactionControllerForPresentation(
            using animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? {
            asked.append("presentation \(animator === slide)")
            return coming
        }
        func interactionControllerForDismissal(
            using animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? {
            asked.append("dismissal \(animator === slide)")
            return going
        }
    }

    private func launched(
        _ style: UIModalPresentationStyle, _ director: Director
    ) async throws -> (app: TestApp, root: RecordingController, next: RecordingController) {
        let root = RecordingController("root", log)
        let app = try await TestApp.launch(showing: { root })
        try await app.settle()
        let next = RecordingController("next", log)
        next.modalPresentationStyle = style
        next.transitioningDelegate = director
        _ = log.take()
        return (app, root, next)
    }

    /// Returns whether the start and the end of each transition of a controller were delivered equally often.
    private func isBalanced(_ calls: [String], _ name: String) -> Bool {
        func count(_ call: String) -> Int { calls.count { $0.hasPrefix("\(name).\(call)") } }
        return count("viewWillAppear") == count("viewDidAppear") && count("viewWillDisappear") == count("viewDidDisappear")
    }

    /// Returns whether the last call was an end. A transition that is reversed has no end of its first direction, as
    /// in UIKit.
    private func hasArrived(_ calls: [String], _ name: String) -> Bool {
        calls.last { $0.hasPrefix("\(name).view") }.map { $0.hasPrefix("\(name).viewDid") } ?? true
    }

    @Test(arguments: [UIModalPresentationStyle.fullScreen, .custom])
    func thePresenterReturnsThoughTheAnimatorMovedItIntoTheContainer(style: UIModalPresentationStyle) async throws {
        let director = Director()
        let (app, root, next) = try await launched(style, director)
        root.present(next, animated: true)
        try await app.settle()
        root.dismiss(animated: true)
        try await app.settle()
        #expect(root.view.window != nil && root.view.superview === app.application.windows.first)
        #expect(root.view.frame == UIScreen.main.bounds && next.view.window == nil)
        let calls = log.take()
        #expect(isBalanced(calls, "root") && isBalanced(calls, "next"))
        #expect(calls.count { $0 == "root.viewDidAppear(true)" } == (style == .fullScreen ? 1 : 0))
        #expect(director.asked == ["presentation true", "dismissal true"])
    }

    @Test(arguments: [UIModalPresentationStyle.fullScreen, .custom, .overFullScreen], [true, false])
    func aGestureDrivesADismissal(style: UIModalPresentationStyle, finishes: Bool) async throws {
        let director = Director()
        let (app, root, next) = try await launched(style, director)
        root.present(next, animated: false)
        try await app.settle()
        _ = log.take()
        let gesture = UIPercentDrivenInteractiveTransition()
        director.going = gesture
        var ends: [Bool] = []
        root.dismiss(animated: true)
        #expect(next.transitionCoordinator?.isInteractive == true)
        next.transitionCoordinator?.notifyWhenInteractionChanges { ends.append($0.isCancelled) }
        await app.advance(frames: 2)
        gesture.update(0.5)
        await app.advance(frames: 3)
        let half = try #require(next.view.layer.presentation()).position.y - UIScreen.main.bounds.midY
        #expect(abs(half - UIScreen.main.bounds.height / 2) < 8)
        if finishes { gesture.finish() } else { gesture.cancel() }
        try await app.settle()
        #expect(ends == [!finishes])
        #expect((next.view.window == nil) == finishes && (root.presentedViewController == nil) == finishes)
        #expect((root.view.window != nil) == (finishes || style != .fullScreen))
        if !finishes { #expect(next.view.frame == UIScreen.main.bounds && next.view.alpha == 1) }
        let calls = log.take()
        #expect(hasArrived(calls, "root") && hasArrived(calls, "next"))
        director.going = nil
        root.dismiss(animated: true)
        try await app.settle()
        #expect(root.presentedViewController == nil && root.view.superview === app.application.windows.first)
        #expect(app.diagnostics.isEmpty)
    }

    @Test(arguments: [UIModalPresentationStyle.fullScreen, .custom], [true, false])
    func aGestureDrivesAPresentation(style: UIModalPresentationStyle, finishes: Bool) async throws {
        let director = Director()
        let (app, root, next) = try await launched(style, director)
        let gesture = UIPercentDrivenInteractiveTransition()
        director.coming = gesture
        root.present(next, animated: true)
        await app.advance(frames: 2)
        gesture.update(0.5)
        await app.advance(frames: 3)
        if finishes { gesture.finish() } else { gesture.cancel() }
        try await app.settle()
        #expect((next.view.window != nil) == finishes && (root.presentedViewController === next) == finishes)
        #expect((root.view.window == nil) == (finishes && style == .fullScreen))
        let calls = log.take()
        #expect(hasArrived(calls, "root") && hasArrived(calls, "next"))
        #expect(!calls.contains { $0.hasSuffix("ppear(false)") })
        #expect((next.presentingViewController == nil) == !finishes)
        guard !finishes else { return }
        director.coming = nil
        root.present(next, animated: true)
        try await app.settle()
        #expect(next.view.window != nil && app.diagnostics.isEmpty)
    }

    // MARK: - Early reading

    private final class Panel: UIPresentationController {
        override var frameOfPresentedViewInContainerView: CGRect { CGRect(x: 10, y: 20, width: 100, height: 50) }
    }

    private final class Placer: NSObject, UIViewControllerTransitioningDelegate, UIAdaptivePresentationControllerDelegate {
        var made = 0
        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? {
            made += 1
            return Panel(presentedViewController: presented, presenting: presenting)
        }
    }

    @Test(arguments: [true, false])
    func thePresentationControllerMayBeCreatedEarly(knowsItsDelegate: Bool) async throws {
        let root = UIViewController()
        let app = try await TestApp.launch(showing: { root })
        let placer = Placer()
        let next = UIViewController()
        next.modalPresentationStyle = .custom
        if knowsItsDelegate { next.transitioningDelegate = placer }
        next.presentationController?.delegate = placer
        next.transitioningDelegate = placer
        root.present(next, animated: false)
        try await app.settle()
        #expect(next.presentationController is Panel && next.presentationController?.delegate === placer)
        #expect(next.presentationController?.presentingViewController === root && placer.made == 1)
        #expect(next.view.frame == CGRect(x: 10, y: 20, width: 100, height: 50))
    }
}
