import CaretTesting
import StoreKit
import SystemServices
import Testing

/// Requests for products (StoreKit 1), and the values of products, payments and errors.
@MainActor @Suite(.app) struct ProductsRequestTests {
    private let observer = ProductsObserver()

    private func load(_ ids: Set<String>, in app: TestApp) async throws -> [SKProduct] {
        // The request lives until its end.
        let request = SKProductsRequest(productIdentifiers: ids)
        request.delegate = observer
        request.start()
        try await app.settle()
        return observer.response?.products ?? []
    }

    @Test func productsAreDeliveredBeforeTheEnd() async throws {
        let app = try await StoreSamples.launch()
        let products = try await load(["gold", "sauce", "b", "a"], in: app)
        #expect(observer.calls == ["response", "finish"] && observer.isMain)
        #expect(products.map(\.productIdentifier) == ["sauce", "gold"] && observer.response?.invalidProductIdentifiers == ["a", "b"])
        #expect(app.system.requests.requests(to: "store").map(\.text) == ["loads 4 products"])
    }

    @Test func productsHaveTheValuesOfTheFile() async throws {
        let app = try await StoreSamples.launch(settings: "{\"_storefront\": \"GBR\"}")
        let products = try await load(["sauce", "gold", "bronze", "recipes"], in: app)
        let sauce = products[0]
        #expect(
            sauce.localizedTitle == "Sauce" && sauce.localizedDescription == "A bottle." && sauce.price == NSDecimalNumber(string: "0.99"))
        #expect(sauce.subscriptionPeriod == nil && sauce.introductoryPrice == nil && sauce.discounts.isEmpty)
        #expect(sauce.subscriptionGroupIdentifier == nil && !sauce.isFamilyShareable && products[1].isFamilyShareable)
        let formatter = NumberFormatter()
        formatter.numberStyle = .currency
        formatter.locale = sauce.priceLocale
        #expect(formatter.string(from: sauce.price) == "£0.99")
        let discount = try #require(products[2].discounts.first)
        #expect(
            discount.identifier == "back" && discount.paymentMode == .payUpFront && discount.type == .subscription
                && discount.type.rawValue == 1)
        #expect(discount.subscriptionPeriod.unit == .month && discount.subscriptionPeriod.numberOfUnits == 3)
        #expect(products[2].subscriptionPeriod?.unit == .month && products[2].subscriptionGroupIdentifier == "G1")
        let offer = try #require(products[3].introductoryPrice)
        #expect(offer.type == .introductory && offer.paymentMode == .payAsYouGo && offer.numberOfPeriods == 2 && offer.price == 1)
    }

    @Test func aRequestFailsWithoutAConnection() async throws {
        let app = try await StoreSamples.launch()
        app.system.store.isOffline = true
        #expect(try await load(["sauce"], in: app).isEmpty)
        #expect(observer.calls == ["failure 0"])
    }

    @Test func aCancelledRequestNotifiesNobodyAndMayStartAgain() async throws {
        let app = try await StoreSamples.launch()
        let request = SKProductsRequest(productIdentifiers: ["sauce"])
        request.delegate = observer
        request.start()
        request.start()
        request.cancel()
        try await app.settle()
        #expect(observer.calls.isEmpty)
        request.start()
        try await app.settle()
        #expect(observer.calls == ["response", "finish"])
    }

    @Test func rawValuesAreApples() {
        #expect(SKPaymentTransactionState.deferred.rawValue == 4 && SKPaymentTransactionState.restored.rawValue == 3)
        #expect(SKProduct.PeriodUnit.year.rawValue == 3 && SKProductDiscount.PaymentMode.freeTrial.rawValue == 2)
        let codes: [SKError.Code] = [
            .unknown, .clientInvalid, .paymentCancelled, .paymentInvalid, .paymentNotAllowed, .storeProductNotAvailable,
            .cloudServicePermissionDenied, .cloudServiceNetworkConnectionFailed, .cloudServiceRevoked, .privacyAcknowledgementRequired,
            .unauthorizedRequestData, .invalidOfferIdentifier, .invalidSignature, .missingOfferParams, .invalidOfferPrice,
            .overlayCancelled,
            .overlayInvalidConfiguration, .overlayTimeout, .ineligibleForOffer, .unsupportedPlatform, .overlayPresentedInBackgroundScene,
        ]
        #expect(codes.map(\.rawValue) == Array(0...20))
        #expect(Set(codes.map { SKError($0).localizedDescription }).count == 21)
        #expect(Product.ProductType.autoRenewable.rawValue == "Auto-Renewable Subscription")
        #expect(Product.SubscriptionInfo.RenewalState.inGracePeriod.rawValue == 4)
    }

    @Test func errorsAreCaughtByTheirCodes() {
        for error: any Error in [SKError(.paymentCancelled), NSError(domain: SKErrorDomain, code: 2)] {
            do { throw error } catch SKError.paymentCancelled {} catch { fail("not caught: \(error)") }
        }
        #expect(!(SKError.Code.unknown ~= NSError(domain: "other", code: 0)))
        #expect(SKError(_nsError: NSError(domain: SKErrorDomain, code: 4)).code == .paymentNotAllowed)
    }

    @Test func paymentsAreCopiedWithTheirValues() throws {
        let payment = SKMutablePayment()
        payment.productIdentifier = "sauce"
        payment.quantity = 3
        payment.applicationUsername = "hash"
        payment.simulatesAskToBuyInSandbox = true
        let copy = try #require(payment.copy() as? SKPayment)
        #expect(!(copy is SKMutablePayment) && copy == payment && copy.quantity == 3 && copy.simulatesAskToBuyInSandbox)
        let mutable = try #require(copy.mutableCopy() as? SKMutablePayment)
        mutable.quantity = 4
        #expect(copy.quantity == 3 && mutable != copy && mutable.applicationUsername == "hash" && SKMutablePayment().quantity == 1)
    }
}
