internal import SystemServices

/// A product of the store.
///
/// - Source: https://developer.apple.com/documentation/storekit/skproduct
// Unchecked: all values are constants, and NSDecimalNumber cannot be changed.
open class SKProduct: NSObject, @unchecked Sendable {
    /// A unit of a period.
    public enum PeriodUnit: UInt, Sendable {
        /// A day.
        case day = 0
        /// A week.
        case week = 1
        /// A month.
        case month = 2
        /// A year.
        case year = 3
    }

    /// The identifier.
    public final let productIdentifier: String
    /// The name.
    public final let localizedTitle: String
    /// The description.
    public final let localizedDescription: String
    /// The price in the currency of ``priceLocale``.
    public final let price: NSDecimalNumber
    /// The locale for the price.
    public final let priceLocale: Locale
    /// Whether a family may share the product.
    public final let isFamilyShareable: Bool
    /// The length of a period; `nil` for products without renewal.
    public final let subscriptionPeriod: SKProductSubscriptionPeriod?
    /// The identifier of the group; `nil` for products without renewal.
    public final let subscriptionGroupIdentifier: String?
    /// The offer for new subscribers; `nil` without one.
    public final let introductoryPrice: SKProductDiscount?
    /// The promotional offers.
    public final let discounts: [SKProductDiscount]

    init(_ product: StoreProduct, _ locale: Locale) {
        productIdentifier = product.id
        localizedTitle = product.name
        localizedDescription = product.text
        price = NSDecimalNumber(decimal: product.price)
        priceLocale = locale
        isFamilyShareable = product.isFamilyShareable
        subscriptionPeriod = product.subscription.map { SKProductSubscriptionPeriod($0.period) }
        subscriptionGroupIdentifier = product.subscription?.groupID
        introductoryPrice = product.subscription?.introductoryOffer.map { SKProductDiscount($0, locale) }
        discounts = product.subscription?.promotionalOffers.map { SKProductDiscount($0, locale) } ?? []
        super.init()
    }
}

/// The length of a period of a subscription.
///
/// - Source: https://developer.apple.com/documentation/storekit/skproductsubscriptionperiod
// Unchecked: all values are constants.
open class SKProductSubscriptionPeriod: NSObject, @unchecked Sendable {
    /// The number of units.
    public final let numberOfUnits: Int
    /// The unit.
    public final let unit: SKProduct.PeriodUnit

    init(_ period: StorePeriod) {
        numberOfUnits = period.count
        unit =
            switch period.unit {
            case .day: .day
            case .week: .week
            case .month: .month
            case .year: .year
            }
        super.init()
    }
}
