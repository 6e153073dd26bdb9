/// A request to buy a product that the app can change until it adds the request to the queue.
///
/// - Source: https://developer.apple.com/documentation/storekit/skmutablepayment
// Unchecked: as for the superclass.
open class SKMutablePayment: SKPayment, @unchecked Sendable {
    /// Creates a payment without a product.
    public init() { super.init(Values()) }

    /// Creates a payment for one piece of a product.
    public required init(product: SKProduct) { super.init(Values(productIdentifier: product.productIdentifier)) }

    override init(_ values: Values) { super.init(values) }

    /// The identifier of the product.
    open override var productIdentifier: String {
        get { values.productIdentifier }
        set { values.productIdentifier = newValue }
    }

    /// The number of products; 1 by default.
    ///
    /// At most 10 for consumables and subscriptions without renewal, and 1 for others.
    open override var quantity: Int {
        get { values.quantity }
        set { values.quantity = newValue }
    }

    /// Reserved; `nil` by default.
    open override var requestData: Data? {
        get { values.requestData }
        set { values.requestData = newValue }
    }

    /// The name of the user in the app; `nil` by default.
    open override var applicationUsername: String? {
        get { values.applicationUsername }
        set { values.applicationUsername = newValue }
    }

    /// Whether another person must approve the purchase; `false` by default.
    open override var simulatesAskToBuyInSandbox: Bool {
        get { values.simulatesAskToBuyInSandbox }
        set { values.simulatesAskToBuyInSandbox = newValue }
    }

    /// The promotional offer; `nil` by default.
    open override var paymentDiscount: SKPaymentDiscount? {
        get { values.paymentDiscount }
        set { values.paymentDiscount = newValue }
    }
}
