import CaretTesting
import Testing

@testable import UIKitCore

/// The state of screens during the life-cycle calls of a custom transition.
@MainActor @Suite(.app) struct ContainerTransitionTests {
    private final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.4 }
        func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
            UIView.animate(withDuration: 0.4) {
            } completion: { _ in
                transitionContext.completeTransition(true)
            }
        }
    }

    private final class Watcher: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate {
        var calls: [String] = []
        func note(_ name: String, _ coordinator: (any UIViewControllerTransitionCoordinator)?) {
            calls.append("\(name) \(coordinator.map { "\($0.transitionDuration)" } ?? "none")")
        }
        func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
        {
            note("willShow", navigationController.transitionCoordinator)
        }
        func navigationController(
            _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
            from fromVC: UIViewController, to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { Fade() }
        func tabBarController(
            _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
            to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { Fade() }
    }

    private final class Screen: UIViewController {
        let name: String
        let watcher: Watcher
        init(_ name: String, _ watcher: Watcher) {
            (self.name, self.watcher) = (name, watcher)
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            watcher.note("\(name) comes \(animated)", transitionCoordinator)
        }
        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            watcher.note("\(name) goes \(animated)", transitionCoordinator)
        }
    }

    @Test func aPushHasItsCoordinatorFromTheFirstCall() async throws {
        let watcher = Watcher()
        let navigation = UINavigationController(rootViewController: Screen("a", watcher))
        navigation.delegate = watcher
        let app = try await TestApp.launch(showing: { navigation })
        try await app.settle()
        watcher.calls = []
        let next = Screen("b", watcher)
        navigation.pushViewController(next, animated: true)
        #expect(watcher.calls == ["a goes true 0.4", "b comes true 0.4", "willShow 0.4"])
        try await app.settle()
        #expect(navigation.transitionCoordinator == nil && next.view.frame == navigation.view.bounds)
    }

    @Test func aCustomTabTransitionIsAnimated() async throws {
        let watcher = Watcher()
        let tabs = UITabBarController()
        tabs.viewControllers = [Screen("a", watcher), Screen("b", watcher)]
        tabs.delegate = watcher
        let app = try await TestApp.launch(showing: { tabs })
        try await app.settle()
        watcher.calls = []
        tabs.selectedIndex = 1
        #expect(watcher.calls == ["b comes true 0.4", "a goes true 0.4"])
        try await app.settle()
        #expect(tabs.transitionCoordinator == nil)
        tabs.delegate = nil
        watcher.calls = []
        tabs.selectedIndex = 0
        #expect(watcher.calls == ["a comes false none", "b goes false none"])
    }
}
