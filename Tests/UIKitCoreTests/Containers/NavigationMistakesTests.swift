import Testing

@testable import UIKitCore

/// Stacks that a navigation controller refuses.
@MainActor @Suite struct NavigationMistakesTests {
    @Test func aStackDoesNotContainAScreenTwice() async {
        await #expect(processExitsWith: .failure) { @MainActor in
            let screen = UIViewController()
            UINavigationController(nibName: nil, bundle: nil).viewControllers = [screen, screen]
        }
    }

    @Test func aStackDoesNotContainANavigationController() async {
        await #expect(processExitsWith: .failure) { @MainActor in
            let inner = UINavigationController(rootViewController: UIViewController())
            UINavigationController(rootViewController: UIViewController()).pushViewController(inner, animated: false)
        }
    }

    @Test func poppingToAnUnknownControllerIsRefusedWithUIKitsMessage() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            UINavigationController(rootViewController: UIViewController()).popToViewController(UIViewController(), animated: false)
        }
        #expect(text(result).contains("Tried to pop to a view controller that doesn't exist"))
    }

    @Test func pushingTwiceIsRefusedWithUIKitsMessage() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let screen = UIViewController()
            UINavigationController(rootViewController: screen).pushViewController(screen, animated: false)
        }
        #expect(text(result).contains("Pushing the same view controller instance more than once is not supported"))
    }

    private func text(_ result: ExitTest.Result?) -> String {
        String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    }
}
