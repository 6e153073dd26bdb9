import CaretTesting
import Platform
import StoreKit
import SystemServices
import Testing

/// The sheet in which the person confirms a purchase.
@MainActor struct PaymentSheetTests {
    private func begin(_ id: String, _ options: Set<Product.PurchaseOption> = [], in app: TestApp) async throws
        -> Task<Product.PurchaseResult, any Error>
    {
        let product = try #require(try await Product.products(for: [id]).first)
        let task = Task { try await product.purchase(options: options) }
        try await app.settle()
        return task
    }

    @Test(.noLeaks) func thePersonConfirms() async throws {
        let app = try await StoreSamples.launch()
        let task = try await begin("sauce", [.quantity(2)], in: app)
        #expect(app.exists("Sauce (2)") && app.exists("In-App Purchase") && app.exists("$1.98") && app.exists("App Store"))
        #expect(app.system.store.transactions.isEmpty)
        try await app.tap("Purchase")
        await app.advance(by: .seconds(0.3))
        #expect(app.exists("Done") && app.system.store.transactions.isEmpty)
        try await app.settle()
        guard case .success = try await task.value else { return fail("not bought") }
        #expect(!app.exists("App Store") && app.system.store.transactions.count == 1)
        #expect(ApplicationHost.running.systemWindows.isEmpty)
    }

    @Test(.noLeaks) func thePersonCancels() async throws {
        let app = try await StoreSamples.launch()
        let task = try await begin("sauce", in: app)
        try await app.tap("Cancel")
        try await app.settle()
        guard case .userCancelled = try await task.value else { return fail("not cancelled") }
        #expect(!app.exists("App Store") && app.system.store.transactions.isEmpty)
    }

    @Test(
        .app,
        arguments: [
            ("gold", "$19.99 per month", "Renews until it is cancelled."),
            ("silver", "1 week free", "Then $4.99 per month. Renews until it is cancelled."),
            ("silver.year", "$49.99 per year", "Renews until it is cancelled."),
            ("bronze", "$1.00 per month for 2 months", "Then $2.99 per month. Renews until it is cancelled."),
        ])
    func theSheetHasTheConditionsOfASubscription(id: String, price: String, terms: String) async throws {
        let app = try await StoreSamples.launch()
        let task = try await begin(id, in: app)
        #expect(app.exists(.label(price)) && app.exists(.label(terms)) && app.exists("Subscription") && app.exists("Subscribe"))
        try await app.tap("Cancel")
        try await app.settle()
        _ = try await task.value
    }

    @Test(.app) func theSheetHasThePriceOfAPromotionalOffer() async throws {
        let app = try await StoreSamples.launch()
        app.system.store.buy("gold")
        app.system.store.expire("gold")
        let offer = Product.PurchaseOption.promotionalOffer(offerID: "back", keyID: "K", nonce: UUID(), signature: Data(), timestamp: 0)
        let task = try await begin("gold", [offer], in: app)
        #expect(app.exists("$5.99 for 3 months"))
        try await app.tap("Subscribe")
        try await app.settle()
        guard case .success(let result) = try await task.value else { return fail("not bought") }
        #expect(result.unsafePayloadValue.offerID == "back" && result.unsafePayloadValue.offer?.paymentMode == .payUpFront)
    }

    @Test(.app, arguments: [("recipes", "Get"), ("gold", "OK")]) func aProductThatIsOwnedIsFree(id: String, button: String) async throws {
        let app = try await StoreSamples.launch()
        app.system.store.buy(id)
        let task = try await begin(id, in: app)
        #expect(app.exists("$0.00"))
        try await app.tap(Query(stringLiteral: button))
        try await app.settle()
        guard case .success = try await task.value else { return fail("not bought") }
        #expect(app.system.store.transactions.count == 1)
    }

    @Test(.app) func sheetsAreShownOneAfterAnother() async throws {
        let app = try await StoreSamples.launch()
        let tasks = [try await begin("sauce", in: app), try await begin("recipes", in: app)]
        #expect(app.exists("Sauce") && !app.exists("Recipes"))
        try await app.tap("Cancel")
        try await app.settle()
        #expect(app.exists("Recipes"))
        try await app.tap("Purchase")
        try await app.settle()
        for task in tasks { _ = try await task.value }
        #expect(app.system.store.transactions.map(\.productID) == ["recipes"])
    }

    @Test(.app) func theAppIsInactiveWhileASheetIsVisible() async throws {
        let app = try await StoreSamples.launch()
        let tasks = [try await begin("sauce", in: app), try await begin("recipes", in: app)]
        #expect(app.application.applicationState == .inactive)
        try await app.tap("Cancel")
        try await app.settle()
        #expect(app.application.applicationState == .inactive)
        // An alert is visible, too.
        let alert = ApplicationHost.running.systemAlerts.show(SystemAlert(title: "Alert", message: nil, buttons: [.init("OK")])) { _ in }
        try await app.settle()
        ApplicationHost.running.systemAlerts.withdraw(alert)
        try await app.settle()
        #expect(app.application.applicationState == .inactive)
        try await app.tap("Cancel")
        try await app.settle()
        #expect(app.application.applicationState == .active)
        for task in tasks { _ = try await task.value }
    }

    @Test(.app) func theEndOfTheAppCancels() async throws {
        let app = try await StoreSamples.launch()
        let task = try await begin("sauce", in: app)
        app.terminate()
        guard case .userCancelled = try await task.value else { return fail("not cancelled") }
    }

    @Test(.app) func theSheetFitsSmallScreensWithLargeText() async throws {
        let app = try await StoreSamples.launch(on: try #require(Device.named("iPhone SE")))
        await app.setTextSize(.accessibilityExtraExtraExtraLarge)
        let task = try await begin("silver", in: app)
        let title = try app.find("App Store").view
        let card = try #require(sequence(first: title, next: \.superview).first { $0 is UIScrollView })
        #expect(card.frame.minY >= 20 && card.frame.maxY <= app.mainWindow.bounds.maxY)
        try await app.tap("Cancel")
        try await app.settle()
        _ = try await task.value
    }
}
