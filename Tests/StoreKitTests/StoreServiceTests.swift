import Foundation
import Synchronization
import Testing

@testable import SystemServices

/// Purchases and subscriptions, without an app.
struct StoreServiceTests {
    /// A date that a test moves.
    private final class TestClock: Sendable {
        private let date = Mutex(Date(timeIntervalSince1970: 1_800_000_000))
        var now: Date { date.withLock { $0 } }
        func advance(_ seconds: TimeInterval) { date.withLock { $0 += seconds } }
    }

    private let clock = TestClock()
    private let store: StoreService

    init() {
        store = StoreService(requests: RequestLog())
        store.load(contents: StoreSamples.file(settings: "{\"_timeRate\": 15}"))
        store.setClock { [clock] in clock.now }
    }

    private func advance(_ seconds: TimeInterval) {
        clock.advance(seconds)
        store.advance()
    }

    private func buy(_ id: String, offer: String? = nil) -> StoreTransaction? {
        let purchase = StorePurchase(id: store.nextPurchaseID(), productID: id, offerID: offer)
        guard store.failure(of: purchase) == nil, case .purchased(let transaction) = store.complete(purchase) else { return nil }
        return transaction
    }

    private var subscription: StoreSubscription? { store.subscriptions.first }
    private var names: [String] { store.transactions.map { "\($0.productID) \($0.reason.rawValue) \($0.price)" } }

    @Test func aSubscriptionRenewsUntilItIsTurnedOff() throws {
        let first = try #require(buy("gold"))
        #expect(first.expirationDate == clock.now.addingTimeInterval(30) && subscription?.state == .subscribed)
        advance(29)
        #expect(store.transactions.count == 1)
        advance(1)
        #expect(names == ["gold purchase 19.99", "gold renewal 19.99"])
        #expect(store.transactions[1].originalID == first.id && store.transactions[1].purchaseDate == first.expirationDate)
        #expect(store.transactions[1].originalPurchaseDate == first.purchaseDate)
        #expect(store.entitlements.map(\.id) == [store.transactions[1].id])
        #expect(store.setAutoRenew(false, "gold"))
        advance(30)
        #expect(store.transactions.count == 2 && subscription?.state == .expired && subscription?.expirationReason == .autoRenewDisabled)
        #expect(store.entitlements.isEmpty && store.nextDate == nil)
        #expect(!store.renew("gold") && !store.expire("gold") && !store.setAutoRenew(true, "gold"))
    }

    @Test func aFreeTrialIsFollowedByTheRegularPriceAndIsUsedOnce() throws {
        #expect(store.isEligibleForIntroduction("G1"))
        let trial = try #require(buy("silver"))
        #expect(trial.price == 0 && trial.offer?.mode == .freeTrial && trial.expirationDate == clock.now.addingTimeInterval(10))
        #expect(!store.isEligibleForIntroduction("G1"))
        advance(10)
        #expect(names == ["silver purchase 0", "silver renewal 4.99"] && store.transactions[1].offer == nil)
        #expect(store.expire("silver"))
        advance(100)
        let again = try #require(buy("silver"))
        #expect(again.offer == nil && again.price == Decimal(string: "4.99") && again.originalID == trial.id && again.reason == .purchase)
    }

    @Test func anOfferThatIsPaidInEachPeriodLastsForItsPeriods() {
        _ = buy("bronze")
        #expect(subscription?.renewalPrice == 1)
        advance(30)
        #expect(subscription?.renewalPrice == nil)
        advance(30)
        #expect(names == ["bronze purchase 1", "bronze renewal 1", "bronze renewal 2.99"])
        #expect(store.transactions.map { $0.offer?.kind } == [.introductory, .introductory, nil])
    }

