import Testing

@testable import UIKitCore

/// Rows of screens that a navigation controller refuses.
@MainActor @Suite struct NavigationMistakesTests {
    @Test func aRowDoesNotHoldAScreenTwice() async {
        await #expect(processExitsWith: .failure) { @MainActor in
            let screen = UIViewController()
            UINavigationController(nibName: nil, bundle: nil).viewControllers = [screen, screen]
        }
    }

    @Test func aRowDoesNotHoldANavigationController() async {
        await #expect(processExitsWith: .failure) { @MainActor in
            let inner = UINavigationController(rootViewController: UIViewController())
            UINavigationController(rootViewController: UIViewController()).pushViewController(inner, animated: false)
        }
    }

    @Test func poppingToAStrangerIsRefused() async {
        await #expect(processExitsWith: .failure) { @MainActor in
            UINavigationController(rootViewController: UIViewController()).popToViewController(UIViewController(), animated: false)
        }
    }
}
