import CaretTesting
import Testing

@testable import UIKitCore

/// Presentations whose frame and animation an app determines.
@MainActor @Suite(.app) struct CustomPresentationTests {
    private final class Panel: UIPresentationController {
        let dimmingView = UIView()
        var calls: [String] = []

        override var frameOfPresentedViewInContainerView: CGRect { CGRect(x: 10, y: 20, width: 100, height: 50) }
        override func presentationTransitionWillBegin() {
            calls.append("will begin \(presentedViewController.transitionCoordinator != nil)")
            containerView?.insertSubview(dimmingView, at: 0)
            dimmingView.alpha = 0
            presentedViewController.transitionCoordinator?.animate(alongsideTransition: { [dimmingView] _ in dimmingView.alpha = 1 })
        }
        override func presentationTransitionDidEnd(_ completed: Bool) { calls.append("did begin \(completed)") }
        override func dismissalTransitionWillBegin() { calls.append("will end") }
        override func dismissalTransitionDidEnd(_ completed: Bool) {
            calls.append("did end \(completed)")
            dimmingView.removeFromSuperview()
        }
    }

    private final class Mover: NSObject, UIViewControllerAnimatedTransitioning {
        var views: [String] = []
        var ended: [Bool] = []
        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }
        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            views.append("\(context.view(forKey: .from) != nil) \(context.view(forKey: .to) != nil)")
            guard let view = context.view(forKey: .to) ?? context.view(forKey: .from) else { return }
            if let to = context.viewController(forKey: .to), context.view(forKey: .to) != nil {
                #expect(context.finalFrame(for: to) == view.frame)
            }
            UIView.animate(withDuration: 0.5) {
                view.transform = CGAffineTransform(translationX: 5, y: 0)
            } completion: { _ in
                view.transform = .identity
                context.completeTransition(true)
            }
        }
        func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }
    }

    private final class Director: NSObject, UIViewControllerTransitioningDelegate {
        let mover = Mover()
        weak var panel: Panel?
        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { mover }
        func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { mover }
        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? {
            let panel = Panel(presentedViewController: presented, presenting: presenting)
            self.panel = panel
            return panel
        }
    }

    @Test func frameAndAnimationAreTheApps() async throws {
        let root = UIViewController()
        let app = try await TestApp.launch(showing: { root })
        try await app.settle()
        let director = Director()
        let next = UIViewController()
        next.modalPresentationStyle = .custom
        next.transitioningDelegate = director
        root.present(next, animated: true)
        let panel = try #require(director.panel)
        await app.advance(by: .seconds(0.25))
        let alpha = try #require(panel.dimmingView.layer.presentation()?.opacity)
        #expect(alpha > 0.3 && alpha < 0.7)
        try await app.settle()
        #expect(next.view.frame == CGRect(x: 10, y: 20, width: 100, height: 50))
        #expect(panel.presentingViewController === root && panel.containerView != nil)
        root.dismiss(animated: true)
        try await app.settle()
        #expect(panel.calls == ["will begin true", "did begin true", "will end", "did end true"])
        #expect(director.mover.views == ["false true", "true false"])
        #expect(director.mover.ended == [true, true])
        #expect(panel.containerView == nil)
    }

    @Test func touchesOutsideTheViewReachNothingBelow() async throws {
        let root = UIViewController()
        let app = try await TestApp.launch(showing: { root })
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 200, y: 400, width: 100, height: 44)
        button.setTitle("Below", for: .normal)
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        root.view.addSubview(button)
        try await app.settle()
        await app.tap(at: CGPoint(x: 250, y: 420))
        #expect(taps == 1)
        let director = Director()
        let next = UIViewController()
        next.modalPresentationStyle = .custom
        next.transitioningDelegate = director
        root.present(next, animated: false)
        try await app.settle()
        await app.tap(at: CGPoint(x: 250, y: 420))
        #expect(taps == 1)
    }
}
