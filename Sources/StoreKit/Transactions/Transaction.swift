internal import SystemServices

/// A purchase, or a renewal of a subscription.
///
/// - Source: https://developer.apple.com/documentation/storekit/transaction
public struct Transaction: Identifiable, Hashable, Sendable {
    /// The identifier.
    public let id: UInt64
    /// The identifier of the first transaction of the product or subscription.
    public let originalID: UInt64
    /// The identifier of the product.
    public let productID: String
    /// The kind of the product.
    public let productType: Product.ProductType
    /// The identifier of the subscription's group; `nil` for other products.
    public let subscriptionGroupID: String?
    /// The bundle identifier of the app.
    public let appBundleID: String
    /// The date of the purchase or renewal.
    public let purchaseDate: Date
    /// The date of the first transaction.
    public let originalPurchaseDate: Date
    /// The end of the subscription's period; `nil` for other products.
    public let expirationDate: Date?
    /// The number of products.
    public let purchasedQuantity: Int
    /// Whether the person changed to a higher level of the group within the period.
    public let isUpgraded: Bool
    /// The offer that applied; `nil` for the regular price.
    public let offer: Offer?
    /// The date of the refund; `nil` without one.
    public let revocationDate: Date?
    /// The reason of the refund; `nil` without one.
    public let revocationReason: RevocationReason?
    /// The account that the app specified; `nil` without one.
    public let appAccountToken: UUID?
    /// The relation of the person to the purchase: always `.purchased`.
    public let ownershipType: OwnershipType
    /// The reason of the transaction.
    public let reason: Reason
    /// The price that was paid, for all products.
    public let price: Decimal?
    /// The currency of the price.
    public let currency: Locale.Currency?
    /// The storefront of the purchase.
    public let storefront: Storefront
    /// The environment of the store.
    public let environment: AppStore.Environment
    /// The date of the purchase, renewal or refund.
    public let signedDate: Date

    init(_ transaction: StoreTransaction) {
        id = transaction.id
        originalID = transaction.originalID
        productID = transaction.productID
        productType = Product.ProductType(transaction.kind)
        subscriptionGroupID = transaction.groupID
        appBundleID = Bundle.main.bundleIdentifier ?? ""
        purchaseDate = transaction.purchaseDate
        originalPurchaseDate = transaction.originalPurchaseDate
        expirationDate = transaction.expirationDate
        purchasedQuantity = transaction.quantity
        isUpgraded = transaction.isUpgraded
        offer = transaction.offer.map { Offer($0) }
        revocationDate = transaction.revocationDate
        revocationReason = transaction.revocationReason.map { RevocationReason(rawValue: $0.rawValue) }
        appAccountToken = transaction.appAccountToken
        ownershipType = .purchased
        reason = transaction.reason == .purchase ? .purchase : .renewal
        price = transaction.price
        currency = Locale.Currency(transaction.currency)
        storefront = Storefront(StoreCountry(transaction.storefront) ?? StoreCountry(unknown: transaction.storefront))
        environment = .xcode
        signedDate = transaction.revocationDate ?? transaction.purchaseDate
    }

    /// The identifier of the promotional offer that applied; `nil` without one.
    public var offerID: String? { offer?.id }
    /// The kind of the offer that applied; `nil` without one.
    public var offerType: OfferType? { offer?.type }
    /// The country of the storefront as three letters.
    public var storefrontCountryCode: String { storefront.countryCode }

    /// The status of the transaction's subscription; `nil` for other products.
    nonisolated(nonsending) public var subscriptionStatus: Product.SubscriptionInfo.Status? {
        get async {
            guard let subscriptionGroupID else { return nil }
            return try? await Product.SubscriptionInfo.status(for: subscriptionGroupID).first
        }
    }

    /// Records that the app has unlocked the product. The store does not deliver the transaction again.
    nonisolated(nonsending) public func finish() async { StoreSession.current.finish(id) }
}