    @Test func promotionalOffersAreForFormerSubscribers() throws {
        #expect(store.failure(of: StorePurchase(id: 1, productID: "gold", offerID: "back")) == .ineligibleForOffer)
        #expect(store.failure(of: StorePurchase(id: 1, productID: "gold", offerID: "other")) == .invalidOfferIdentifier)
        #expect(store.failure(of: StorePurchase(id: 1, productID: "sauce", offerID: "back")) == .invalidOfferIdentifier)
        _ = buy("gold")
        #expect(store.expire("gold"))
        let back = try #require(buy("gold", offer: "back"))
        #expect(
            back.price == Decimal(string: "5.99") && back.offer?.id == "back" && back.expirationDate == clock.now.addingTimeInterval(90))
        advance(90)
        #expect(store.transactions.last?.offer == nil && store.transactions.last?.price == Decimal(string: "19.99"))
    }

    @Test func aPromotionalOfferOfAPresentSubscriberBeginsWithTheNextPeriod() throws {
        let first = try #require(buy("gold"))
        #expect(buy("gold", offer: "back")?.id == first.id && subscription?.renewalPrice == Decimal(string: "5.99"))
        advance(30)
        #expect(store.transactions.last?.offer?.id == "back" && store.transactions.last?.expirationDate == clock.now.addingTimeInterval(90))
        advance(90)
        #expect(store.transactions.last?.offer == nil && store.transactions.count == 3)
    }

    @Test func anUpgradeBeginsAtOnceAndADowngradeWithTheNextPeriod() throws {
        let silver = try #require(buy("silver"))
        advance(5)
        let gold = try #require(buy("gold"))
        #expect(store.transactions[0].isUpgraded && gold.originalID == silver.id && gold.purchaseDate == clock.now)
        #expect(store.subscriptions.count == 1 && store.entitlements.map(\.productID) == ["gold"])
        #expect(buy("bronze")?.id == gold.id && subscription?.nextProductID == "bronze" && subscription?.productID == "gold")
        advance(30)
        #expect(subscription?.productID == "bronze" && store.entitlements.map(\.productID) == ["bronze"])
        // Another period of the same level begins with the next period, too.
        #expect(buy("silver")?.productID == "silver")
        #expect(buy("silver.year")?.productID == "silver" && subscription?.nextProductID == "silver.year")
        // Buying the present product again withdraws the change.
        #expect(buy("silver")?.productID == "silver" && subscription?.nextProductID == "silver")
    }

    @Test func aFailedPaymentLeadsToGraceAndRetryAndThenToTheEnd() throws {
        _ = buy("gold")
        store.failsRenewals = true
        store.hasGracePeriod = true
        advance(30)
        #expect(subscription?.state == .inGracePeriod && subscription?.gracePeriodEnd == clock.now.addingTimeInterval(15))
        #expect(store.entitlements.count == 1)
        advance(15)
        #expect(subscription?.state == .inBillingRetry && store.entitlements.isEmpty)
        advance(44)
        #expect(subscription?.state == .inBillingRetry)
        advance(1)
        #expect(subscription?.state == .expired && subscription?.expirationReason == .billingError && store.transactions.count == 1)
        #expect(!store.resolveIssue("gold"))
    }

    @Test func aPaymentInTheGracePeriodContinuesThePeriodAndALaterOneBeginsAnother() throws {
        let first = try #require(buy("gold"))
        store.failsRenewals = true
        store.hasGracePeriod = true
        advance(35)
        #expect(store.resolveIssue("gold") && subscription?.state == .subscribed)
        #expect(store.transactions.last?.expirationDate == first.expirationDate?.addingTimeInterval(30))
        store.hasGracePeriod = false
        advance(25)
        #expect(subscription?.state == .inBillingRetry)
        advance(20)
        #expect(store.resolveIssue("gold") && store.transactions.last?.expirationDate == clock.now.addingTimeInterval(30))
        #expect(store.transactions.count == 3 && !store.resolveIssue("gold"))
    }

    @Test func refundingThePresentPeriodEndsASubscription() throws {
        let first = try #require(buy("gold"))
        advance(30)
        #expect(store.refund(first.id) && subscription?.state == .subscribed && store.entitlements.count == 1)
        #expect(!store.refund(first.id))
        #expect(store.refund("gold", reason: .developerIssue) && subscription?.state == .revoked && store.nextDate == nil)
        #expect(store.transactions.last?.revocationDate == clock.now && store.transactions.last?.revocationReason == .developerIssue)
        #expect(store.entitlements.isEmpty && !store.refund("sauce"))
    }

    @Test func aProductThatIsNoLongerForSaleEndsASubscription() {
        _ = buy("gold")
        store.load(contents: "{\"settings\": {\"_timeRate\": 15}}")
        advance(30)
        #expect(subscription?.state == .expired && subscription?.expirationReason == .productUnavailable)
    }

    @Test func withoutConsentToAHigherPriceASubscriptionEnds() {
        #expect(!store.requestPriceConsent("gold"))
        _ = buy("gold")
        #expect(!store.answerPriceConsent("gold", agrees: true) && store.requestPriceConsent("gold"))
        #expect(subscription?.priceIncrease == .pending && store.answerPriceConsent("gold", agrees: true))
        #expect(subscription?.priceIncrease == .agreed)
        advance(30)
        #expect(subscription?.state == .subscribed && subscription?.priceIncrease == StoreSubscription.PriceIncrease.none)
        #expect(store.requestPriceConsent("gold"))
        advance(30)
        #expect(subscription?.expirationReason == .didNotConsentToPriceIncrease)
    }

    @Test func renewalsAfterALongTimeAreLimited() {
        store.timeRate = .oneRenewalEveryTwoSeconds
        _ = buy("gold")
        advance(1_000_000)
        #expect(store.transactions.count == 102 && store.entitlements.count == 1)
        #expect(subscription?.nextDate == clock.now.addingTimeInterval(2))
    }

    @Test func entitlementsAreNeitherConsumablesNorRefundedProducts() throws {
        for id in ["sauce", "recipes", "season", "season"] { _ = buy(id) }
        #expect(store.entitlements.map(\.productID) == ["season", "season", "recipes"])
        // A product that is owned is not bought twice.
        #expect(buy("recipes")?.id == store.latest(of: "recipes")?.id && store.transactions.count == 4 && store.isOwned("recipes"))
        #expect(store.refund("recipes") && !store.isOwned("recipes"))
        #expect(buy("recipes")?.id == store.transactions.last?.id && store.transactions.count == 5)
    }

    @Test func quantitiesAreLimited() {
        func failure(_ id: String, _ quantity: Int) -> StoreService.Failure? {
            store.failure(of: StorePurchase(id: 1, productID: id, quantity: quantity))
        }
        #expect(failure("sauce", 10) == nil && failure("sauce", 11) == .invalidQuantity && failure("sauce", 0) == .invalidQuantity)
        #expect(failure("recipes", 2) == .invalidQuantity && failure("gold", 2) == .invalidQuantity)
        #expect(failure("unknown", 1) == .productUnavailable)
    }

    @Test func purchasesAreSaved() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("store-\(UUID().uuidString).json")
        defer { try? FileManager.default.removeItem(at: file) }
        let first = StoreService(requests: RequestLog(), file: file)
        first.load(contents: StoreSamples.file())
        #expect(first.buy("recipes") && first.buy("gold") && first.requestReview())
        let second = StoreService(requests: RequestLog(), file: file)
        #expect(second.transactions == first.transactions && second.subscriptions == first.subscriptions)
        #expect(second.reviewPrompts == first.reviewPrompts)
        second.clear()
        #expect(StoreService(requests: RequestLog(), file: file).transactions.isEmpty)
    }

    @Test func aDamagedFileIsKept() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("store-\(UUID().uuidString)", isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("store.json")
        try Data("broken".utf8).write(to: file)
        let store = StoreService(requests: RequestLog(), file: file)
        store.load(contents: StoreSamples.file())
        #expect(store.transactions.isEmpty && store.buy("recipes"))
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        let damaged = try #require(names.first { $0.hasPrefix("store.json.damaged-") })
        #expect(names == ["store.json", damaged])
        #expect(try Data(contentsOf: folder.appendingPathComponent(damaged)) == Data("broken".utf8))
        #expect(StoreService(requests: RequestLog(), file: file).transactions.map(\.productID) == ["recipes"])
    }

    @Test func aFileOfAnEarlierVersionIsRead() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("store-\(UUID().uuidString).json")
        defer { try? FileManager.default.removeItem(at: file) }
        let transaction = """
            {"id": 3, "productID": "gold", "kind": "RecurringSubscription", "purchaseDate": 9, "price": 1, "currency": "USD", "storefront": "USA"}
            """
        let subscription = #"{"groupID": "G1", "originalID": 3, "productID": "gold", "startDate": 9}"#
        try Data(#"{"transactions": [\#(transaction)], "subscriptions": [\#(subscription)]}"#.utf8).write(to: file)
        let purchases = StoreFile.read(file)
        #expect(purchases.problem == nil)
        let bought = try #require(purchases.ledger.transactions.first)
        #expect(bought.originalID == 3 && bought.quantity == 1 && !bought.isFinished && bought.reason == .purchase)
        let active = try #require(purchases.ledger.subscriptions.first)
        #expect(active.isActive && active.willAutoRenew && active.nextProductID == "gold" && active.priceIncrease == .none)
        try Data(#"{"lastID": 7}"#.utf8).write(to: file)
        #expect(StoreFile.read(file).problem == nil)
        #expect(StoreService(requests: RequestLog(), file: file).nextPurchaseID() == 8)
    }

    @Test func aProductThatIsNoSubscriptionAnyMoreDoesNotRenew() {
        _ = buy("gold")
        let product = #"{"displayPrice": "1.99", "productID": "gold", "referenceName": "Gold", "type": "NonConsumable"}"#
        store.load(contents: "{\"products\": [\(product)]}")
        advance(86_400 * 400)
        #expect(subscription?.state == .expired && subscription?.expirationReason == .productUnavailable)
    }

    @Test func thePersonIsAskedForAReviewThreeTimesInAYear() {
        let day: TimeInterval = 86_400
        for _ in 1...3 {
            #expect(store.requestReview())
            clock.advance(100 * day)
        }
        #expect(!store.requestReview())
        clock.advance(64 * day)
        #expect(!store.requestReview())
        // The first prompt was 365 days ago.
        clock.advance(day)
        #expect(store.requestReview() && !store.requestReview())
        #expect(store.reviewRequestCount == 7 && store.reviewPrompts.count == 3)
    }

    @Test func identifiersContinueAfterClearing() {
        #expect(store.buy("sauce"))
        let last = store.transactions.last?.id ?? 0
        store.clear()
        #expect(store.buy("sauce") && (store.transactions.last?.id ?? 0) > last)
    }
}
