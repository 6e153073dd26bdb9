internal import SystemServices

extension Product {
    /// An option of a purchase.
    ///
    /// - Source: https://developer.apple.com/documentation/storekit/product/purchaseoption
    public struct PurchaseOption: Hashable, Sendable {
        private enum Value: Hashable, Sendable {
            case appAccountToken(UUID)
            case quantity(Int)
            case asksToBuy(Bool)
            case promotionalOffer(String)
            case custom(String, String)
            case storefrontChange(StorefrontChange)
        }

        /// A closure, which is equal to itself only.
        private final class StorefrontChange: Hashable, Sendable {
            let shouldContinue: @Sendable (Storefront) -> Bool

            init(_ shouldContinue: @escaping @Sendable (Storefront) -> Bool) { self.shouldContinue = shouldContinue }

            static func == (first: StorefrontChange, second: StorefrontChange) -> Bool { first === second }

            func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
        }

        private let value: Value

        private init(_ value: Value) { self.value = value }

        /// Associates the transaction with an account of the app.
        public static func appAccountToken(_ token: UUID) -> PurchaseOption { PurchaseOption(.appAccountToken(token)) }

        /// Buys several products; 1 by default. At most 10 for consumables and subscriptions without renewal, and 1 for
        /// others.
        public static func quantity(_ quantity: Int) -> PurchaseOption { PurchaseOption(.quantity(quantity)) }

        /// Simulates that another person must approve the purchase.
        public static func simulatesAskToBuyInSandbox(_ simulateAskToBuy: Bool) -> PurchaseOption {
            PurchaseOption(.asksToBuy(simulateAskToBuy))
        }

        /// Applies a promotional offer.
        ///
        /// > Difference from Apple: The signature is not checked, because Apple's key is not here.
        ///
        /// - Parameters:
        ///   - offerID: The identifier of the offer.
        ///   - keyID: The identifier of the key.
        ///   - nonce: The number that the signature contains.
        ///   - signature: The signature.
        ///   - timestamp: The time of the signature.
        public static func promotionalOffer(
            offerID: String, keyID: String, nonce: UUID, signature: Data, timestamp: Int
        ) -> PurchaseOption {
            PurchaseOption(.promotionalOffer(offerID))
        }

        /// Adds a value for the store, which does not use it.
        public static func custom(key: String, value: String) -> PurchaseOption { PurchaseOption(.custom(key, value)) }

        /// Adds a value for the store, which does not use it.
        public static func custom(key: String, value: Double) -> PurchaseOption { PurchaseOption(.custom(key, "\(value)")) }

        /// Adds a value for the store, which does not use it.
        public static func custom(key: String, value: Bool) -> PurchaseOption { PurchaseOption(.custom(key, "\(value)")) }

        /// Adds a value for the store, which does not use it.
        public static func custom(key: String, value: Data) -> PurchaseOption {
            PurchaseOption(.custom(key, value.base64EncodedString()))
        }

        /// Decides whether a purchase continues after the country of the App Store changed meanwhile.
        ///
        /// - Parameter shouldContinuePurchase: Called with the new storefront, on the main thread.
        public static func onStorefrontChange(
            shouldContinuePurchase: @escaping @Sendable (Storefront) -> Bool
        ) -> PurchaseOption {
            PurchaseOption(.storefrontChange(StorefrontChange(shouldContinuePurchase)))
        }

        /// Returns the purchase of a product with options.
        static func purchase(of productID: String, _ options: Set<PurchaseOption>, _ store: StoreService) -> StorePurchase {
            var quantity = 1
            var token: UUID?
            var offerID: String?
            for option in options {
                switch option.value {
                case .quantity(let value): quantity = value
                case .appAccountToken(let value): token = value
                case .promotionalOffer(let value): offerID = value
                case .asksToBuy, .custom, .storefrontChange: break
                }
            }
            return StorePurchase(
                id: store.nextPurchaseID(), productID: productID, quantity: quantity, appAccountToken: token, offerID: offerID)
        }

        /// Returns whether a purchase continues in another storefront; `true` without an option.
        static func continues(in storefront: Storefront, _ options: Set<PurchaseOption>) -> Bool {
            options.allSatisfy { option in
                if case .storefrontChange(let change) = option.value { change.shouldContinue(storefront) } else { true }
            }
        }
    }
}
