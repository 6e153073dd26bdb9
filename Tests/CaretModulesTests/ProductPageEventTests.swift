import CaretStoreKit
import CaretTesting
import Testing

/// The closures of a page of the App Store.
@MainActor @Suite(.noLeaks) struct ProductPageEventTests {
    private final class Screen: UIViewController {
        var calls: [String] = []

        func show(with delegate: (any SKStoreProductViewControllerDelegate)? = nil) {
            let page = SKStoreProductViewController()
            page.delegate = delegate
            page.on(.didFinish, self) { screen in screen.calls.append("closure") }
            page.loadProduct(withParameters: [SKStoreProductParameterITunesItemIdentifier: 364_147_881])
            present(page, animated: true)
        }
    }

    private final class Delegate: NSObject, SKStoreProductViewControllerDelegate {
        weak var screen: Screen?
        func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) { screen?.calls.append("delegate") }
    }

    @Test(arguments: [true, false]) func aClosureIsNotifiedOfTheEnd(isSwiped: Bool) async throws {
        let (screen, delegate) = (Screen(), Delegate())
        delegate.screen = screen
        let app = try await TestApp.launch(showing: { screen })
        screen.show(with: delegate)
        try await app.settle()
        if isSwiped {
            await app.drag(from: CGPoint(x: 195, y: 100), to: CGPoint(x: 195, y: 780))
        } else {
            try await app.tap("Done")
        }
        try await app.settle()
        #expect(screen.calls == ["delegate", "closure"] && screen.presentedViewController == nil)
    }
}
