import CaretTesting
import Testing

@testable import UIKitCore

/// Transitions that a gesture interrupts, and their coordinators.
@MainActor @Suite(.app) struct InterruptibleTransitionTests {
    /// Slides the presented view in.
    private final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.4 }
        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            guard let view = context.view(forKey: .to) ?? context.view(forKey: .from) else { return }
            if context.view(forKey: .to) != nil { view.transform = CGAffineTransform(translationX: 0, y: 800) }
            let isComing = context.view(forKey: .to) != nil
            UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
                view.transform = isComing ? .identity : CGAffineTransform(translationX: 0, y: 800)
            } completion: { _ in
                context.completeTransition(!context.transitionWasCancelled)
            }
        }
    }

    /// The same slide, by an interruptible animator.
    private final class HeldSlide: NSObject, UIViewControllerAnimatedTransitioning {
        private(set) var made = 0
        private var animator: UIViewPropertyAnimator?

        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.4 }
        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            interruptibleAnimator(using: context).startAnimation()
        }
        func interruptibleAnimator(using context: any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating {
            if let animator { return animator }
            made += 1
            let view = context.view(forKey: .to)
            view?.transform = CGAffineTransform(translationX: 0, y: 800)
            let new = UIViewPropertyAnimator(duration: 0.4, curve: .linear) { view?.transform = .identity }
            new.addCompletion { [weak self] _ in
                self?.animator = nil
                context.completeTransition(!context.transitionWasCancelled)
            }
            animator = new
            return new
        }
    }

    private final class Director: NSObject, UIViewControllerTransitioningDelegate {
        let slide: any UIViewControllerAnimatedTransitioning
        let gesture = UIPercentDrivenInteractiveTransition()
        init(isHeld: Bool) { slide = isHeld ? HeldSlide() : Slide() }
        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { slide }
        func interactionControllerForPresentation(
            using animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { gesture }
    }

    private func launched(_ director: Director) async throws -> (app: TestApp, root: UIViewController, next: UIViewController) {
        let root = UIViewController()
        let app = try await TestApp.launch(showing: { root })
        try await app.settle()
        let next = UIViewController()
        next.modalPresentationStyle = .custom
        next.transitioningDelegate = director
        return (app, root, next)
    }

    private func shift(_ controller: UIViewController) -> CGFloat { controller.view.layer.presentation()?.transform.m42 ?? 0 }

    @Test(arguments: [true, false]) func aGestureDrivesTheInterruptibleAnimator(finishes: Bool) async throws {
        let director = Director(isHeld: true)
        let (app, root, next) = try await launched(director)
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        root.view.addSubview(box)
        root.present(next, animated: true)
        next.transitionCoordinator?.animate(alongsideTransition: { _ in box.frame.origin.x = 100 })
        await app.advance(frames: 2)
        director.gesture.update(0.25)
        await app.advance(frames: 2)
        #expect(abs(shift(next) - 600) < 2)
        let moved = try #require(box.layer.presentation()).frame.minX
        #expect(abs(moved - 25) < 1)
        if finishes { director.gesture.finish() } else { director.gesture.cancel() }
        try await app.settle()
        #expect((root.presentedViewController === next) == finishes && (next.view.window != nil) == finishes)
        #expect(box.frame.minX == (finishes ? 100 : 0))
        #expect((director.slide as? HeldSlide)?.made == 1 && app.diagnostics.isEmpty)
    }

    @Test(arguments: [true, false], [true, false])
    func aTouchInterruptsARunningTransition(isHeld: Bool, finishes: Bool) async throws {
        let director = Director(isHeld: isHeld)
        director.gesture.wantsInteractiveStart = false
        let (app, root, next) = try await launched(director)
        root.present(next, animated: true)
        let coordinator = try #require(next.transitionCoordinator)
        var changes: [String] = []
        coordinator.notifyWhenInteractionChanges { changes.append("\($0.isInteractive) \($0.isCancelled)") }
        #expect(!coordinator.isInteractive && !coordinator.initiallyInteractive && coordinator.isInterruptible)
        await app.advance(by: .milliseconds(200))
        director.gesture.pause()
        let stood = director.gesture.percentComplete
        #expect(stood > 0.4 && stood < 0.6 && coordinator.isInteractive)
        await app.advance(by: .milliseconds(500))
        #expect(abs(shift(next) - 800 * (1 - stood)) < 20)
        director.gesture.update(0.75)
        await app.advance(frames: 2)
        #expect(abs(shift(next) - 200) < 20 && abs(coordinator.percentComplete - 0.75) < 0.001)
        if finishes { director.gesture.finish() } else { director.gesture.cancel() }
        try await app.settle()
        #expect(changes == ["true false", "false \(!finishes)"])
        #expect((next.view.window != nil) == finishes && (root.presentedViewController === next) == finishes)
        #expect(next.transitionCoordinator == nil && app.diagnostics.isEmpty)
    }

    @Test func theCoordinatorReportsTheAnimatorsContext() async throws {
        let director = Director(isHeld: false)
        director.gesture.completionSpeed = 0.5
        director.gesture.completionCurve = .easeOut
        let (app, root, next) = try await launched(director)
        root.present(next, animated: true)
        let coordinator = try #require(next.transitionCoordinator)
        #expect(coordinator.initiallyInteractive && coordinator.isInteractive && coordinator.presentationStyle == .custom)
        #expect(coordinator.view(forKey: .to) === next.view && coordinator.view(forKey: .from) == nil)
        #expect(coordinator.completionVelocity == 0.5 && coordinator.completionCurve == .easeOut)
        #expect(coordinator.targetTransform == .identity && coordinator.percentComplete == 0)
        await app.advance(frames: 2)
        director.gesture.update(0.5)
        #expect(coordinator.percentComplete == 0.5)
        director.gesture.finish()
        try await app.settle()
        #expect(coordinator.initiallyInteractive && !coordinator.isInteractive)
    }

    @Test func aPushReportsItsViewsAndNoStyle() async throws {
        let root = UIViewController()
        let navigation = UINavigationController(rootViewController: root)
        let app = try await TestApp.launch(showing: { navigation })
        try await app.settle()
        let next = UIViewController()
        navigation.pushViewController(next, animated: true)
        let coordinator = try #require(navigation.transitionCoordinator)
        #expect(coordinator.view(forKey: .from) === root.view && coordinator.view(forKey: .to) === next.view)
        #expect(coordinator.presentationStyle == .none && !coordinator.isInterruptible && coordinator.completionVelocity == 1)
        var count = 0
        let note: @MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void = { _ in count += 1 }
        let isAnimated = coordinator.animateAlongsideTransition(in: navigation.view, animation: note, completion: note)
        try await app.settle()
        #expect(isAnimated && count == 2)
    }
}
