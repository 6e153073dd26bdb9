internal import SystemServices

/// The texts of a payment sheet.
struct PaymentSummary: Sendable {
    /// The name of the product, with the number of products if it is not one.
    let name: String
    /// The kind of purchase.
    let kind: String
    /// The price of the first payment.
    let price: String
    /// The conditions of a subscription; `nil` for other products.
    let terms: String?
    /// The title of the button that confirms the purchase.
    let button: String

    /// Returns `nil` without the product.
    init?(_ purchase: StorePurchase, _ store: StoreService) {
        guard let product = store.product(purchase.productID) else { return nil }
        let style = Product.priceStyle(store)
        name = purchase.quantity == 1 ? product.name : "\(product.name) (\(purchase.quantity))"
        let isSubscription = product.kind == .autoRenewable
        kind = isSubscription ? "Subscription" : "In-App Purchase"
        guard purchase.offerID != nil || !store.isOwned(product.id) else {
            price = 0.formatted(.currency(code: store.country.currency).locale(store.priceLocale))
            terms = isSubscription ? "You are subscribed already." : "You have bought this before. It is free."
            button = isSubscription ? "OK" : "Get"
            return
        }
        guard let subscription = product.subscription else {
            price = (product.price * Decimal(purchase.quantity)).formatted(style)
            terms = nil
            button = "Purchase"
            return
        }
        let regular = "\(product.price.formatted(style)) per \(subscription.period.title)"
        button = "Subscribe"
        guard let offer = store.offer(for: purchase) else {
            price = regular
            terms = "Renews until it is cancelled."
            return
        }
        let length = offer.period.times(offer.periodCount).lengthTitle
        price =
            switch offer.mode {
            case .freeTrial: "\(length) free"
            case .payUpFront: "\(offer.price.formatted(style)) for \(length)"
            case .payAsYouGo: "\(offer.price.formatted(style)) per \(offer.period.title) for \(length)"
            }
        terms = "Then \(regular). Renews until it is cancelled."
    }
}
