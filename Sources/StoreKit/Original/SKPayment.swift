/// A request to buy a product.
///
/// - Source: https://developer.apple.com/documentation/storekit/skpayment
// Unchecked: only a subclass that the app has not passed to the queue changes the values. The queue copies it.
open class SKPayment: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    struct Values {
        var productIdentifier = ""
        var quantity = 1
        var requestData: Data?
        var applicationUsername: String?
        var simulatesAskToBuyInSandbox = false
        var paymentDiscount: SKPaymentDiscount?
    }

    var values: Values

    /// Creates a payment for one piece of a product.
    public required init(product: SKProduct) {
        values = Values(productIdentifier: product.productIdentifier)
        super.init()
    }

    init(_ values: Values) {
        self.values = values
        super.init()
    }

    /// The identifier of the product.
    open var productIdentifier: String { values.productIdentifier }
    /// The number of products; 1 by default.
    ///
    /// At most 10 for consumables and subscriptions without renewal, and 1 for others.
    open var quantity: Int { values.quantity }
    /// Reserved; `nil` by default.
    open var requestData: Data? { values.requestData }
    /// The name of the user in the app; `nil` by default.
    open var applicationUsername: String? { values.applicationUsername }
    /// Whether another person must approve the purchase; `false` by default.
    open var simulatesAskToBuyInSandbox: Bool { values.simulatesAskToBuyInSandbox }
    /// The promotional offer; `nil` by default. Its signature is not checked.
    open var paymentDiscount: SKPaymentDiscount? { values.paymentDiscount }

    /// Returns a payment with the same values.
    open func copy(with zone: NSZone? = nil) -> Any { SKPayment(values) }

    /// Returns a payment with the same values that can be changed.
    open func mutableCopy(with zone: NSZone? = nil) -> Any { SKMutablePayment(values) }

    /// Whether another payment has the same values.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? SKPayment else { return false }
        return other.productIdentifier == productIdentifier && other.quantity == quantity && other.requestData == requestData
            && other.applicationUsername == applicationUsername && other.simulatesAskToBuyInSandbox == simulatesAskToBuyInSandbox
            && other.paymentDiscount === paymentDiscount
    }

    /// A hash of the values.
    open override var hash: Int { productIdentifier.hashValue }
}
