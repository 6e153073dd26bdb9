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

extension StoreTransaction {
    /// Reads a transaction. A missing value that has a default was added after the file was written.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        id = try values.decode(UInt64.self, forKey: .id)
        originalID = try values.decodeIfPresent(UInt64.self, forKey: .originalID) ?? id
        productID = try values.decode(String.self, forKey: .productID)
        kind = try values.decode(StoreProduct.Kind.self, forKey: .kind)
        groupID = try values.decodeIfPresent(String.self, forKey: .groupID)
        purchaseDate = try values.decode(Date.self, forKey: .purchaseDate)
        originalPurchaseDate = try values.decodeIfPresent(Date.self, forKey: .originalPurchaseDate) ?? purchaseDate
        expirationDate = try values.decodeIfPresent(Date.self, forKey: .expirationDate)
        quantity = try values.decodeIfPresent(Int.self, forKey: .quantity) ?? 1
        price = try values.decode(Decimal.self, forKey: .price)
        currency = try values.decode(String.self, forKey: .currency)
        storefront = try values.decode(String.self, forKey: .storefront)
        reason = try values.decodeIfPresent(Reason.self, forKey: .reason) ?? .purchase
        offer = try values.decodeIfPresent(Offer.self, forKey: .offer)
        appAccountToken = try values.decodeIfPresent(UUID.self, forKey: .appAccountToken)
        applicationUsername = try values.decodeIfPresent(String.self, forKey: .applicationUsername)
        isUpgraded = try values.decodeIfPresent(Bool.self, forKey: .isUpgraded) ?? false
        isFinished = try values.decodeIfPresent(Bool.self, forKey: .isFinished) ?? false
        revocationDate = try values.decodeIfPresent(Date.self, forKey: .revocationDate)
        revocationReason = try values.decodeIfPresent(RevocationReason.self, forKey: .revocationReason)
    }
}
