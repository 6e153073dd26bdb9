import CaretTesting
import StoreKit
import SystemServices
import Testing

/// A screen that sells one product, and its tests.
@MainActor @Suite(.app) struct StoreUsageTests {
    private final class ShopViewController: UIViewController {
        let button = UIButton(configuration: .filled())

        override func viewDidLoad() {
            super.viewDidLoad()
            button.frame = CGRect(x: 40, y: 100, width: 240, height: 50)
            button.addAction(UIAction { [weak self] _ in Task { await self?.buy() } }, for: .primaryActionTriggered)
            view.addSubview(button)
            Task { await showPrice() }
        }

        private func showPrice() async {
            let product = try? await Product.products(for: ["recipes"]).first
            button.configuration?.title = product.map { "\($0.displayName) \($0.displayPrice)" } ?? "Not for sale"
        }

        private func buy() async {
            guard let product = try? await Product.products(for: ["recipes"]).first,
                case .success(.verified(let transaction)) = try? await product.purchase()
            else { return }
            button.configuration?.title = "Thank you"
            await transaction.finish()
        }
    }

    private func launch() async throws -> TestApp {
        let app = try await TestApp.launch(showing: { UIViewController() })
        app.system.store.load(contents: StoreSamples.file())
        app.mainWindow.rootViewController = ShopViewController()
        try await app.settle()
        return app
    }

    @Test func thePersonBuysTheRecipes() async throws {
        let app = try await launch()
        app.system.store.answer = .success
        try await app.tap("Recipes $9.99")
        try await app.settle()
        #expect(app.exists("Thank you"))
        #expect(app.system.store.entitlements.map(\.productID) == ["recipes"] && app.system.store.transactions[0].isFinished)
    }

    @Test func thePersonCancelsInTheSheet() async throws {
        let app = try await launch()
        try await app.tap("Recipes $9.99")
        try await app.settle()
        try await app.tap("Cancel")
        try await app.settle()
        #expect(!app.exists("Thank you") && app.system.store.transactions.isEmpty)
    }
}
