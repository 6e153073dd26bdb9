import Foundation
import Testing

@testable import SystemServices

/// Transactions and subscriptions in files of this version and of others.
struct SavedPurchaseTests {
    private static func date(_ seconds: TimeInterval) -> Date { Date(timeIntervalSinceReferenceDate: seconds) }

    private let transaction = StoreTransaction(
        id: 4, originalID: 3, productID: "gold", kind: .autoRenewable, groupID: "G1", purchaseDate: date(9), originalPurchaseDate: date(8),
        expirationDate: date(20), quantity: 2, price: 5, currency: "EUR", storefront: "DEU", reason: .renewal,
        offer: StoreTransaction.Offer(kind: .promotional, id: "back", mode: .payUpFront, period: StorePeriod(3, .month)),
        appAccountToken: UUID(), applicationUsername: "Kim", isUpgraded: true, isFinished: true, revocationDate: date(10),
        revocationReason: .developerIssue)

    private let subscription = StoreSubscription(
        groupID: "G1", originalID: 3, productID: "gold", nextProductID: "silver", state: .inGracePeriod, willAutoRenew: false,
        expirationReason: .billingError, gracePeriodEnd: date(30), priceIncrease: .pending, startDate: date(8),
        offer: StoreOffer(kind: .introductory, id: "first", mode: .payAsYouGo, price: 1, period: StorePeriod(1, .week), periodCount: 2),
        remainingOfferPeriods: 1, retryEnd: date(40), nextDate: date(30))

    /// Reads the value, and again without each of its values in turn. Returns the names of those that must be there.
    private func required<Value: Codable & Equatable>(of value: Value) throws -> Set<String> {
        let data = try JSONEncoder().encode(value)
        #expect(try JSONDecoder().decode(Value.self, from: data) == value)
        let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        #expect(object.count == Mirror(reflecting: value).children.count)
        return Set(
            try object.keys.filter { key in
                let rest = try JSONSerialization.data(withJSONObject: object.filter { $0.key != key })
                return (try? JSONDecoder().decode(Value.self, from: rest)) == nil
            })
    }

    @Test func allValuesOfATransactionAreSavedAndMostAreOptional() throws {
        #expect(
            try required(of: transaction) == ["id", "productID", "kind", "purchaseDate", "price", "currency", "storefront"])
    }

    @Test func allValuesOfASubscriptionAreSavedAndMostAreOptional() throws {
        #expect(try required(of: subscription) == ["groupID", "originalID", "productID", "startDate"])
    }

    @Test func unknownValuesOfAFileAreIgnored() throws {
        let text = #"{"lastID": 7, "coupons": [1], "pending": [{"id": 5, "productID": "sauce", "quantity": 1, "gift": {"to": "Kim"}}]}"#
        let ledger = try JSONDecoder().decode(StoreLedger.self, from: Data(text.utf8))
        #expect(ledger.pending == [StorePurchase(id: 5, productID: "sauce")])
    }
}
