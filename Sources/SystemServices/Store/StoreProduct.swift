import Foundation

/// A product that the app sells.
public struct StoreProduct: Hashable, Codable, Sendable {
    /// The kind of a product. The raw value is that of a `.storekit` file.
    public enum Kind: String, CaseIterable, Codable, Sendable {
        /// A product that is used up.
        case consumable = "Consumable"
        /// A product that is bought once.
        case nonConsumable = "NonConsumable"
        /// A subscription that ends without renewal. The app decides when.
        case nonRenewable = "NonRenewingSubscription"
        /// A subscription that renews until it is cancelled.
        case autoRenewable = "RecurringSubscription"
    }

    /// The part of a product that only subscriptions with renewal have.
    public struct Subscription: Hashable, Codable, Sendable {
        /// The identifier of the group. A person has at most one subscription of a group.
        public let groupID: String
        /// The name of the group.
        public let groupName: String
        /// The level of service; 1 is the highest.
        public let level: Int
        /// The length of a period.
        public let period: StorePeriod
        /// The offer for new subscribers; `nil` without one.
        public let introductoryOffer: StoreOffer?
        /// The offers for former and present subscribers.
        public let promotionalOffers: [StoreOffer]
    }

    /// The identifier.
    public let id: String
    /// The kind.
    public let kind: Kind
    /// The name in the language of the file.
    public let name: String
    /// The description in the language of the file.
    public let text: String
    /// The price in the currency of the storefront.
    public let price: Decimal
    /// Whether a family may share the product.
    public let isFamilyShareable: Bool
    /// The subscription; `nil` for products without renewal.
    public let subscription: Subscription?
}
