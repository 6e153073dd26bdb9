import CaretTesting
import StoreKit
import SystemServices
import Testing

/// Payments in the queue (StoreKit 1).
@MainActor struct PaymentQueueTests {
    private let observer = QueueObserver()
    private var queue: SKPaymentQueue { .default() }

    private func launch(_ answer: StoreService.Answer = .success, settings: String = "{}") async throws -> TestApp {
        let app = try await StoreSamples.launch(settings: settings)
        app.system.store.answer = answer
        queue.add(observer)
        try await app.settle()
        return app
    }

    private func payment(_ id: String, _ change: (SKMutablePayment) -> Void = { _ in }) -> SKMutablePayment {
        let payment = SKMutablePayment()
        payment.productIdentifier = id
        change(payment)
        return payment
    }

    private func buy(_ id: String, in app: TestApp, _ change: (SKMutablePayment) -> Void = { _ in }) async throws {
        queue.add(payment(id, change))
        try await app.settle()
    }

    @Test(.noLeaks) func aPaymentPassesItsStatesInOrder() async throws {
        let app = try await launch()
        let changing = payment("sauce") { $0.quantity = 2 }
        queue.add(changing)
        // The queue has a copy.
        changing.quantity = 5
        #expect(observer.calls.isEmpty && queue.transactions.map(\.transactionState) == [.purchasing])
        try await app.settle()
        #expect(observer.calls == ["sauce purchasing", "sauce purchased"] && observer.isMain)
        let transaction = try #require(observer.transactions.last)
        #expect(observer.transactions.allSatisfy { $0 === transaction } && transaction.payment.quantity == 2)
        #expect(transaction.transactionIdentifier == String(app.system.store.transactions[0].id) && transaction.transactionDate != nil)
        #expect(transaction.error == nil && transaction.original == nil && queue.transactions == [transaction])
        queue.finishTransaction(transaction)
        #expect(queue.transactions.isEmpty && app.system.store.transactions[0].isFinished)
        try await app.settle()
        #expect(observer.calls.last == "removed sauce")
        #expect(app.system.requests.requests(to: "store").map(\.text) == ["buys 2 × sauce"])
    }

    @Test(
        .app,
        arguments: [
            (StoreService.Answer.cancelled, SKError.Code.paymentCancelled), (.failed(.unknown), .unknown), (.failed(.network), .unknown),
            (.failed(.notAllowed), .paymentNotAllowed), (.failed(.productUnavailable), .storeProductNotAvailable),
            (.failed(.invalidQuantity), .paymentInvalid), (.failed(.invalidOfferIdentifier), .invalidOfferIdentifier),
            (.failed(.invalidOfferPrice), .invalidOfferPrice), (.failed(.invalidOfferSignature), .invalidSignature),
            (.failed(.missingOfferParameters), .missingOfferParams), (.failed(.ineligibleForOffer), .ineligibleForOffer),
            (.failed(.notAvailableInStorefront), .storeProductNotAvailable),
        ])
    func aFailureHasACode(answer: StoreService.Answer, code: SKError.Code) async throws {
        let app = try await launch(answer)
        try await buy("sauce", in: app)
        #expect(observer.calls == ["sauce purchasing", "sauce failed"])
        let error = try #require(observer.transactions.last?.error)
        #expect((error as? SKError)?.code == code && (error as NSError).domain == SKErrorDomain && (error as NSError).code == code.rawValue)
        #expect(app.system.store.transactions.isEmpty && observer.transactions.last?.transactionIdentifier == nil)
    }

    @Test(.app) func theStoreRefusesPayments() async throws {
        let app = try await launch()
        try await buy("unknown", in: app)
        try await buy("sauce", in: app) { $0.quantity = 11 }
        let discount = SKPaymentDiscount(identifier: "other", keyIdentifier: "K", nonce: UUID(), signature: "", timestamp: 0)
        try await buy("gold", in: app) { $0.paymentDiscount = discount }
        #expect(SKPaymentQueue.canMakePayments())
        app.system.store.canMakePayments = false
        try await buy("sauce", in: app)
        #expect(!SKPaymentQueue.canMakePayments())
        let failed = observer.transactions.filter { $0.transactionState == .failed && $0.error != nil }
        var codes: [SKError.Code] = []
        for transaction in queue.transactions { ((transaction.error as? SKError)?.code).map { codes.append($0) } }
        #expect(codes == [.storeProductNotAvailable, .paymentInvalid, .invalidOfferIdentifier, .paymentNotAllowed] && !failed.isEmpty)
    }

