import Foundation

/// A purchase, or a renewal of a subscription.
public struct StoreTransaction: Hashable, Codable, Sendable {
    /// The reason of a transaction.
    public enum Reason: String, Codable, Sendable {
        /// The person bought the product.
        case purchase
        /// A subscription renewed.
        case renewal
    }

    /// The reason of a refund. The raw values are Apple's.
    public enum RevocationReason: Int, Codable, Sendable {
        /// Another reason, such as a purchase by accident.
        case other = 0
        /// A problem of the app.
        case developerIssue = 1
    }

    /// An offer that applied to a transaction.
    public struct Offer: Hashable, Codable, Sendable {
        /// The reason of the offer.
        public let kind: StoreOffer.Kind
        /// The identifier of a promotional offer.
        public let id: String?
        /// The way in which the person pays.
        public let mode: StoreOffer.Mode
        /// The length of one period.
        public let period: StorePeriod
    }

    /// The identifier; 1 for the first transaction.
    public let id: UInt64
    /// The identifier of the first transaction of the product, or of the subscription.
    public let originalID: UInt64
    /// The identifier of the product.
    public let productID: String
    /// The kind of the product.
    public let kind: StoreProduct.Kind
    /// The identifier of the subscription's group; `nil` for other products.
    public let groupID: String?
    /// The date of the purchase or renewal.
    public let purchaseDate: Date
    /// The date of the first transaction.
    public let originalPurchaseDate: Date
    /// The end of the subscription's period; `nil` for other products.
    public internal(set) var expirationDate: Date?
    /// The number of products.
    public let quantity: Int
    /// The price that was paid, for all products.
    public let price: Decimal
    /// The code of the currency, such as "USD".
    public let currency: String
    /// The country of the storefront, as three letters.
    public let storefront: String
    /// The reason of the transaction.
    public let reason: Reason
    /// The offer that applied; `nil` for the regular price.
    public let offer: Offer?
    /// The account that the app specified; `nil` without one.
    public let appAccountToken: UUID?
    /// The name of the user that the app specified; `nil` without one.
    public let applicationUsername: String?
    /// Whether the person changed to a higher level of the group within the period.
    public internal(set) var isUpgraded = false
    /// Whether the app finished the transaction.
    public internal(set) var isFinished = false
    /// The date of the refund; `nil` without one.
    public internal(set) var revocationDate: Date?
    /// The reason of the refund; `nil` without one.
    public internal(set) var revocationReason: RevocationReason?
}
