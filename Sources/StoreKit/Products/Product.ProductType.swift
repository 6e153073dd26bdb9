internal import SystemServices

extension Product {
    /// The kind of a product.
    ///
    /// - Source: https://developer.apple.com/documentation/storekit/product/producttype
    public struct ProductType: RawRepresentable, Hashable, Codable, Sendable {
        /// The name.
        public let rawValue: String

        /// Creates a kind with a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A product that is used up.
        public static let consumable = ProductType(rawValue: "Consumable")
        /// A product that is bought once.
        public static let nonConsumable = ProductType(rawValue: "Non-Consumable")
        /// A subscription that ends without renewal.
        public static let nonRenewable = ProductType(rawValue: "Non-Renewing Subscription")
        /// A subscription that renews until it is cancelled.
        public static let autoRenewable = ProductType(rawValue: "Auto-Renewable Subscription")

        /// The name for people.
        public var localizedDescription: String { rawValue }

        init(_ kind: StoreProduct.Kind) {
            switch kind {
            case .consumable: self = .consumable
            case .nonConsumable: self = .nonConsumable
            case .nonRenewable: self = .nonRenewable
            case .autoRenewable: self = .autoRenewable
            }
        }
    }
}
