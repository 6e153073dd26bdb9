import CaretTesting
import StoreKit
import SystemServices
import Testing

/// Subscriptions on the frame clock, with structures (StoreKit 2).
@MainActor @Suite(.app) struct SubscriptionTests {
    private func launch(_ settings: String = "{\"_timeRate\": 15, \"_disableDialogs\": true}") async throws -> TestApp {
        try await StoreSamples.launch(settings: settings)
    }

    private func subscribe(_ id: String) async throws -> Product {
        let product = try #require(try await Product.products(for: [id]).first)
        guard case .success(.verified(let transaction)) = try await product.purchase() else { throw StoreKitError.unknown }
        await transaction.finish()
        return product
    }

    private func status(_ product: Product) async throws -> Product.SubscriptionInfo.Status {
        try #require(try await product.subscription?.status.first)
    }

    @Test func aSubscriptionRenewsOnTheFrameClock() async throws {
        let app = try await launch()
        let gold = try await subscribe("gold")
        #expect(try await status(gold).state == .subscribed)
        await app.advance(by: .seconds(29.5))
        #expect(app.system.store.transactions.count == 1)
        await app.advance(by: .seconds(1))
        #expect(app.system.store.transactions.count == 2)
        let renewal = try await status(gold).transaction.payloadValue
        #expect(renewal.reason == .renewal && renewal.originalID != renewal.id)
        await app.advance(by: .seconds(60))
        #expect(app.system.store.transactions.count == 4)
    }

    @Test func renewalInfoDescribesTheNextPeriod() async throws {
        let app = try await launch()
        let gold = try await subscribe("gold")
        var info = try await status(gold).renewalInfo.payloadValue
        #expect(info.willAutoRenew && info.autoRenewPreference == "gold" && info.currentProductID == "gold" && info.expirationReason == nil)
        #expect(info.renewalPrice == Decimal(string: "19.99") && info.priceIncreaseStatus == .noIncreasePending && !info.isInBillingRetry)
        #expect(info.renewalDate == app.system.store.transactions[0].expirationDate)
        _ = try await subscribe("bronze")
        info = try await status(gold).renewalInfo.payloadValue
        #expect(info.autoRenewPreference == "bronze" && info.currentProductID == "gold" && info.renewalPrice == Decimal(string: "2.99"))
        app.system.store.setAutoRenew(false, "gold")
        info = try await status(gold).renewalInfo.payloadValue
        #expect(!info.willAutoRenew && info.autoRenewPreference == nil && info.renewalDate == nil && info.renewalPrice == nil)
        await app.advance(by: .seconds(31))
        let last = try await status(gold)
        #expect(try last.state == .expired && last.renewalInfo.payloadValue.expirationReason == .autoRenewDisabled)
        for await result in Transaction.currentEntitlements { Issue.record("\(result.unsafePayloadValue.productID)") }
    }

    @Test func aFailedPaymentHasGraceAndRetry() async throws {
        let app = try await launch(
            "{\"_timeRate\": 15, \"_disableDialogs\": true, \"_renewalBillingIssuesEnabled\": true, \"_billingGracePeriodEnabled\": true}")
        let gold = try await subscribe("gold")
        await app.advance(by: .seconds(31))
        var info = try await status(gold).renewalInfo.payloadValue
        #expect(try await status(gold).state == .inGracePeriod && info.isInBillingRetry && info.gracePeriodExpirationDate != nil)
        await app.advance(by: .seconds(15))
        #expect(try await status(gold).state == .inBillingRetryPeriod)
        await app.advance(by: .seconds(46))
        info = try await status(gold).renewalInfo.payloadValue
        #expect(try await status(gold).state == .expired && info.expirationReason == .billingError)
    }

    @Test func introductoryOffersAreForNewSubscribers() async throws {
        let app = try await launch()
        let silver = try #require(try await Product.products(for: ["silver"]).first)
        #expect(await silver.subscription?.isEligibleForIntroOffer == true)
        _ = try await subscribe("silver")
        #expect(await silver.subscription?.isEligibleForIntroOffer == false)
        let transaction = try await status(silver).transaction.payloadValue
        #expect(transaction.offer?.type == .introductory && transaction.offer?.paymentMode == .freeTrial && transaction.price == 0)
        #expect(transaction.offerType == .introductory && transaction.offerID == nil)
        #expect(await transaction.subscriptionStatus?.state == .subscribed)
        #expect(try await Product.SubscriptionInfo.status(transactionID: transaction.id)?.state == .subscribed)
        app.system.store.isOffline = true
        await #expect(throws: StoreKitError.self) { try await silver.subscription?.status }
    }

    @Test func aTestRenewsAndExpires() async throws {
        let app = try await launch("{\"_disableDialogs\": true}")
        let gold = try await subscribe("gold")
        #expect(app.system.store.renew("gold") && app.system.store.transactions.count == 2)
        let first = app.system.store.transactions[0]
        #expect(first.expirationDate.map { $0 < first.purchaseDate.addingTimeInterval(60) } == true)
        #expect(app.system.store.expire("gold", reason: .unknown))
        #expect(try await status(gold).renewalInfo.payloadValue.expirationReason == .unknown)
    }

    @Test func periodsThatEndedBeforeTheLaunchAreRenewedAtTheFirstUse() async throws {
        let app = try await launch()
        _ = try await subscribe("gold")
        await app.advance(by: .seconds(5))
        app.terminate()
        let next = try await launch()
        #expect(next.system.store.transactions.count == 1)
        let gold = try #require(try await Product.products(for: ["gold"]).first)
        #expect(try await status(gold).state == .subscribed)
        await next.advance(by: .seconds(31))
        #expect(next.system.store.transactions.count == 2)
    }

    @Test func thePersonManagesSubscriptions() async throws {
        let app = try await launch()
        _ = try await subscribe("gold")
        let scene = try #require(app.mainWindow.windowScene)
        for (button, willAutoRenew) in [("Cancel “Gold”", false), ("Renew “Gold”", true)] {
            let task = Task { try await AppStore.showManageSubscriptions(in: scene) }
            try await app.settle()
            try await app.tap(Query(stringLiteral: button))
            try await app.settle()
            try await task.value
            #expect(app.system.store.subscriptions.first?.willAutoRenew == willAutoRenew)
        }
        let task = Task { try await AppStore.showManageSubscriptions(in: scene, subscriptionGroupID: "other") }
        try await app.settle()
        #expect(app.exists("You have no active subscriptions."))
        try await app.tap("Done")
        try await app.settle()
        try await task.value
    }

    @Test func thePersonRequestsARefund() async throws {
        let app = try await launch("{}")
        app.system.store.buy("recipes")
        let scene = try #require(app.mainWindow.windowScene)
        let id = app.system.store.transactions[0].id
        for (button, status) in [("Cancel", Transaction.RefundRequestStatus.userCancelled), ("Request Refund", .success)] {
            let task = Task { try await Transaction.beginRefundRequest(for: id, in: scene) }
            try await app.settle()
            #expect(app.exists("Request a refund for “Recipes”?"))
            try await app.tap(Query(stringLiteral: button))
            try await app.settle()
            #expect(try await task.value == status)
        }
        #expect(app.system.store.transactions[0].revocationDate != nil)
        await #expect(throws: Transaction.RefundRequestError.duplicateRequest) {
            try await Transaction.beginRefundRequest(for: id, in: scene)
        }
        await #expect(throws: Transaction.RefundRequestError.failed) { try await Transaction.beginRefundRequest(for: 99, in: scene) }
    }
}
