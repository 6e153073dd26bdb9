internal import SystemServices

/// An offer of a lower price.
///
/// - Source: https://developer.apple.com/documentation/storekit/skproductdiscount
// Unchecked: all values are constants, and NSDecimalNumber cannot be changed.
open class SKProductDiscount: NSObject, @unchecked Sendable {
    /// The way in which the person pays.
    public enum PaymentMode: UInt, Sendable {
        /// The price is paid in each period.
        case payAsYouGo = 0
        /// The price is paid once.
        case payUpFront = 1
        /// Nothing is paid.
        case freeTrial = 2
    }

    /// The kind of offer.
    public enum `Type`: UInt, Sendable {
        /// For new subscribers.
        case introductory = 0
        /// For present and former subscribers.
        case subscription = 1
    }

    /// The identifier of a promotional offer; `nil` for an introductory one.
    public final let identifier: String?
    /// The price in the currency of ``priceLocale``.
    public final let price: NSDecimalNumber
    /// The locale for the price.
    public final let priceLocale: Locale
    /// The length of one period.
    public final let subscriptionPeriod: SKProductSubscriptionPeriod
    /// The number of periods.
    public final let numberOfPeriods: Int
    /// The way in which the person pays.
    public final let paymentMode: PaymentMode
    /// The kind of offer.
    public final let type: `Type`

    init(_ offer: StoreOffer, _ locale: Locale) {
        identifier = offer.id
        price = NSDecimalNumber(decimal: offer.price)
        priceLocale = locale
        subscriptionPeriod = SKProductSubscriptionPeriod(offer.period)
        numberOfPeriods = offer.periodCount
        paymentMode =
            switch offer.mode {
            case .freeTrial: .freeTrial
            case .payAsYouGo: .payAsYouGo
            case .payUpFront: .payUpFront
            }
        type = offer.kind == .introductory ? .introductory : .subscription
        super.init()
    }
}
