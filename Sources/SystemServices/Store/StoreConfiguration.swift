import Foundation

/// The content of a `.storekit` file, which Xcode's editor for StoreKit configurations writes.
package struct StoreConfiguration: Hashable, Sendable {
    /// The settings of the file.
    package struct Settings: Hashable, Sendable {
        package var language = "en"
        package var locale = "en_US"
        package var country = StoreCountry.standard
        package var timeRate = StoreTimeRate.realTime
        /// Whether all purchases fail.
        package var failsPurchases = false
        /// Whether products cannot be loaded.
        package var failsProducts = false
        /// Whether restoring purchases fails.
        package var failsSync = false
        /// Whether another person must approve purchases.
        package var asksToBuy = false
        /// Whether purchases succeed without a sheet.
        package var disablesDialogs = false
        package var failsRenewals = false
        package var hasGracePeriod = false
    }

    /// A part of a file that cannot be used.
    package struct Problem: Hashable, Sendable {
        /// The path of the part, such as "products[2].displayPrice"; "" for the file.
        package let place: String
        /// The reason, one sentence.
        package let reason: String
    }

    package var products: [StoreProduct] = []
    package var settings = Settings()
    package var problems: [Problem] = []

    package init() {}

    /// Returns the product with an identifier.
    package subscript(_ id: String) -> StoreProduct? { products.first { $0.id == id } }
}
