import CaretTesting
import HeadlessBackend
import StoreKit
import SystemServices
import Testing

/// The prompt for a review, and pages of other apps.
@MainActor struct ReviewTests {
    private func request(in app: TestApp) async throws {
        AppStore.requestReview(in: try #require(app.mainWindow.windowScene))
        try await app.settle()
    }

    private func tap(_ title: String, in app: TestApp) async throws {
        try await app.tap(Query(stringLiteral: title))
        try await app.settle()
    }

    @Test(.noLeaks) func thePersonRatesTheApp() async throws {
        let app = try await StoreSamples.launch()
        ApplicationHost.running.displayName = "Kebabs"
        try await request(in: app)
        #expect(app.exists("Enjoying Kebabs?") && !app.exists("Submit") && app.application.applicationState == .inactive)
        try await tap("4 stars", in: app)
        try await tap("2 stars", in: app)
        #expect(!app.exists("Not Now") && app.system.store.ratings.isEmpty)
        try await tap("Submit", in: app)
        #expect(app.system.store.ratings == [2] && app.exists("Thanks for Your Feedback!") && !app.exists("1 star"))
        try await tap("OK", in: app)
        #expect(ApplicationHost.running.systemWindows.isEmpty && app.application.applicationState == .active)
        #expect(app.system.requests.requests(to: "store").map(\.text) == ["asks for a review"])
    }

    @Test(.app, arguments: [["Not Now"], ["1 star", "Cancel"]]) func thePersonDoesNotRate(buttons: [String]) async throws {
        let app = try await StoreSamples.launch()
        try await request(in: app)
        for button in buttons { try await tap(button, in: app) }
        #expect(app.system.store.ratings.isEmpty && !app.exists("App Store") && ApplicationHost.running.systemWindows.isEmpty)
    }

    @Test(.app) func thePromptAppearsThreeTimesAYear() async throws {
        let app = try await StoreSamples.launch()
        for _ in 1...3 {
            try await request(in: app)
            try await tap("Not Now", in: app)
        }
        try await request(in: app)
        #expect(!app.exists("Not Now"))
        #expect(app.system.store.reviewRequestCount == 4 && app.system.store.reviewPrompts.count == 3)
        // The prompts of earlier launches count.
        app.terminate()
        let next = try await StoreSamples.launch()
        try await request(in: next)
        #expect(!next.exists("Not Now"))
    }

    @available(*, deprecated) private func requestInTheOldWay() { SKStoreReviewController.requestReview() }

    @Test(.app) @available(*, deprecated) func theOlderClassAsks() async throws {
        let app = try await StoreSamples.launch()
        requestInTheOldWay()
        try await app.settle()
        #expect(app.exists("Not Now"))
        SKStoreReviewController.requestReview(in: try #require(app.mainWindow.windowScene))
        try await tap("Not Now", in: app)
        #expect(app.exists("Not Now") && app.system.store.reviewPrompts.count == 2)
    }

    private final class Delegate: NSObject, SKStoreProductViewControllerDelegate {
        var count = 0
        func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) { count += 1 }
    }

    @Test(.noLeaks) func aPageShowsAnotherApp() async throws {
        let app = try await StoreSamples.launch()
        let (page, delegate) = (SKStoreProductViewController(), Delegate())
        page.delegate = delegate
        var results: [Bool] = []
        let parameters: [String: Any] = [
            SKStoreProductParameterITunesItemIdentifier: NSNumber(value: 364_147_881), SKStoreProductParameterCampaignToken: "secret",
        ]
        page.loadProduct(withParameters: parameters) { isLoaded, error in results.append(isLoaded && error == nil && Thread.isMainThread) }
        app.mainWindow.rootViewController?.present(page, animated: true)
        try await app.settle()
        #expect(results == [true] && app.exists("App 364147881"))
        #expect(app.system.store.productPages.map(\.identifier) == ["364147881"])
        #expect(app.system.store.productPages.first?.parameters == ["ct"])
        #expect(app.system.requests.requests(to: "store").map(\.text) == ["shows the product page 364147881"])
        try await tap("Open in Browser", in: app)
        let backend = try #require(ApplicationHost.running.backend as? HeadlessBackend)
        #expect(backend.openedURLs.map(\.absoluteString) == ["https://apps.apple.com/app/id364147881"])
        try await tap("Done", in: app)
        #expect(delegate.count == 1 && app.mainWindow.rootViewController?.presentedViewController == nil)
    }

    @Test(.app) func aPageNeedsAnIdentifierAndAConnection() async throws {
        let app = try await StoreSamples.launch()
        let page = SKStoreProductViewController()
        for value: Any in ["", "id12", -1, 1.5] {
            await #expect(throws: SKError(.storeProductNotAvailable)) {
                try await page.loadProduct(withParameters: [SKStoreProductParameterITunesItemIdentifier: value])
            }
        }
        await #expect(throws: SKError(.storeProductNotAvailable)) { try await page.loadProduct(withParameters: [:]) }
        app.system.store.isOffline = true
        await #expect(throws: SKError(.unknown)) {
            try await page.loadProduct(withParameters: [SKStoreProductParameterITunesItemIdentifier: "12"])
        }
        #expect(app.system.store.productPages.isEmpty)
    }
}
