import CaretTesting
import Testing

@testable import UIKitCore

/// Presentations in a context, by custom presentation controllers, and presentations that end with their presenter.
@MainActor @Suite(.app) struct PresentationInContextTests {
    private let log = CallLog()

    @Test(arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext])
    func onlyTheContextsAreaIsCovered(style: UIModalPresentationStyle) async throws {
        let (root, part) = (UIViewController(), UIViewController())
        let place = CGRect(x: 30, y: 100, width: 200, height: 300)
        let app = try await TestApp.launch(showing: {
            root.addChild(part)
            part.view.frame = place
            root.view.addSubview(part.view)
            part.didMove(toParent: root)
            return root
        })
        part.definesPresentationContext = true
        let next = UIViewController()
        next.modalPresentationStyle = style
        part.present(next, animated: false)
        try await app.settle()
        #expect(next.view.convert(next.view.bounds, to: root.view) == place)
        part.dismiss(animated: false)
        try await app.settle()
        #expect(part.view.frame == place && part.view.superview === root.view)
    }

    /// Adds the view by itself, as presentation controllers of libraries do.
    private final class Panel: UIPresentationController {
        override func presentationTransitionWillBegin() {
            presentedView.map { containerView?.addSubview($0) }
        }
    }

    private final class Director: NSObject, UIViewControllerTransitioningDelegate {
        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? { Panel(presentedViewController: presented, presenting: presenting) }
    }

    @Test func aViewThatItsPresentationControllerAddsAppearsWithTheAnimation() async throws {
        let root = UIViewController()
        let app = try await TestApp.launch(showing: { root })
        try await app.settle()
        let director = Director()
        let next = RecordingController("next", log)
        next.modalPresentationStyle = .custom
        next.transitioningDelegate = director
        root.present(next, animated: true)
        await app.advance(frames: 3)
        #expect(log.take() == ["next.loadView", "next.viewDidLoad", "next.viewWillAppear(true)", "next.viewIsAppearing(true)"])
        try await app.settle()
        #expect(log.take() == ["next.viewDidAppear(true)"])
    }

    @Test func anotherRootDismissesPresentationsOfTheOldOne() async throws {
        let root = RecordingController("root", log)
        let app = try await TestApp.launch(showing: { root })
        let (first, second) = (RecordingController("first", log), RecordingController("second", log))
        root.present(first, animated: false)
        try await app.settle()
        first.present(second, animated: false)
        try await app.settle()
        _ = log.take()
        let window = try #require(root.view.window)
        window.rootViewController = UIViewController()
        try await app.settle()
        let calls = log.take()
        for name in ["root", "first", "second"] {
            #expect(calls.count { $0.hasPrefix("\(name).viewWillDisappear") } == 1)
            #expect(calls.count { $0.hasPrefix("\(name).viewDidDisappear") } == 1)
        }
        #expect(first.view.window == nil && second.view.window == nil && window.subviews.count == 1)
        #expect(root.presentedViewController == nil && first.presentingViewController == nil)
    }

    /// Reads the presented controller from the context.
    private final class Curious: NSObject, UIViewControllerAnimatedTransitioning, UIViewControllerTransitioningDelegate {
        var seen: [String] = []
        func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
            seen.append(context?.viewController(forKey: .to)?.title ?? "nobody")
            return 0.2
        }
        func animateTransition(using context: any UIViewControllerContextTransitioning) { context.completeTransition(true) }
        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { self }
    }

    @Test func anAnimatorReceivesTheContextInItsDuration() async throws {
        let root = UIViewController()
        let app = try await TestApp.launch(showing: { root })
        let curious = Curious()
        let next = UIViewController()
        next.title = "next"
        next.modalPresentationStyle = .custom
        next.transitioningDelegate = curious
        root.present(next, animated: true)
        try await app.settle()
        #expect(!curious.seen.isEmpty && curious.seen.allSatisfy { $0 == "next" })
    }
}