    @Test(.app, arguments: [true, false]) func anotherPersonApproves(approves: Bool) async throws {
        let app = try await launch()
        try await buy("sauce", in: app) { $0.simulatesAskToBuyInSandbox = true }
        #expect(observer.calls == ["sauce purchasing", "sauce deferred"])
        _ = approves ? app.system.store.approve("sauce") : app.system.store.decline("sauce")
        try await app.settle()
        #expect(observer.calls.last == (approves ? "sauce purchased" : "sauce failed") && observer.calls.count == 3)
        #expect(queue.transactions.count == 1 && queue.transactions.first === observer.transactions.first)
        let error = queue.transactions.first?.error as? SKError
        #expect(error?.code == (approves ? nil : .paymentCancelled))
    }

    @Test(.app) func renewalsAreTransactionsOfTheQueue() async throws {
        let app = try await launch(settings: "{\"_timeRate\": 15}")
        observer.finishes = true
        try await buy("gold", in: app)
        await app.advance(by: .seconds(31))
        #expect(observer.calls == ["gold purchasing", "gold purchased", "removed gold", "gold purchased", "removed gold"])
        let renewal = try #require(observer.transactions.last)
        #expect(renewal.original?.transactionIdentifier == observer.transactions.first?.transactionIdentifier)
        #expect(app.system.store.transactions.map(\.isFinished) == [true, true])
        app.system.store.refund("gold")
        try await app.settle()
        #expect(observer.calls.count == 5)
    }

    @Test(.app) func restoringDeliversWhatIsBoughtOnceAndSubscriptions() async throws {
        let app = try await launch()
        observer.finishes = true
        for id in ["sauce", "recipes", "season", "gold"] { app.system.store.buy(id) }
        app.system.store.renew("gold")
        try await app.settle()
        let count = observer.calls.count
        queue.restoreCompletedTransactions()
        try await app.settle()
        #expect(Array(observer.calls[count...]).prefix(2) == ["recipes restored, gold restored", "restored"])
        let restored = observer.transactions.suffix(2)
        #expect(restored.map { $0.original?.payment.productIdentifier } == ["recipes", "gold"])
        #expect(restored.allSatisfy { $0.transactionIdentifier != $0.original?.transactionIdentifier })
        #expect(queue.transactions.isEmpty && app.system.store.transactions.count == 5)
        app.system.store.refund("recipes")
        queue.restoreCompletedTransactions(withApplicationUsername: "me")
        try await app.settle()
        #expect(observer.calls.contains("gold restored"))
    }

    @Test(
        .app,
        arguments: [
            (StoreService.Answer.cancelled, false, SKError.Code.paymentCancelled), (.failed(.notAllowed), false, .paymentNotAllowed),
            (.success, true, .unknown),
        ])
    func restoringFails(answer: StoreService.Answer, isOffline: Bool, code: SKError.Code) async throws {
        let app = try await launch()
        app.system.store.syncAnswer = answer
        app.system.store.isOffline = isOffline
        queue.restoreCompletedTransactions()
        try await app.settle()
        #expect(observer.calls == ["restoring failed \(code.rawValue)"])
    }

    @Test(.app) func finishingARestoredTransactionKeepsThePurchaseUnfinished() async throws {
        let app = try await launch()
        try await buy("recipes", in: app)
        queue.restoreCompletedTransactions()
        try await app.settle()
        let restored = try #require(queue.transactions.first { $0.transactionState == .restored })
        queue.finishTransaction(restored)
        #expect(!app.system.store.transactions[0].isFinished && queue.transactions.map(\.transactionState) == [.purchased])
    }

    @Test(.app) func unfinishedTransactionsAreDeliveredToTheFirstObserver() async throws {
        let app = try await launch()
        try await buy("sauce", in: app)
        app.terminate()
        let next = try await StoreSamples.launch()
        let (first, second) = (QueueObserver(), QueueObserver())
        queue.add(first)
        queue.add(second)
        queue.add(second)
        try await next.settle()
        #expect(first.calls == ["sauce purchased"] && second.calls == ["sauce purchased"])
        queue.remove(first)
        for transaction in queue.transactions { queue.finishTransaction(transaction) }
        try await next.settle()
        #expect(first.calls.count == 1 && second.calls.last == "removed sauce" && next.system.store.transactions[0].isFinished)
    }

