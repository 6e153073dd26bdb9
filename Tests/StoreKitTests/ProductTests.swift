import CaretTesting
import StoreKit
import SystemServices
import Testing

/// Products and purchases with structures (StoreKit 2).
@MainActor @Suite(.app) struct ProductTests {
    private func product(_ id: String) async throws -> Product { try #require(try await Product.products(for: [id]).first) }

    private func bought(_ result: Product.PurchaseResult) throws -> Transaction {
        guard case .success(.verified(let transaction)) = result else { throw StoreKitError.unknown }
        return transaction
    }

    private func all(_ transactions: Transaction.Transactions) async -> [String] {
        var ids: [String] = []
        for await result in transactions { ids.append(result.unsafePayloadValue.productID) }
        return ids
    }

    @Test func productsHaveTheValuesOfTheFile() async throws {
        let app = try await StoreSamples.launch(settings: "{\"_storefront\": \"DEU\", \"_locale\": \"de_DE\"}")
        let products = try await Product.products(for: ["silver", "unknown", "sauce"])
        #expect(products.map(\.id) == ["sauce", "silver"])
        #expect(products[0].displayName == "Soße" && products[0].description == "Eine Flasche." && products[0].type == .consumable)
        #expect(products[0].price == Decimal(string: "0.99") && products[0].displayPrice.replacing("\u{A0}", with: " ") == "0,99 €")
        let subscription = try #require(products[1].subscription)
        #expect(subscription.subscriptionGroupID == "G1" && subscription.groupLevel == 2 && subscription.subscriptionPeriod == .monthly)
        #expect(subscription.introductoryOffer?.paymentMode == .freeTrial && subscription.introductoryOffer?.period == .weekly)
        #expect(subscription.introductoryOffer?.type == .introductory && subscription.promotionalOffers.isEmpty)
        #expect(app.system.requests.requests(to: "store").map(\.text) == ["loads 3 products"])
    }

    @Test func productsCannotBeLoadedWithoutAConnection() async throws {
        let app = try await StoreSamples.launch()
        app.system.store.isOffline = true
        await #expect(throws: StoreKitError.self) { try await Product.products(for: ["sauce"]) }
        app.system.store.isOffline = false
        app.system.store.load(
            contents: StoreSamples.file(settings: "{\"_storeKitErrors\": [{\"name\": \"Load Products\", \"enabled\": true}]}"))
        await #expect(throws: StoreKitError.self) { try await Product.products(for: ["sauce"]) }
    }

    @Test func aPurchaseIsATransactionThatTheAppFinishes() async throws {
        let app = try await StoreSamples.launch()
        app.system.store.answer = .success
        let token = UUID()
        let transaction = try bought(try await product("sauce").purchase(options: [.quantity(3), .appAccountToken(token)]))
        #expect(transaction.productID == "sauce" && transaction.purchasedQuantity == 3 && transaction.appAccountToken == token)
        #expect(
            transaction.price == Decimal(string: "2.97") && transaction.currency?.identifier == "USD" && transaction.reason == .purchase)
        #expect(transaction.environment == .xcode && transaction.ownershipType == .purchased && transaction.originalID == transaction.id)
        for list in [Transaction.unfinished, Transaction.all] { #expect(await all(list) == ["sauce"]) }
        await transaction.finish()
        // A consumable that is finished is no part of the history.
        for list in [Transaction.unfinished, Transaction.all, Transaction.currentEntitlements] { #expect(await all(list) == []) }
        #expect(app.system.store.transactions.map(\.isFinished) == [true])
        #expect(app.system.requests.requests(to: "store").map(\.text) == ["loads 1 products", "buys 3 × sauce"])
    }

    @Test func otherAnswersGiveOtherResults() async throws {
        let app = try await StoreSamples.launch()
        let sauce = try await product("sauce")
        app.system.store.answer = .cancelled
        guard case .userCancelled = try await sauce.purchase() else { return fail("not cancelled") }
        app.system.store.answer = .pending
        guard case .pending = try await sauce.purchase() else { return fail("not pending") }
        #expect(app.system.store.pending.map(\.productID) == ["sauce"] && app.system.store.transactions.isEmpty)
    }

    @Test(arguments: [
        (StoreService.Failure.notAllowed, Product.PurchaseError.purchaseNotAllowed), (.productUnavailable, .productUnavailable),
        (.invalidQuantity, .invalidQuantity), (.invalidOfferIdentifier, .invalidOfferIdentifier), (.invalidOfferPrice, .invalidOfferPrice),
        (.invalidOfferSignature, .invalidOfferSignature), (.missingOfferParameters, .missingOfferParameters),
        (.ineligibleForOffer, .ineligibleForOffer),
    ])
    func failuresAreErrorsOfThePurchase(failure: StoreService.Failure, error: Product.PurchaseError) async throws {
        let app = try await StoreSamples.launch()
        app.system.store.answer = .failed(failure)
        let sauce = try await product("sauce")
        await #expect(throws: error) { _ = try await sauce.purchase() }
        #expect(app.system.store.transactions.isEmpty && error.errorDescription?.isEmpty == false)
    }

    @Test(arguments: [StoreService.Failure.unknown, .network, .notAvailableInStorefront])
    func otherFailuresAreErrorsOfTheStore(failure: StoreService.Failure) async throws {
        let app = try await StoreSamples.launch()
        app.system.store.answer = .failed(failure)
        let sauce = try await product("sauce")
        let error = await #expect(throws: StoreKitError.self) { _ = try await sauce.purchase() }
        switch (failure, error) {
        case (.unknown, .unknown), (.network, .networkError), (.notAvailableInStorefront, .notAvailableInStorefront): break
        default: Issue.record("\(failure) is \(String(describing: error))")
        }
    }

    @Test func theStoreRefusesPurchases() async throws {
        let app = try await StoreSamples.launch()
        app.system.store.answer = .success
        let (sauce, gold) = (try await product("sauce"), try await product("gold"))
        await #expect(throws: Product.PurchaseError.invalidQuantity) { _ = try await sauce.purchase(options: [.quantity(11)]) }
        let offer = Product.PurchaseOption.promotionalOffer(offerID: "back", keyID: "K", nonce: UUID(), signature: Data(), timestamp: 0)
        await #expect(throws: Product.PurchaseError.ineligibleForOffer) { _ = try await gold.purchase(options: [offer]) }
        #expect(AppStore.canMakePayments)
        app.system.store.canMakePayments = false
        await #expect(throws: Product.PurchaseError.purchaseNotAllowed) { _ = try await sauce.purchase() }
        #expect(!AppStore.canMakePayments && app.system.store.transactions.isEmpty)
    }

    @Test func entitlementsAreWhatThePersonMayUse() async throws {
        let app = try await StoreSamples.launch()
        app.system.store.answer = .success
        for id in ["sauce", "recipes", "gold"] { _ = try bought(try await product(id).purchase()) }
        #expect(await all(Transaction.currentEntitlements) == ["gold", "recipes"])
        #expect(await all(Transaction.currentEntitlements(for: "recipes")) == ["recipes"])
        let recipes = try await product("recipes")
        #expect(await recipes.latestTransaction?.payloadValueIfVerified?.productID == "recipes")
        #expect(await Transaction.latest(for: "season") == nil)
        app.system.store.refund("recipes", reason: .developerIssue)
        #expect(await all(recipes.currentEntitlements) == [])
        let latest = try #require(await recipes.latestTransaction).payloadValue
        #expect(latest.revocationDate != nil && latest.revocationReason == .developerIssue)
    }

    @Test func unverifiedValuesThrow() async throws {
        let app = try await StoreSamples.launch()
        app.system.store.answer = .success
        app.system.store.failsVerification = true
        guard case .success(let result) = try await product("sauce").purchase() else { return fail("no success") }
        #expect(throws: VerificationResult<Transaction>.VerificationError.invalidSignature) { try result.payloadValue }
        #expect(result.unsafePayloadValue.productID == "sauce")
    }

    @Test func theJSONHasTheKeysOfSignedTransactions() async throws {
        let app = try await StoreSamples.launch()
        app.system.store.answer = .success
        let transaction = try bought(try await product("silver").purchase())
        let json = try #require(try JSONSerialization.jsonObject(with: transaction.jsonRepresentation) as? [String: Any])
        #expect(json["transactionId"] as? String == String(transaction.id) && json["productId"] as? String == "silver")
        #expect(json["type"] as? String == "Auto-Renewable Subscription" && json["offerDiscountType"] as? String == "FREE_TRIAL")
        #expect(json["offerType"] as? Int == 1 && json["price"] as? Int == 0 && json["storefrontId"] as? String == "143441")
        #expect(json["expiresDate"] as? Int == transaction.expirationDate.map { Int(($0.timeIntervalSince1970 * 1000).rounded()) })
    }

    @Test func restoringAsksForTheAccount() async throws {
        let app = try await StoreSamples.launch()
        try await AppStore.sync()
        app.system.store.syncAnswer = .cancelled
        let error = await #expect(throws: StoreKitError.self) { try await AppStore.sync() }
        guard case .userCancelled = error else { return fail("not cancelled") }
        #expect(app.system.requests.requests(to: "store").map(\.text) == ["restores purchases", "restores purchases"])
    }

    @Test func aStorefrontThatChangesDuringAPurchaseMayEndIt() async throws {
        let app = try await StoreSamples.launch()
        let sauce = try await product("sauce")
        let option = Product.PurchaseOption.onStorefrontChange { $0.countryCode != "FRA" }
        for (country, isBought) in [("DEU", true), ("FRA", false)] {
            let task = Task { try await sauce.purchase(options: [option]) }
            try await app.settle()
            app.system.store.storefront = country
            try await app.tap("Purchase")
            try await app.settle()
            let result = try? await task.value
            #expect((result != nil) == isBought)
        }
        let storefront = await Storefront.current
        #expect(storefront?.countryCode == "FRA" && storefront?.currency?.identifier == "EUR" && storefront?.id == "143442")
        #expect(await all(Transaction.unfinished) == ["sauce"])
        // A product that the person owns is not refunded.
        let recipes = try await product("recipes")
        app.system.store.storefront = "USA"
        #expect(app.system.store.buy("recipes"))
        let task = Task { try await recipes.purchase(options: [option]) }
        try await app.settle()
        app.system.store.storefront = "FRA"
        try await app.tap("Get")
        try await app.settle()
        await #expect(throws: StoreKitError.self) { try await task.value }
        #expect(app.system.store.isOwned("recipes"))
        app.system.store.storefront = "XX"
        #expect(app.system.store.storefront == "FRA" && app.diagnostics.map(\.code) == ["store"])
    }
}

extension VerificationResult {
    /// The value; `nil` if it is not verified.
    fileprivate var payloadValueIfVerified: SignedType? { try? payloadValue }
}
