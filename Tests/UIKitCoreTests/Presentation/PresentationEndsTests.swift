import CaretTesting
import Testing

@testable import UIKitCore

/// What is presented ends with what it belongs to, and says before how long it takes.
@MainActor @Suite(.app) struct PresentationEndsTests {
    private let log = CallLog()

    @Test func aNewRootTakesAwayWhatTheOldOnePresented() async throws {
        let root = RecordingController("root", log)
        let app = try await TestApp.launch(showing: { root })
        let window = try #require(root.view.window)
        let (first, second) = (RecordingController("first", log), RecordingController("second", log))
        root.present(first, animated: false)
        first.present(second, animated: false)
        try await app.settle()
        _ = log.take()
        window.rootViewController = UIViewController()
        try await app.settle()
        let calls = log.take()
        for name in ["first", "second"] {
            #expect(calls.filter { $0.hasPrefix("\(name).viewWillDisappear") }.count == 1, "\(calls)")
            #expect(calls.filter { $0.hasPrefix("\(name).viewDidDisappear") }.count == 1, "\(calls)")
        }
        #expect(first.view.window == nil && second.view.window == nil)
        #expect(root.presentedViewController == nil && window.subviews.count == 1)
    }

    /// Its time is known only to whoever is told what moves.
    private final class Slow: NSObject, UIViewControllerAnimatedTransitioning, UIViewControllerTransitioningDelegate {
        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { self }

        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
            transitionContext == nil ? 0 : 2
        }

        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
            UIView.animate(withDuration: transitionDuration(using: context)) {
                context.view(forKey: .to)?.alpha = 0.9
            } completion: { _ in
                context.completeTransition(true)
            }
        }
    }

    @Test func whatGoesAlongsideTakesAsLongAsTheAnimatorSaysOfItsContext() async throws {
        let root = UIViewController()
        let app = try await TestApp.launch(showing: { root })
        let (next, slow, mark) = (UIViewController(), Slow(), UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
        root.view.addSubview(mark)
        next.modalPresentationStyle = .fullScreen
        next.transitioningDelegate = slow
        root.present(next, animated: true)
        let coordinator = try #require(next.transitionCoordinator)
        #expect(coordinator.isAnimated && coordinator.transitionDuration == 2)
        coordinator.animate(alongsideTransition: { _ in mark.frame.origin.x = 100 })
        await app.advance(by: 1)
        let x = try #require(mark.layer.presentation()?.frame.minX)
        #expect(x > 10 && x < 90)
        try await app.settle()
        #expect(mark.frame.minX == 100 && root.presentedViewController === next)
    }

    @Test func dismissingASearchEndsItAndNotTheScreenItIsIn() async throws {
        let root = UIViewController()
        let app = try await TestApp.launch(showing: { root })
        let list = UITableViewController(style: .plain)
        let search = UISearchController(searchResultsController: nil)
        list.navigationItem.searchController = search
        let modal = UINavigationController(rootViewController: list)
        root.present(modal, animated: false)
        try await app.settle()
        search.isActive = true
        try await app.settle()
        var isDone = false
        search.dismiss(animated: true) { isDone = true }
        try await app.settle()
        #expect(!search.isActive && isDone)
        #expect(root.presentedViewController === modal)
    }
}
