import CaretTesting
import Testing

@testable import UIKitCore

/// Title views and titles of screens in a navigation bar.
@MainActor @Suite(.app) struct NavigationBarContentTests {
    private func launched() async throws -> (app: TestApp, navigation: UINavigationController) {
        let root = UIViewController()
        root.title = "Old"
        let navigation = UINavigationController(rootViewController: root)
        let app = try await TestApp.launch(showing: { navigation })
        try await app.settle()
        return (app, navigation)
    }

    @Test func aTitleViewHasTheSizeOfItsConstraints() async throws {
        let (app, navigation) = try await launched()
        let view = UIView()
        let inner = UIView()
        inner.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(inner)
        NSLayoutConstraint.activate([
            inner.widthAnchor.constraint(equalToConstant: 120), inner.heightAnchor.constraint(equalToConstant: 30),
            inner.topAnchor.constraint(equalTo: view.topAnchor), inner.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            inner.leadingAnchor.constraint(equalTo: view.leadingAnchor), inner.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
        navigation.topViewController?.navigationItem.titleView = view
        try await app.settle()
        #expect(view.bounds.size == CGSize(width: 120, height: 30))
    }

    @Test func aTitleViewWithAFrameKeepsItsSize() async throws {
        let (app, navigation) = try await launched()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 90, height: 20))
        navigation.topViewController?.navigationItem.titleView = view
        try await app.settle()
        #expect(view.bounds.size == CGSize(width: 90, height: 20))
    }

    @Test func theBackButtonFollowsTheTitleBelow() async throws {
        let (app, navigation) = try await launched()
        navigation.pushViewController(UIViewController(), animated: false)
        try await app.settle()
        navigation.viewControllers.first?.title = "New"
        try await app.settle()
        #expect(navigation.navigationBar.parts.content?.backButton?.label.text == "New")
    }

    /// A delegate that animates without interaction.
    private final class Director: NSObject, UINavigationControllerDelegate {
        private final class Still: NSObject, UIViewControllerAnimatedTransitioning {
            func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.2 }
            func animateTransition(using context: any UIViewControllerContextTransitioning) { context.completeTransition(true) }
        }
        func navigationController(
            _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
            from fromVC: UIViewController, to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { Still() }
    }

    @Test func aTouchDoesNotBeginWhatTheAppAnimatesWithoutOne() async throws {
        let (app, navigation) = try await launched()
        navigation.pushViewController(UIViewController(), animated: false)
        try await app.settle()
        let director = Director()
        navigation.delegate = director
        await app.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 300, y: 400), over: .milliseconds(400), rest: .milliseconds(100))
        try await app.settle()
        #expect(navigation.viewControllers.count == 2)
    }
}
