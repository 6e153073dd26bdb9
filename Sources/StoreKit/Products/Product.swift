internal import SystemServices

/// A product of the store.
///
/// ```swift
/// let products = try await Product.products(for: ["com.example.sauce"])
/// let result = try await products[0].purchase()
/// ```
///
/// - Source: https://developer.apple.com/documentation/storekit/product
public struct Product: Identifiable, Hashable, Sendable {
    /// The identifier.
    public let id: String
    /// The kind.
    public let type: ProductType
    /// The name.
    public let displayName: String
    /// The description.
    public let description: String
    /// The price in the currency of the storefront.
    public let price: Decimal
    /// The price as text, such as "$4.99".
    public let displayPrice: String
    /// Whether a family may share the product.
    public let isFamilyShareable: Bool
    /// The subscription; `nil` for products without renewal.
    public let subscription: SubscriptionInfo?
    /// The style of ``displayPrice``.
    public let priceFormatStyle: Decimal.FormatStyle.Currency

    init(_ product: StoreProduct, _ style: Decimal.FormatStyle.Currency) {
        id = product.id
        type = ProductType(product.kind)
        displayName = product.name
        description = product.text
        price = product.price
        displayPrice = product.price.formatted(style)
        isFamilyShareable = product.isFamilyShareable
        subscription = product.subscription.map { SubscriptionInfo($0, style) }
        priceFormatStyle = style
    }

    /// Returns the products with identifiers, in the order of the `.storekit` file. Identifiers without a product are
    /// ignored.
    ///
    /// - Throws: ``StoreKitError`` if the store cannot be reached.
    nonisolated(nonsending) public static func products<Identifiers: Collection>(for identifiers: Identifiers) async throws -> [Product]
    where Identifiers.Element == String {
        let ids = Set(identifiers)
        _ = StoreSession.current
        let store = SystemServices.current.store
        store.record("loads \(ids.count) products")
        if store.isOffline { throw StoreKitError.networkError(URLError(.notConnectedToInternet)) }
        if store.failsProducts { throw StoreKitError.unknown }
        let style = Self.priceStyle(store)
        return store.products.filter { ids.contains($0.id) }.map { Product($0, style) }
    }

    /// The style of prices in the storefront.
    static func priceStyle(_ store: StoreService) -> Decimal.FormatStyle.Currency {
        Decimal.FormatStyle.Currency(code: store.country.currency, locale: store.priceLocale)
    }

    /// The last transaction of the product; `nil` if the person has not bought it.
    nonisolated(nonsending) public var latestTransaction: VerificationResult<Transaction>? {
        get async { await Transaction.latest(for: id) }
    }

    /// The transaction that entitles the person to the product; `nil` without one.
    @available(*, deprecated, message: "Use currentEntitlements.")
    nonisolated(nonsending) public var currentEntitlement: VerificationResult<Transaction>? {
        get async { await Transaction.entitlement(for: id) }
    }

    /// The transactions that entitle the person to the product.
    public var currentEntitlements: Transaction.Transactions { Transaction.currentEntitlements(for: id) }
}
