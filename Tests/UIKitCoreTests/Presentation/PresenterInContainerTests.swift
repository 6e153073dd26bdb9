import CaretTesting
import Testing

@testable import UIKitCore

/// The presenter's view while an app's animator moves the covering view.
@MainActor @Suite(.app) struct PresenterInContainerTests {
    private let log = CallLog()

    /// Puts one view below the other, as many animators do.
    private final class Reveal: NSObject, UIViewControllerAnimatedTransitioning {
        var completes = true
        var order: [[String]] = []
        var frames: [CGRect] = []

        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.2 }

        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else {
                return context.completeTransition(true)
            }
            context.containerView.insertSubview(to, belowSubview: from)
            order.append(context.containerView.subviews.map { $0 === from ? "from" : $0 === to ? "to" : "other" })
            frames += [from.frame, to.frame]
            let completes = completes
            UIView.animate(withDuration: 0.2) {
                from.alpha = 0
            } completion: { _ in
                from.alpha = 1
                context.completeTransition(completes)
            }
        }
    }

    private final class Director: NSObject, UIViewControllerTransitioningDelegate {
        let reveal = Reveal()
        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { reveal }
        func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { reveal }
    }

    private func launched(
        _ director: Director
    ) async throws -> (app: TestApp, root: RecordingController, next: RecordingController) {
        let root = RecordingController("root", log)
        let app = try await TestApp.launch(showing: { root })
        try await app.settle()
        let next = RecordingController("next", log)
        next.modalPresentationStyle = .fullScreen
        next.transitioningDelegate = director
        _ = log.take()
        return (app, root, next)
    }

    private func appearances(of name: String) -> [String] {
        log.take().filter { $0.hasPrefix("\(name).view") && $0.contains("ppear(") }
    }

    @Test func bothViewsAreInTheContainer() async throws {
        let director = Director()
        let (app, root, next) = try await launched(director)
        root.present(next, animated: true)
        try await app.settle()
        #expect(director.reveal.order == [["to", "from"]] && director.reveal.frames.allSatisfy { $0 == UIScreen.main.bounds })
        #expect(root.view.superview == nil && next.view.window != nil && app.diagnostics.isEmpty)
        #expect(appearances(of: "root") == ["root.viewWillDisappear(true)", "root.viewDidDisappear(true)"])
        root.dismiss(animated: true)
        try await app.settle()
        #expect(director.reveal.order == [["to", "from"], ["to", "from"]])
        #expect(root.view.superview === app.application.windows.first && root.view.frame == UIScreen.main.bounds)
        #expect(next.view.window == nil && app.diagnostics.isEmpty)
        #expect(appearances(of: "root") == ["root.viewWillAppear(true)", "root.viewDidAppear(true)"])
    }

    @Test func aCancelledTransitionLeavesThePresenterInItsPlace() async throws {
        let director = Director()
        let (app, root, next) = try await launched(director)
        director.reveal.completes = false
        root.present(next, animated: true)
        try await app.settle()
        #expect(root.presentedViewController == nil && root.view.superview === app.application.windows.first)
        director.reveal.completes = true
        root.present(next, animated: true)
        try await app.settle()
        director.reveal.completes = false
        root.dismiss(animated: true)
        try await app.settle()
        #expect(root.presentedViewController === next && root.view.window == nil && next.view.window != nil)
        director.reveal.completes = true
        root.dismiss(animated: false)
        try await app.settle()
        #expect(root.view.superview === app.application.windows.first && root.view.frame == UIScreen.main.bounds)
    }

    @Test func viewsBelowReceiveNoTouchesMeanwhile() async throws {
        let director = Director()
        let (app, root, next) = try await launched(director)
        var taps = 0
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 100, y: 100, width: 100, height: 44)
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        root.view.addSubview(button)
        next.view.isUserInteractionEnabled = false
        root.present(next, animated: true)
        await app.advance(frames: 2)
        #expect(root.view.superview === next.view.superview)
        await app.tap(at: CGPoint(x: 150, y: 120))
        try await app.settle()
        #expect(taps == 0)
    }
}