    @Test(.app) func observersAreNotRetained() async throws {
        let app = try await launch()
        weak var released: QueueObserver?
        do {
            let other = QueueObserver()
            released = other
            queue.add(other)
            #expect(queue.transactionObservers.count == 2)
        }
        try await app.settle()
        #expect(released == nil && queue.transactionObservers.count == 1)
    }

    @Test(.app) func bothKindsOfAPIFinishATransaction() async throws {
        let app = try await launch()
        try await buy("recipes", in: app)
        for await result in Transaction.unfinished { await result.unsafePayloadValue.finish() }
        try await app.settle()
        #expect(queue.transactions.isEmpty && observer.calls.last == "removed recipes" && app.system.store.transactions[0].isFinished)
    }

    @Test(.app) func aPromotedProductIsBoughtIfTheObserversAgree() async throws {
        let app = try await launch()
        #expect(app.system.store.promote("sauce") && !app.system.store.promote("unknown"))
        try await app.settle()
        #expect(observer.calls == ["asks sauce Sauce", "sauce purchasing", "sauce purchased"])
        observer.acceptsStorePayments = false
        app.system.store.promote("sauce")
        try await app.settle()
        #expect(observer.calls.count == 4)
    }

    private final class Delegate: NSObject, SKPaymentQueueDelegate {
        var countries: [String] = []
        var showsPriceConsent = false

        func paymentQueue(
            _ paymentQueue: SKPaymentQueue, shouldContinue transaction: SKPaymentTransaction, in newStorefront: SKStorefront
        ) -> Bool {
            countries.append(newStorefront.countryCode)
            return newStorefront.countryCode == "DEU"
        }

        func paymentQueueShouldShowPriceConsent(_ paymentQueue: SKPaymentQueue) -> Bool { showsPriceConsent }
    }

    @Test(.app) func theDelegateDecidesAfterAChangeOfTheStorefront() async throws {
        let app = try await launch(.ask)
        let delegate = Delegate()
        queue.delegate = delegate
        for country in ["DEU", "FRA"] {
            try await buy("sauce", in: app)
            app.system.store.storefront = country
            try await app.tap("Purchase")
            try await app.settle()
        }
        #expect(delegate.countries == ["DEU", "FRA"])
        #expect(
            observer.calls == [
                "sauce purchasing", "storefront DEU", "sauce purchased", "sauce purchasing", "storefront FRA", "sauce failed",
            ])
        #expect(queue.storefront?.identifier == "143442")
        // A product that the person owns is not refunded.
        #expect(app.system.store.buy("recipes"))
        try await buy("recipes", in: app)
        app.system.store.storefront = "USA"
        try await app.tap("Get")
        try await app.settle()
        #expect(observer.calls.last == "recipes failed" && app.system.store.isOwned("recipes"))
    }

    @Test(.app) func theDelegateDefersTheQuestionForAHigherPrice() async throws {
        let app = try await launch()
        let delegate = Delegate()
        queue.delegate = delegate
        try await buy("gold", in: app)
        app.system.store.requestPriceConsent("gold")
        try await app.settle()
        #expect(!app.exists("Agree to New Price"))
        queue.showPriceConsentIfNeeded()
        try await app.settle()
        try await app.tap("Agree to New Price")
        try await app.settle()
        #expect(app.system.store.subscriptions.first?.priceIncrease == .agreed)
        delegate.showsPriceConsent = true
        app.system.store.requestPriceConsent("gold")
        try await app.settle()
        try await app.tap("Cancel Subscription")
        try await app.settle()
        #expect(app.system.store.subscriptions.first?.willAutoRenew == false)
    }

    @Test(.app) func theQueueMayBeUsedOnOtherThreads() async throws {
        let app = try await launch()
        await Task.detached {
            let payment = SKMutablePayment()
            payment.productIdentifier = "sauce"
            SKPaymentQueue.default().add(payment)
        }.value
        try await app.settle()
        #expect(observer.calls == ["sauce purchasing", "sauce purchased"] && observer.isMain)
    }

    @Test func aPaymentWithoutAProductStopsTheProgram() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            SKPaymentQueue.default().add(SKMutablePayment())
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("product identifier is empty"))
    }

    @Test func finishingAPaymentTooEarlyStopsTheProgram() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let payment = SKMutablePayment()
            payment.productIdentifier = "sauce"
            SKPaymentQueue.default().add(payment)
            SKPaymentQueue.default().transactions.forEach(SKPaymentQueue.default().finishTransaction)
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("state is purchasing"))
    }
}
